//! Names of countries and waters, for orientation.

use mbao_words::Lang;

use crate::words;

/// Something that can be named where there is room.
pub(crate) struct Known {
    /// A stroke separates its lines.
    pub(crate) name: fn(Lang) -> String,
    pub(crate) water: bool,
    /// Where its name may stand, east and north, the best first.
    pub(crate) at: &'static [(f64, f64)],
}

const fn land(name: fn(Lang) -> String, at: &'static [(f64, f64)]) -> Known {
    Known { name, water: false, at }
}

const fn water(name: fn(Lang) -> String, at: &'static [(f64, f64)]) -> Known {
    Known { name, water: true, at }
}

/// Those nearest to the games come first.
pub(crate) const KNOWN: [Known; 24] = [
    land(words::kenya, &[(38.3, 1.7), (38.6, -2.1), (38.9, 2.8), (39.2, 0.7)]),
    land(words::uganda, &[(32.4, 1.1), (31.0, 0.1), (33.2, 3.0), (33.0, 1.7)]),
    land(words::tanzania, &[(34.8, -6.2), (33.0, -4.6), (36.6, -8.6)]),
    water(words::lake_victoria, &[(33.05, -1.0), (33.0, -1.5)]),
    water(words::indian_ocean, &[(42.9, -4.6), (42.6, -7.4), (44.6, -1.8), (46.4, -6.5)]),
    land(words::dr_congo, &[(26.8, -2.4), (23.6, -3.6), (27.2, 1.9), (24.2, -6.6)]),
    land(words::south_sudan, &[(30.6, 7.9), (31.6, 5.6), (28.6, 7.4)]),
    land(words::ethiopia, &[(39.4, 8.2), (38.4, 6.2), (40.6, 6.8)]),
    land(words::somalia, &[(43.6, 2.7), (45.6, 5.3), (42.6, 1.3)]),
    land(words::malawi, &[(33.6, -11.6), (33.7, -13.2)]),
    land(words::mozambique, &[(37.6, -13.3), (38.4, -12.6), (37.2, -15.0)]),
    land(words::zambia, &[(30.8, -11.6), (29.6, -13.6)]),
    land(words::rwanda, &[(29.95, -2.0)]),
    land(words::burundi, &[(29.95, -3.4)]),
    land(words::sudan, &[(29.6, 12.6), (31.0, 13.4)]),
    land(words::central_african_republic, &[(21.4, 6.8), (23.6, 6.4)]),
    land(words::congo, &[(15.2, -0.8), (16.4, 1.6)]),
    land(words::angola, &[(18.0, -10.6), (20.6, -11.6)]),
    land(words::chad, &[(18.4, 12.2)]),
    land(words::cameroon, &[(12.6, 5.2)]),
    land(words::gabon, &[(11.7, -0.9)]),
    water(words::lake_tanganyika, &[(28.0, -6.6)]),
    water(words::lake_malawi, &[(36.1, -12.2)]),
    water(words::lake_turkana, &[(38.3, 3.9)]),
];
