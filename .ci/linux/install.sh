#!/bin/sh
# Installs Ninefold into PREFIX, or takes away again what it has installed there:
#
#   ./install.sh [--uninstall] [PREFIX]
#
# Without PREFIX that is ~/.local, for you alone; /usr/local, as root, is for everyone.
set -eu
cd "$(dirname "$0")"
uninstall=
if [ "${1-}" = --uninstall ]; then
	uninstall=yes
	shift
fi
prefix=${1:-$HOME/.local}
case $prefix in
/*) ;;
*) prefix=$PWD/$prefix ;;
esac

find bin share -type f | while read -r file; do
	if [ "$uninstall" ]; then
		rm -f "$prefix/$file"
		continue
	fi
	mkdir -p "$prefix/$(dirname "$file")"
	rm -f "$prefix/$file" # one that is running cannot be written to
	cp "$file" "$prefix/$file"
done
if [ ! "$uninstall" ]; then # the desktop need not look for programs in PREFIX/bin
	sed -i "s|^Exec=ninefold|Exec=\"$prefix/bin/ninefold\"|; s|^TryExec=|&$prefix/bin/|" \
		"$prefix/share/applications/org.ninefold.ninefold.desktop"
fi

# What desktops look up is made anew from what is there now, where the desktop has the means.
refresh() {
	if command -v "$1" >/dev/null; then "$@" || true; fi
}
refresh update-desktop-database -q "$prefix/share/applications"
refresh update-mime-database "$prefix/share/mime"
refresh gtk-update-icon-cache -q -t -f "$prefix/share/icons/hicolor"
