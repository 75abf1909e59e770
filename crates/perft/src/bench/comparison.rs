//! Is one build slower than another?

use super::statistics::{Spread, median, median_interval};

/// How much more time a task takes than it took before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// By which part it takes longer; less than 0 if it is faster.
    pub slower: f64,
    /// By which part it takes longer at least, whatever the spread of the rounds.
    pub slower_at_least: f64,
}

impl Comparison {
    /// Compares the rates of a task in rounds of two builds that were measured in pairs, one right
    /// after the other.
    ///
    /// The estimate is the median of the ratios of all pairs, and the bound is the lower end of its
    /// [interval](median_interval): what slows the machine for longer than a pair slows both.
    ///
    /// ```
    /// use roque_perft::bench::Comparison;
    ///
    /// let (before, now) = ([99.0, 40.0, 100.0, 98.0, 60.0], [80.0, 32.0, 80.0, 78.0, 48.0]);
    /// let comparison = Comparison::of_pairs(&before, &now);
    /// assert_eq!(comparison.slower, 0.25);
    /// assert!(comparison.is_slower_by_more_than(0.05));
    /// ```
    pub fn of_pairs(before: &[f64], now: &[f64]) -> Self {
        let ratios: Vec<_> = before
            .iter()
            .zip(now)
            .map(|(before, now)| before / now)
            .collect();
        Self {
            slower: median(&ratios) - 1.0,
            slower_at_least: median_interval(&ratios).0 - 1.0,
        }
    }

    /// Compares the rates of a task in the rounds of two builds, measured at two different moments.
    ///
    /// The estimate is the best round now against the best round before, and the bound the best round
    /// now against the upper quartile of the rounds before: a round is slower than it has to be when
    /// something disturbs it, and never faster, so that a build that is as fast as the old one
    /// reaches in its best round what the old one reached in every fourth.
    ///
    /// `machine_slower` is the time of the calibration loop now by that before. By as much as the
    /// machine itself got slower the new build is excused; that it got faster is not held against
    /// the build.
    ///
    /// ```
    /// use roque_perft::bench::Comparison;
    /// use roque_perft::bench::statistics::Spread;
    ///
    /// let before = Spread::of(&[99.0, 100.0, 100.0, 98.0, 100.0]);
    /// let now = Spread::of(&[80.0, 79.0, 50.0, 78.0, 80.0]);
    /// let comparison = Comparison::of_two_moments(&before, &now, 1.0);
    /// assert_eq!(comparison.slower, 0.25);
    /// assert!(comparison.is_slower_by_more_than(0.05));
    /// ```
    pub fn of_two_moments(before: &Spread, now: &Spread, machine_slower: f64) -> Self {
        let excused = machine_slower.max(1.0);
        Self {
            slower: before.greatest / now.greatest / excused - 1.0,
            slower_at_least: before.upper_quartile / now.greatest / excused - 1.0,
        }
    }

    /// Whether it takes longer by more than the part `limit`, and the spread of the rounds does not
    /// explain it.
    pub fn is_slower_by_more_than(&self, limit: f64) -> bool {
        self.slower_at_least > limit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: f64 = 0.05;

    fn is_slower(before: &[f64], now: &[f64]) -> bool {
        Comparison::of_two_moments(&Spread::of(before), &Spread::of(now), 1.0)
            .is_slower_by_more_than(LIMIT)
    }

    #[test]
    fn equal_rounds_are_not_slower() {
        assert!(!is_slower(&[100.0; 9], &[100.0; 9]));
        assert!(!is_slower(&[100.0; 9], &[96.0; 9]));
    }

    #[test]
    fn a_fifth_more_time_is_slower_even_if_rounds_are_spread() {
        let before = [100.0, 97.0, 80.0, 99.0, 60.0, 98.0, 99.0];
        let now = before.map(|rate| rate / 1.2);
        assert!(is_slower(&before, &now));
        assert!(!is_slower(&now, &before));
        assert!(!is_slower(&before, &before));
    }

    #[test]
    fn one_lucky_round_before_does_not_make_the_others_slower() {
        let before = [150.0, 100.0, 100.0, 100.0, 100.0, 100.0, 100.0];
        assert!(!is_slower(&before, &[100.0; 7]));
    }

    #[test]
    fn disturbed_rounds_now_are_excused_by_one_that_is_not() {
        assert!(!is_slower(&[100.0; 7], &[50.0, 40.0, 99.0, 30.0]));
    }

    #[test]
    fn a_slower_machine_excuses_and_a_faster_one_does_not_accuse() {
        let (before, now) = (Spread::of(&[100.0; 7]), Spread::of(&[50.0; 7]));
        let excused = Comparison::of_two_moments(&before, &now, 2.0);
        assert!(excused.slower.abs() < 1e-12 && !excused.is_slower_by_more_than(LIMIT));
        let equal = Comparison::of_two_moments(&before, &before, 0.5);
        assert!(!equal.is_slower_by_more_than(LIMIT));
    }

    fn is_slower_in_pairs(before: &[f64], now: &[f64]) -> bool {
        Comparison::of_pairs(before, now).is_slower_by_more_than(LIMIT)
    }

    #[test]
    fn what_slows_both_of_a_pair_does_not_count() {
        let before = [100.0, 50.0, 90.0, 30.0, 100.0];
        assert!(!is_slower_in_pairs(&before, &before));
        assert!(is_slower_in_pairs(&before, &before.map(|rate| rate / 1.2)));
        assert!(!is_slower_in_pairs(&before, &before.map(|rate| rate * 1.2)));
    }

    #[test]
    fn few_pairs_must_all_say_so_and_many_may_have_exceptions() {
        assert!(!is_slower_in_pairs(
            &[100.0; 5],
            &[80.0, 80.0, 101.0, 80.0, 80.0]
        ));
        let mut now = [80.0; 20];
        now[..5].fill(200.0);
        assert!(is_slower_in_pairs(&[100.0; 20], &now));
        now[5] = 200.0;
        assert!(!is_slower_in_pairs(&[100.0; 20], &now));
    }

    #[test]
    fn nothing_measured_is_not_slower() {
        assert!(!is_slower(&[], &[]));
        assert!(!is_slower(&[100.0; 5], &[]));
        assert!(!is_slower_in_pairs(&[], &[]));
    }
}
