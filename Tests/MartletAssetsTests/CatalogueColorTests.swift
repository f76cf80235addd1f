import Foundation
import MartletAssets
import Testing

@Suite struct CatalogueColorTests {
    let folder: ResourceFolder

    init() throws {
        folder = try ResourceFolder()
    }

    /// The colour of a set with one entry.
    private func color(_ specification: String) throws -> ColorAsset.Value? {
        try folder.write(
            "Assets.xcassets/tint.colorset/Contents.json", #"{"colors": [{"idiom": "universal", "color": \#(specification)}]}"#)
        return try folder.library().color(named: "tint")?.light
    }

    private func components(_ space: String, _ red: String, _ green: String, _ blue: String, alpha: String = #""1.000""#) throws
        -> ColorComponents?
    {
        let value = try color(
            #"{"color-space": "\#(space)", "components": {"red": \#(red), "green": \#(green), "blue": \#(blue), "alpha": \#(alpha)}}"#)
        guard case .components(let components) = value else { return nil }
        return components
    }

    @Test func `components can be hexadecimal, of 255, or of 1`() throws {
        #expect(try components("srgb", #""0xFF""#, #""51""#, #""0.500""#) == ColorComponents(.sRGB, red: 1, green: 0.2, blue: 0.5))
        #expect(try components("srgb", #""0x33""#, #""0""#, #""1.000""#) == ColorComponents(.sRGB, red: 0.2, green: 0, blue: 1))
        #expect(try components("srgb", "0.25", "1", "0") == ColorComponents(.sRGB, red: 0.25, green: 1, blue: 0))
    }

    @Test func `an opacity of 1 is opaque`() throws {
        #expect(try components("srgb", "0", "0", "0", alpha: #""1""#)?.opacity == 1)
        #expect(try components("srgb", "0", "0", "0", alpha: #""0.4""#)?.opacity == 0.4)
    }

    @Test func `each space keeps its colours`() throws {
        #expect(try components("display-p3", "1", "0", "0") == ColorComponents(.displayP3, red: 1, green: 0, blue: 0))
        #expect(try components("extended-srgb", #""1.2""#, #""-0.1""#, "0") == ColorComponents(.sRGB, red: 1.2, green: -0.1, blue: 0))
        let linear = try #require(try components("extended-linear-srgb", "0", "1", "0.214041"))
        #expect([linear.red, linear.green, linear.blue].map { ($0 * 1000).rounded() } == [0, 1000, 500])
        let gray = try color(#"{"color-space": "extended-gray", "components": {"white": "0.25", "alpha": "0.5"}}"#)
        #expect(gray == .components(ColorComponents(.sRGB, red: 0.25, green: 0.25, blue: 0.25, opacity: 0.5)))
        let power = try color(#"{"color-space": "gray-gamma-22", "components": {"white": "0.500", "alpha": "1.000"}}"#)
        guard case .components(let components) = power else { throw AssetProblem(file: folder.url, message: "no components") }
        #expect((components.red * 1000).rounded() == 504)
    }

    @Test func `a wide-gamut colour converts to the nearest sRGB colour`() {
        #expect(ColorComponents(.displayP3, red: 1, green: 0, blue: 0).inSRGB == ColorComponents(.sRGB, red: 1, green: 0, blue: 0))
        #expect(
            ColorComponents(.sRGB, red: 1.5, green: -1, blue: 0.5, opacity: 2).inSRGB == ColorComponents(.sRGB, red: 1, green: 0, blue: 0.5)
        )
        let gray = ColorComponents(.displayP3, red: 0.5, green: 0.5, blue: 0.5).inSRGB
        for component in [gray.red, gray.green, gray.blue] { #expect(abs(component - 0.5) < 0.000_01) }
        let green = ColorComponents(.displayP3, red: 0.4, green: 0.7, blue: 0.3).inSRGB
        #expect([green.red, green.green, green.blue].map { ($0 * 255).rounded() } == [70, 181, 58])
    }

    @Test func `a system colour is kept by its name`() throws {
        #expect(try color(#"{"platform": "ios", "reference": "systemBlueColor"}"#) == .system("systemBlueColor"))
    }

    @Test func `a set can differ between light and dark`() throws {
        try folder.write(
            "Assets.xcassets/Brand/AccentColor.colorset/Contents.json",
            """
            {"colors": [
              {"idiom": "universal"},
              {"idiom": "watch", "color": {"reference": "systemRedColor"}},
              {"idiom": "universal", "color": {"reference": "systemBlueColor"}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"reference": "systemTealColor"}}
            ]}
            """)
        let color = try #require(try folder.library().color(named: "AccentColor"))
        #expect([color.light, color.dark] == [.system("systemBlueColor"), .system("systemTealColor")])
        #expect(try folder.problems() == [])
    }

    @Test func `a set without a dark variant has one colour`() throws {
        try folder.write("Assets.xcassets/tint.colorset/Contents.json", #"{"colors": [{"color": {"reference": "a"}}]}"#)
        let color = try #require(try folder.library().color(named: "tint"))
        #expect([color.light, color.dark] == [.system("a"), .system("a")])
    }

    @Test(arguments: [
        (#"{"color-space": "cmyk", "components": {}}"#, "/Contents.json: the colour space 'cmyk' is not supported: use sRGB or Display P3"),
        (#"{"color-space": "srgb", "components": {"red": "1"}}"#, "/Contents.json: 'green' is missing in 'colors[0].color.components'"),
        (
            #"{"color-space": "srgb", "components": {"red": "pink"}}"#,
            "/Contents.json: the value at 'colors[0].color.components.red' has the wrong type"
        ),
        (#"{"color-space": "srgb"}"#, "/Contents.json: 'components' is missing in 'colors[0].color'"),
        ("null", ": the set has no colour: choose one, or remove it"),
    ])
    func `a damaged colour set is a problem that names the file`(specification: String, message: String) throws {
        #expect(try color(specification) == nil)
        #expect(try folder.problems() == ["Assets.xcassets/tint.colorset" + message])
    }
}
