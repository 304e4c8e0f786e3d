package store

import (
	"fmt"
	"strings"
	"sync"

	"ninefold/gui/page"
)

// browserStorage keeps files in the browser's storage, each as an item, which is written as a whole.
type browserStorage struct {
	keep  func(name string, text *string) error
	mutex sync.Mutex
	items map[string]string // what the browser keeps, by file name
}

func openStorage(string) storage { return &browserStorage{keep: page.Keep, items: page.Kept()} }

func (p *browserStorage) load(name string) ([]byte, error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if text, ok := p.items[name]; ok {
		return []byte(text), nil
	}
	return nil, nil
}

func (p *browserStorage) names(folder string) (names []string) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for name := range p.items {
		if strings.HasPrefix(name, folder+"/") {
			names = append(names, name)
		}
	}
	return names
}

func (p *browserStorage) version(name string) string {
	if text, _ := p.load(name); text != nil {
		return fmt.Sprint(len(text))
	}
	return ""
}

func (p *browserStorage) replace(name string, text []byte) error {
	kept := string(text)
	if err := p.keep(name, &kept); err != nil {
		return err
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.items[name] = kept
	return nil
}

func (p *browserStorage) remove(name string) error {
	if err := p.keep(name, nil); err != nil {
		return err
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	delete(p.items, name)
	return nil
}

func (p *browserStorage) setAside(name string) (aside string, err error) {
	text, _ := p.load(name)
	for n := 1; ; n++ {
		aside = fmt.Sprintf("%s.damaged-%d", name, n)
		if taken, _ := p.load(aside); taken == nil {
			break
		}
	}
	if err := p.replace(aside, text); err != nil {
		return "", err
	}
	return aside, p.remove(name)
}
