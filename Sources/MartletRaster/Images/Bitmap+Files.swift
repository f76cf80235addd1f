import CMartletRaster
import Foundation

/// A format that is decoded.
package enum BitmapFormat: String, Sendable {
    case png, jpeg, gif, webp
    /// Only of the app's own files: a stranger's can take any time to draw.
    case svg

    /// The format of a media type, such as `image/png`; `nil` for one that is not decoded.
    package init?(mediaType: String) {
        switch mediaType {
        case "image/svg+xml": self = .svg
        default:
            guard let format = mediaType.split(separator: "/").last.flatMap({ BitmapFormat(rawValue: String($0)) }) else { return nil }
            self = format
        }
    }
}

extension Bitmap {
    /// Decodes a file, upright as it says; `nil` if it is damaged, too large, or if the library is missing.
    ///
    /// - Parameters:
    ///   - longest: The most pixels of a side of the result, whose other side is in proportion; `nil` for the file's own size.
    ///   - scale: The number of pixels of a point of an SVG.
    package init?(_ file: Data, format: BitmapFormat, longest: Int? = nil, scale: Double = 1) {
        let library: RasterLibrary =
            switch format {
            case .png, .jpeg, .gif: .pixbuf
            case .webp: .webp
            case .svg: .svg
            }
        guard library.isThere else { return nil }
        var picture = raster_picture()
        let isDecoded = file.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            return raster_decode(
                start.assumingMemoryBound(to: UInt8.self), bytes.count, format.rawValue, Int64(Self.mostPixels),
                Int32(clamping: longest ?? 0), scale, &picture)
        }
        guard isDecoded, let start = picture.pixels else { return nil }
        let (width, height) = (Int(picture.width), Int(picture.height))
        self.init(
            width: width, height: height,
            pixels: Data(bytesNoCopy: start, count: width * height * 4, deallocator: .free), isOpaque: picture.is_opaque)
        if let longest, max(width, height) > longest {
            let share = Double(longest) / Double(max(width, height))
            guard let smaller = resized(width: Self.length(width, share), height: Self.length(height, share)) else { return nil }
            self = smaller
        }
    }

    private static func length(_ pixels: Int, _ share: Double) -> Int { max(1, Int((Double(pixels) * share).rounded())) }

    /// The image as a PNG file; `nil` if the library is missing.
    package func png() -> Data? {
        guard RasterLibrary.cairo.isThere else { return nil }
        var file = raster_file()
        guard read({ raster_encode_png($0, Int32(width), Int32(height), isOpaque, &file) }) else { return nil }
        return Data(file)
    }

    /// The image as a JPEG file, on white where it is transparent; `nil` if the library is missing.
    ///
    /// - Parameter quality: From 0 to 1.
    package func jpeg(quality: Double) -> Data? {
        guard RasterLibrary.pixbuf.isThere else { return nil }
        var file = raster_file()
        let percent = Int32((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
        guard read({ raster_encode_jpeg($0, Int32(width), Int32(height), percent, &file) }) else { return nil }
        return Data(file)
    }

    /// The image with other lengths; `nil` if they are not allowed or the library is missing.
    package func resized(width: Int, height: Int) -> Bitmap? {
        if width == self.width, height == self.height { return self }
        guard let painter = Painter(width: width, height: height) else { return nil }
        painter.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        var result = painter.bitmap()
        result.isOpaque = isOpaque
        return result
    }
}

extension Data {
    /// The bytes of a file that C has made, and owns no more.
    fileprivate init?(_ file: raster_file) {
        guard let bytes = file.bytes else { return nil }
        self.init(bytesNoCopy: bytes, count: file.count, deallocator: .free)
    }
}
