//! The distribution of counted numbers.

use mbao_figures::Spread;

/// The distribution of these numbers; all zero if there are none.
pub(crate) fn spread(mut numbers: Vec<u32>) -> Spread {
    numbers.sort_unstable();
    let Some(&most) = numbers.last() else { return Spread::default() };
    let count = float(numbers.len());
    let mean = numbers.iter().map(|&n| f64::from(n)).sum::<f64>() / count;
    let square = numbers.iter().map(|&n| (f64::from(n) - mean).powi(2)).sum::<f64>() / count;
    let part = |tenths: usize| numbers[(numbers.len() * tenths).div_ceil(10).saturating_sub(1)];
    Spread { mean, deviation: square.sqrt(), low: part(1), middle: part(5), high: part(9), most }
}

/// A count as a floating-point number.
fn float(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_told() {
        let tenths = spread((1..=10).rev().collect());
        assert!((tenths.mean - 5.5).abs() < 1e-12 && (tenths.deviation - 2.872).abs() < 1e-3);
        assert_eq!([tenths.low, tenths.middle, tenths.high, tenths.most], [1, 5, 9, 10]);
        assert_eq!(spread(Vec::new()), Spread::default());
        assert_eq!(spread(vec![7]).low, 7);
    }
}
