import MartletElements
import MartletTest
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Images and fonts")
struct ImageTests {
    /// A PNG file of one pixel.
    private static let pixel = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")!

    // Shows: UIImage
    @Test func `An image of data is shown by its data, and knows its size`() throws {
        let image = try #require(UIImage(data: Self.pixel, scale: 2))
        #expect(image.size == CGSize(width: 0.5, height: 0.5))
        #expect(image.pngData() == Self.pixel)
        let host = mount { Image(uiImage: image) }
        let source = host.session.tree.snapshot().compactMap { operation in
            if case .setAttribute(_, .source, let value?) = operation { value.stringValue } else { nil }
        }
        #expect(source == ["data:image/png;base64,\(Self.pixel.base64EncodedString())"])
    }

    @Test func `There is no image of other data, or of a name that the app does not have`() {
        #expect(UIImage(data: Data("soup".utf8)) == nil)
        #expect(UIImage(named: "There is none") == nil)
        #expect(UIImage(contentsOfFile: "/there/is/none.png") == nil)
    }

    @Test func `An image without content has no size, and is shown`() {
        #expect(UIImage().size == .zero)
        #expect(UIImage().pngData() == nil)
        let tree = mount { Image(uiImage: UIImage()) }.session.tree
        #expect(tree.snapshot().contains { if case .create(_, .image) = $0 { true } else { false } })
    }

    // Shows: UIFont, UIFont.preferredFont, UIFont.systemFont
    @Test func `A font has the size of its style, and is the same for SwiftUI`() {
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(Font(UIFont.preferredFont(forTextStyle: .caption1)) == .caption)
        #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == .system(size: 20, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 10).lineHeight == 11.93)
    }
}
