import CountriesEntities
import SwiftUI

/// The drawing of a simple flag. Not every system has flag emoji, and an approximation would be wrong, so flags that this cannot express
/// are not drawn.
enum FlagPattern: Hashable {
    /// Stripes with colours and relative widths.
    case stripes(Axis, [Stripe])
    /// A disc on a field. The diameter is relative to the height; the shift from the centre is relative to the width.
    case disc(field: Hue, disc: Hue, diameter: Double, shift: Double)
    /// A cross that reaches the edges, with its centre towards the hoist, and an optional inner cross.
    case nordic(field: Hue, cross: Hue, inner: Hue?)
    /// A cross in the middle that does not reach the edges.
    case cross(field: Hue, cross: Hue)

    struct Stripe: Hashable {
        let hue: Hue
        var parts = 1.0
    }

    /// The colours of flags, as 0xRRGGBB.
    enum Hue: Int {
        case white = 0xFFFFFF
        case black = 0x1A1A1A
        case red = 0xD52B1E
        case crimson = 0xBA0C2F
        case orange = 0xFF8200
        case gold = 0xFFCD00
        case green = 0x009A44
        case deepGreen = 0x006A4E
        case blue = 0x0057B7
        case navy = 0x00247D
        case sky = 0x4AA8E0

        var color: Color {
            Color(
                red: Double(rawValue >> 16 & 0xFF) / 255, green: Double(rawValue >> 8 & 0xFF) / 255, blue: Double(rawValue & 0xFF) / 255)
        }
    }

    static func of(_ code: Country.Code) -> FlagPattern? { all[code] }

    private static func across(_ hues: Hue...) -> FlagPattern { .stripes(.vertical, hues.map { Stripe(hue: $0) }) }
    private static func beside(_ hues: Hue...) -> FlagPattern { .stripes(.horizontal, hues.map { Stripe(hue: $0) }) }
    private static func across(_ stripes: (Hue, Double)...) -> FlagPattern {
        .stripes(.vertical, stripes.map { Stripe(hue: $0.0, parts: $0.1) })
    }

    private static let all: [Country.Code: FlagPattern] = [
        "AM": across(.red, .blue, .orange), "AT": across(.red, .white, .red),
        "BD": .disc(field: .deepGreen, disc: .red, diameter: 0.66, shift: -0.05),
        "BE": beside(.black, .gold, .red), "BG": across(.white, .green, .red), "BO": across(.red, .gold, .green),
        "BW": across((.sky, 9), (.white, 1), (.black, 4), (.white, 1), (.sky, 9)), "CH": .cross(field: .red, cross: .white),
        "CI": beside(.orange, .white, .green), "CO": across((.gold, 2), (.blue, 1), (.red, 1)),
        "CR": across((.navy, 1), (.white, 1), (.red, 2), (.white, 1), (.navy, 1)), "DE": across(.black, .red, .gold),
        "DK": .nordic(field: .crimson, cross: .white, inner: nil), "EE": across(.blue, .black, .white),
        "FI": .nordic(field: .white, cross: .navy, inner: nil), "FR": beside(.navy, .white, .red), "GA": across(.green, .gold, .blue),
        "GM": across((.red, 6), (.white, 1), (.navy, 4), (.white, 1), (.green, 6)), "GN": beside(.red, .gold, .green),
        "HU": across(.red, .white, .green), "ID": across(.red, .white), "IE": beside(.green, .white, .orange),
        "IS": .nordic(field: .navy, cross: .white, inner: .red), "IT": beside(.green, .white, .red),
        "JP": .disc(field: .white, disc: .crimson, diameter: 0.6, shift: 0), "LT": across(.gold, .green, .red),
        "LU": across(.red, .white, .sky), "LV": across((.crimson, 2), (.white, 1), (.crimson, 2)), "MC": across(.red, .white),
        "ML": beside(.green, .gold, .red), "MU": across(.red, .navy, .gold, .green), "NG": beside(.green, .white, .green),
        "NL": across(.crimson, .white, .navy), "NO": .nordic(field: .crimson, cross: .white, inner: .navy),
        "PE": beside(.red, .white, .red), "PL": across(.white, .crimson),
        "PW": .disc(field: .sky, disc: .gold, diameter: 0.6, shift: -0.05),
        "RO": beside(.navy, .gold, .red), "RU": across(.white, .blue, .red), "SE": .nordic(field: .blue, cross: .gold, inner: nil),
        "SL": across(.green, .white, .blue), "TD": beside(.navy, .gold, .red),
        "TH": across((.red, 1), (.white, 1), (.navy, 2), (.white, 1), (.red, 1)), "UA": across(.blue, .gold),
        "YE": across(.red, .white, .black),
    ]
}
