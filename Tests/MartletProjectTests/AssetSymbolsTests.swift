import Foundation
import Testing

@testable import MartletProject

struct AssetSymbolsTests {
    @Test(arguments: [
        ("Apple", "apple"), ("quizBackground", "quizBackground"), ("AccentColor", "accent"), ("Bark Color", "bark"),
        ("URL-icon", "urlIcon"),
        ("HTMLView", "htmlView"), ("2nd", "_2nd"), ("Color", "color"), ("iOS", "iOS"),
    ])
    func `A colour is named as Xcode names it`(asset: String, symbol: String) {
        #expect(AssetSymbols.symbol(asset, without: "Color") == symbol)
    }

    @Test func `Images and colours are declared, those in a folder with a namespace below its name`() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/Apple.imageset/Contents.json": "{}", "A.xcassets/Bark.colorset/Contents.json": "{}",
            "A.xcassets/Red.colorset/Contents.json": "{}", "A.xcassets/fountain.fill.symbolset/Contents.json": "{}",
            "A.xcassets/plain/Pear.imageset/Contents.json": "{}",
            "A.xcassets/trees/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
            "A.xcassets/trees/default.imageset/Contents.json": "{}",
        ])
        let symbols = AssetSymbols(catalogues: [folder.url.appending(path: "A.xcassets")])
        #expect(
            symbols.source(bundle: ".main", extendsTypes: true, hasUIKit: false) == """
                import SwiftUI

                extension ImageResource {
                    static let apple = ImageResource(name: "Apple", bundle: .main)
                    static let fountainFill = ImageResource(name: "fountain.fill", bundle: .main)
                    static let pear = ImageResource(name: "Pear", bundle: .main)
                    enum Trees {
                        static let `default` = ImageResource(name: "trees/default", bundle: .main)
                    }
                }

                extension ColorResource {
                    static let bark = ColorResource(name: "Bark", bundle: .main)
                    static let red = ColorResource(name: "Red", bundle: .main)
                }

                extension Color {
                    static var bark: Color { Color(.bark) }
                }

                extension ShapeStyle where Self == Color {
                    static var bark: Color { Color(.bark) }
                }

                """)
    }

    @Test func `With UIKit, colours and images are members of its types, too`() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/Apple.imageset/Contents.json": "{}", "A.xcassets/Bark.colorset/Contents.json": "{}",
            "A.xcassets/Link.colorset/Contents.json": "{}",
        ])
        let text = AssetSymbols(catalogues: [folder.url.appending(path: "A.xcassets")])
            .source(bundle: ".main", extendsTypes: true, hasUIKit: true)
        #expect(text.hasPrefix("import SwiftUI\nimport UIKit\n"))
        #expect(text.contains("extension UIColor {\n    static var bark: UIColor { UIColor(resource: .bark) }\n}"))
        #expect(text.contains("extension UIImage {\n    static var apple: UIImage { UIImage(resource: .apple) }\n}"))
    }

    @Test func `A catalogue with an icon alone declares nothing`() throws {
        let folder = try TemporaryFolder(["A.xcassets/AppIcon.appiconset/Contents.json": "{}"])
        #expect(AssetSymbols(catalogues: [folder.url.appending(path: "A.xcassets")]).isEmpty)
    }
}
