import Foundation
import MartletAssets
import MartletRaster
import Synchronization

/// A picture in memory.
///
/// - Partly: eight bits for each of red, green, blue and alpha in sRGB, whatever its file has.
public final class CGImage: Sendable {
    /// A file is decoded when its pixels are needed, and then kept as pixels, too.
    private struct Content: Sendable {
        var file: (data: Data, mediaType: String)?
        var bitmap: Bitmap?
    }

    private let content: Mutex<Content>
    /// In pixels.
    public let width: Int
    public let height: Int

    package init(_ bitmap: Bitmap) {
        content = Mutex(Content(bitmap: bitmap))
        (width, height) = (bitmap.width, bitmap.height)
    }

    /// The picture of a file; `nil` if it is none that browsers show, or larger than the pixels that are decoded.
    ///
    /// - Parameter isTrusted: The file is the app's own. Only such an SVG is drawn.
    package init?(file data: Data, isTrusted: Bool = false) {
        guard let file = try? ImageFile(data), isTrusted || file.mediaType != .svg else { return nil }
        (width, height) = (Int(file.size.width.rounded()), Int(file.size.height.rounded()))
        guard Bitmap.isAllowed(width: width, height: height) else { return nil }
        content = Mutex(Content(file: (data, file.mediaType.rawValue)))
    }

    /// The pixels; `nil` if the file is damaged, or a library is missing.
    package var bitmap: Bitmap? {
        content.withLock { content in
            if let bitmap = content.bitmap { return bitmap }
            guard let file = content.file, let format = BitmapFormat(mediaType: file.mediaType) else { return nil }
            content.bitmap = Bitmap(file.data, format: format)
            return content.bitmap
        }
    }

    /// A file with the picture: the one that it was made of, or a PNG; `nil` if a library is missing.
    package var file: (data: Data, mediaType: String)? {
        content.withLock { content in
            if content.file == nil { content.file = content.bitmap?.png().map { ($0, "image/png") } }
            return content.file
        }
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }

    /// The part of the picture in a rectangle of its pixels, from the top left corner; `nil` if there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty, let bitmap else { return nil }
        guard let painter = Painter(width: Int(part.width), height: Int(part.height)) else { return nil }
        painter.draw(
            bitmap, in: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)), interpolation: .none)
        var result = painter.bitmap()
        result.isOpaque = bitmap.isOpaque
        return CGImage(result)
    }
}
