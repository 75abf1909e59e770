//! The few statistics of measurements.

/// The middle of `values`, or the mean of the middle two; NaN of none.
///
/// ```
/// use roque_perft::bench::statistics::median;
///
/// assert_eq!(median(&[3.0, 100.0, 1.0]), 3.0);
/// ```
pub fn median(values: &[f64]) -> f64 {
    quantile(&sorted(values), 0.5)
}

/// The geometric mean of positive `values`: the right mean of ratios, since it does not depend on
/// which side is the denominator. NaN of none.
#[expect(clippy::cast_precision_loss, reason = "there are few values")]
pub fn geometric_mean(values: &[f64]) -> f64 {
    let logarithms: f64 = values.iter().map(|value| value.ln()).sum();
    (logarithms / values.len() as f64).exp()
}

/// Where measurements of one thing lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// The least.
    pub least: f64,
    /// A quarter of them are below it.
    pub lower_quartile: f64,
    /// Half of them are below it.
    pub median: f64,
    /// Three quarters of them are below it.
    pub upper_quartile: f64,
    /// The greatest.
    pub greatest: f64,
}

impl Spread {
    /// Where `values` lie; NaN of none.
    ///
    /// ```
    /// use roque_perft::bench::statistics::Spread;
    ///
    /// let spread = Spread::of(&[4.0, 1.0, 2.0, 3.0, 5.0]);
    /// assert_eq!((spread.least, spread.median, spread.greatest), (1.0, 3.0, 5.0));
    /// assert_eq!((spread.lower_quartile, spread.upper_quartile), (2.0, 4.0));
    /// ```
    pub fn of(values: &[f64]) -> Self {
        let sorted = sorted(values);
        Self {
            least: quantile(&sorted, 0.0),
            lower_quartile: quantile(&sorted, 0.25),
            median: quantile(&sorted, 0.5),
            upper_quartile: quantile(&sorted, 0.75),
            greatest: quantile(&sorted, 1.0),
        }
    }
}

/// An interval in which the median of all that `values` were drawn from lies with a confidence of
/// 95 %, whatever their distribution; all of the values if they are too few to say so. NaN of none.
///
/// Its ends are the values that leave out as many at each side as the sign test allows.
///
/// ```
/// use roque_perft::bench::statistics::median_interval;
///
/// assert_eq!(median_interval(&[1.0, 2.0, 3.0, 4.0]), (1.0, 4.0));
/// let values: Vec<f64> = (1..=15).map(f64::from).collect();
/// assert_eq!(median_interval(&values), (4.0, 12.0));
/// ```
pub fn median_interval(values: &[f64]) -> (f64, f64) {
    let sorted = sorted(values);
    let left_out = left_out_at_each_side(sorted.len());
    match sorted.len().checked_sub(1 + left_out) {
        Some(last) => (sorted[left_out], sorted[last]),
        None => (f64::NAN, f64::NAN),
    }
}

/// The greatest number such that, of `drawn` values, so many or fewer lie below the median of their
/// distribution with a probability of at most 2.5 %; 0 if there is none.
#[expect(clippy::cast_precision_loss, reason = "there are few values")]
fn left_out_at_each_side(drawn: usize) -> usize {
    const TAIL: f64 = 0.025;
    let mut term = 0.5_f64.powi(i32::try_from(drawn).unwrap_or(i32::MAX));
    let mut below = 0.0;
    for number in 0..drawn {
        below += term;
        if below > TAIL {
            return number.saturating_sub(1);
        }
        term *= (drawn - number) as f64 / (number + 1) as f64;
    }
    0
}

fn sorted(values: &[f64]) -> Vec<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
}

/// The value below which `part` of the sorted values lie, in proportion between two of them.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "an index among few values"
)]
fn quantile(sorted: &[f64], part: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else {
        return f64::NAN;
    };
    let place = part * last as f64;
    let (below, above) = (
        sorted[place.floor() as usize],
        sorted[place.ceil() as usize],
    );
    below + (above - below) * place.fract()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_whatever_the_order() {
        assert!((median(&[3.0, 1.0, 100.0]) - 3.0).abs() < 1e-12);
        assert!((median(&[4.0, 1.0, 2.0, 100.0]) - 3.0).abs() < 1e-12);
        assert!((median(&[2.0]) - 2.0).abs() < 1e-12);
        assert!(median(&[]).is_nan());
    }

    #[test]
    fn the_geometric_mean_of_a_ratio_and_its_inverse_is_one() {
        assert!((geometric_mean(&[4.0, 0.25]) - 1.0).abs() < 1e-12);
        assert!((geometric_mean(&[2.0, 8.0]) - 4.0).abs() < 1e-12);
    }

    #[test]
    fn nothing_has_no_spread() {
        let spread = Spread::of(&[]);
        assert!(spread.least.is_nan() && spread.median.is_nan());
    }

    #[test]
    fn one_value_is_its_own_spread() {
        let spread = Spread::of(&[7.0]);
        assert_eq!((spread.least, spread.greatest), (7.0, 7.0));
    }

    /// From the tables of the sign test.
    #[test]
    fn the_interval_leaves_out_what_the_sign_test_allows() {
        for (drawn, left_out) in [
            (0, 0),
            (1, 0),
            (5, 0),
            (6, 0),
            (8, 0),
            (9, 1),
            (12, 2),
            (20, 5),
            (25, 7),
        ] {
            assert_eq!(left_out_at_each_side(drawn), left_out, "{drawn}");
        }
    }

    #[test]
    fn one_wild_value_among_many_does_not_move_the_interval() {
        let mut values = vec![1.0; 20];
        values[3] = 1000.0;
        assert_eq!(median_interval(&values), (1.0, 1.0));
        assert!(median_interval(&[]).0.is_nan());
    }
}
