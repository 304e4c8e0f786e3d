# A wrong solution of QOJ 17074 (CROSS): it never finds that a digit has no place.
use strict;
use warnings;

my @cells = map { [split //] } split ' ', join '', <STDIN>;
my @rows = map { my $r = $_; [map { [$r, $_] } 0 .. 8] } 0 .. 8;
my @columns = map { my $c = $_; [map { [$_, $c] } 0 .. 8] } 0 .. 8;
my @boxes = map { my $b = $_; [map { [int($b / 3) * 3 + int($_ / 3), $b % 3 * 3 + $_ % 3] } 0 .. 8] } 0 .. 8;

sub count {
    my ($house, $digit) = @_;
    return scalar grep { $cells[$_->[0]][$_->[1]] eq $digit } @$house;
}

sub solve {
    for my $digit (1 .. 9) {
        for my $house (@rows, @columns, @boxes) { return 0 if count($house, $digit) > 1 }
    }
    for (my $moved = 1; $moved;) {
        $moved = 0;
        for my $digit (1 .. 9) {
            for my $box (@boxes) {
                next if count($box, $digit);
                my @places = grep {
                    my ($r, $c) = @$_;
                    $cells[$r][$c] eq '.' && !count($rows[$r], $digit) && !count($columns[$c], $digit)
                } @$box;
                next if @places != 1;
                $cells[$places[0][0]][$places[0][1]] = $digit;
                $moved = 1;
            }
        }
    }
    return 1;
}

print solve() ? map({ join('', @$_) . "\n" } @cells) : "ERROR\n";
