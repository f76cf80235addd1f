import MartletRaster
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Images as pixels")
struct PixelTests {
    /// A PNG file of 32 by 16 pixels, red on the left and blue on the right.
    static let file = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAACAAAAAQCAIAAAD4YuoOAAAAJElEQVR4nGP8z0AaYGQgTQcTieaTDEYt"
            + "GLVg1IJRC0YtoAYAAE23Ah9J14mdAAAAAElFTkSuQmCC")!

    /// The red, green, blue and alpha of a pixel.
    private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let bitmap = try #require(image?.cgImage?.bitmap)
        return bitmap[x, y]
    }

    // Shows: UIImage
    @Test func `An image of a PNG is written as a JPEG, and read again`() throws {
        let image = try #require(UIImage(data: Self.file, scale: 2))
        let photo = try #require(image.jpegData(compressionQuality: 0.9))
        #expect(photo.starts(with: [0xFF, 0xD8, 0xFF]))
        let again = try #require(UIImage(data: photo))
        #expect(again.size == CGSize(width: 32, height: 16))
        #expect(try pixel(again, 4, 4)[0] > 240)
        #expect(try #require(again.pngData()).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `An image has pixels, and is made of them`() throws {
        let image = try #require(UIImage(data: Self.file, scale: 2))
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 32 && pixels.height == 16)
        let right = try #require(pixels.cropping(to: CGRect(x: 20, y: 0, width: 50, height: 4)))
        #expect(right.width == 12 && right.height == 4)
        let part = UIImage(cgImage: right, scale: 2, orientation: .up)
        #expect(part.size == CGSize(width: 6, height: 2))
        #expect(try pixel(part, 0, 0) == [0, 0, 255, 255])
        #expect(pixels.cropping(to: CGRect(x: 40, y: 0, width: 50, height: 4)) == nil)
    }

    @Test(arguments: [
        (UIImage.Orientation.right, CGSize(width: 16, height: 32), [255, 0, 0]), (.left, CGSize(width: 16, height: 32), [0, 0, 255]),
        (.down, CGSize(width: 32, height: 16), [0, 0, 255]), (.upMirrored, CGSize(width: 32, height: 16), [0, 0, 255]),
        (.downMirrored, CGSize(width: 32, height: 16), [255, 0, 0]), (.leftMirrored, CGSize(width: 16, height: 32), [255, 0, 0]),
        (.rightMirrored, CGSize(width: 16, height: 32), [0, 0, 255]),
    ])
    func `Pixels are turned`(_ orientation: UIImage.Orientation, _ size: CGSize, _ first: [UInt8]) throws {
        let pixels = try #require(UIImage(data: Self.file)?.cgImage)
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        #expect(turned.size == size)
        #expect(turned.imageOrientation == .up)
        #expect(try pixel(turned, 0, 0).dropLast() == first[...])
    }

    @Test func `A thumbnail fits into its size`() async throws {
        let image = try #require(UIImage(data: Self.file))
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 8, height: 8)))
        #expect(small.size == CGSize(width: 8, height: 4))
        #expect(try pixel(small, 0, 3) == [255, 0, 0, 255])
        let file = try #require(image.jpegData(compressionQuality: 1))
        let photo = try #require(UIImage(data: file))
        let other = try #require(await photo.byPreparingThumbnail(ofSize: CGSize(width: 16, height: 16)))
        #expect(other.size == CGSize(width: 16, height: 8))
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(UIImage(systemName: "star")?.preparingThumbnail(of: CGSize(width: 8, height: 8)) == nil)
    }
}
