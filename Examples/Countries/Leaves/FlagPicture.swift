import CountriesEntities
import SwiftUI

/// The flags that are too intricate to draw, as pictures.
///
/// They are made of the flags of Debian's package `iso-flags-svg`, whose authors have given up all rights, and show flags as they were in 2016.
enum FlagPicture {
    static func of(_ code: Country.Code) -> Image? { codes.contains(code) ? Image("\(code)", bundle: .module) : nil }

    static let codes = Set(
        """
        AD AE AF AG AL AO AR AU AZ BA BB BF BH BI BJ BN BR BS BT BY BZ CA CD CF CG CL CM CN CU CV CY CZ DJ DM DO DZ EC EG ER ES ET FJ FM GB GD GE GH \
        GQ GR GT GW GY HN HR HT IL IN IQ IR JM JO KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LY MA MD ME MG MH MK MM MN MR MT MV MW MX MY MZ \
        NA NE NI NP NR NZ OM PA PG PH PK PS PT PY QA RS RW SA SB SC SD SG SI SK SM SN SO SR SS ST SV SY SZ TG TJ TL TM TN TO TR TT TV TZ UG US UY UZ \
        VA VC VE VN VU WS ZA ZM ZW
        """.split(separator: " ").map(String.init))
}
