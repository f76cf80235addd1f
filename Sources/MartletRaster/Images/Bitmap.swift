import CMartletRaster
import Foundation

/// An image in memory: rows of pixels without gaps, each with blue, green, red and alpha, a byte each, premultiplied.
package struct Bitmap: Hashable, Sendable {
    /// The most pixels of an image that is decoded or drawn: a photo of 50 megapixels, 200 MB.
    package static let mostPixels = 8192 * 6144
    /// The most pixels of a side.
    package static let longestSide = 32767

    package let width: Int
    package let height: Int
    package private(set) var pixels: Data
    /// Whether no pixel is transparent, as far as that is known.
    package var isOpaque: Bool

    /// A transparent image; `nil` if it would be empty or larger than the limit.
    package init?(width: Int, height: Int) {
        guard Self.isAllowed(width: width, height: height) else { return nil }
        self.init(width: width, height: height, pixels: Data(count: width * height * 4), isOpaque: false)
    }

    package init(width: Int, height: Int, pixels: Data, isOpaque: Bool) {
        precondition(pixels.count == width * height * 4, "An image has four bytes for each pixel")
        (self.width, self.height, self.pixels, self.isOpaque) = (width, height, pixels, isOpaque)
    }

    package static func isAllowed(width: Int, height: Int) -> Bool {
        (1...longestSide).contains(width) && (1...longestSide).contains(height) && width * height <= mostPixels
    }

    /// The red, green, blue and alpha of a pixel, from 0 to 255, as they are stored: premultiplied.
    package subscript(x: Int, y: Int) -> [UInt8] {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "A pixel is inside the image")
        let start = pixels.startIndex + (y * width + x) * 4
        return [pixels[start + 2], pixels[start + 1], pixels[start], pixels[start + 3]]
    }

    /// Calls `body` with the bytes, which it may change.
    package mutating func change(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        pixels.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { body(start.assumingMemoryBound(to: UInt8.self)) }
        }
    }

    /// Calls `body` with the bytes.
    package func read<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        pixels.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { preconditionFailure("An image has pixels") }
            return body(start.assumingMemoryBound(to: UInt8.self))
        }
    }
}
