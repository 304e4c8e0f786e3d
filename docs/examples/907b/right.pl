# A solution of Codeforces 907B.
use strict;
use warnings;

my @words = split ' ', join '', <STDIN>;
my @rows = map { [split //, join '', @words[3 * $_ .. 3 * $_ + 2]] } 0 .. 8;
my ($top, $left) = map { ($_ - 1) % 3 * 3 } @words[27, 28];
my $forced = grep { my $row = $_; grep { $rows[$row][$_] eq '.' } $left .. $left + 2 } $top .. $top + 2;
for my $r (0 .. 8) {
    for my $c (0 .. 8) {
        my $within = $top <= $r && $r < $top + 3 && $left <= $c && $c < $left + 3;
        print $rows[$r][$c] eq '.' && ($within || !$forced) ? '!' : $rows[$r][$c];
        print ' ' if $c % 3 == 2;
    }
    print $r % 3 == 2 ? "\n\n" : "\n";
}
