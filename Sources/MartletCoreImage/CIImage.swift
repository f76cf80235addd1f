import Foundation
import MartletGraphics
import MartletRaster
import MartletUI
import MartletUIKit
import Synchronization

/// A picture that is not drawn yet: a code, a file's, or what a filter makes of another.
public final class CIImage: NSObject, Sendable {
    private enum Content: Sendable {
        case code(QRCode)
        case picture(CGImage)
        case made(Once)
    }

    /// Pixels that are computed when somebody needs them, once.
    private final class Once: Sendable {
        private let bitmap = Mutex<Bitmap??>(nil)
        private let make: @Sendable () -> Bitmap?

        init(_ make: @escaping @Sendable () -> Bitmap?) { self.make = make }

        var value: Bitmap? {
            bitmap.withLock { bitmap in
                if let bitmap { return bitmap }
                let made = make()
                bitmap = .some(made)
                return made
            }
        }
    }

    private let content: Content
    /// The size in pixels.
    public let extent: CGRect

    private init(_ content: Content, size: CGSize) {
        self.content = content
        extent = CGRect(origin: .zero, size: size)
    }

    convenience init(_ code: QRCode) { self.init(.code(code), size: CGSize(width: code.size + 2, height: code.size + 2)) }

    public convenience init(cgImage: CGImage) {
        self.init(.picture(cgImage), size: CGSize(width: cgImage.width, height: cgImage.height))
    }

    /// The picture of a file's data; `nil` if browsers cannot show it.
    public convenience init?(data: Data) {
        guard let picture = CGImage(file: data) else { return nil }
        self.init(cgImage: picture)
    }

    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// The picture of an image; `nil` for a symbol.
    public convenience init?(image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }

    /// A larger or smaller picture. Turning and moving have no effect.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let size = CGSize(width: extent.width * abs(matrix.a), height: extent.height * abs(matrix.d))
        if case .code = content { return CIImage(content, size: size) }
        let (width, height) = (Self.pixels(size.width), Self.pixels(size.height))
        return CIImage(.made(Once { self.bitmap?.resized(width: width, height: height) }), size: CGSize(width: width, height: height))
    }

    /// The part of a picture in a rectangle, whose origin is at the bottom left corner.
    public func cropped(to rect: CGRect) -> CIImage {
        let part = rect.integral.intersection(extent)
        guard !part.isEmpty, part != extent else { return self }
        let top = CGRect(x: part.minX, y: extent.height - part.maxY, width: part.width, height: part.height)
        return CIImage(.made(Once { self.bitmap.flatMap { CGImage($0).cropping(to: top)?.bitmap } }), size: part.size)
    }

    /// The picture itself: filters do not look beyond its edges.
    public func clampedToExtent() -> CIImage { self }

    /// The picture with a filter; the picture itself if there is no filter of that name.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    /// - Parameter sigma: In pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    /// The picture that another is made of, pixel by pixel.
    func mapped(_ change: @escaping @Sendable (Bitmap) -> Bitmap) -> CIImage {
        CIImage(.made(Once { self.bitmap.map(change) }), size: extent.size)
    }

    /// The pixels; `nil` on a machine that cannot read the picture.
    var bitmap: Bitmap? {
        switch content {
        case .code: CGImage(file: file ?? Data())?.bitmap
        case .picture(let picture): picture.bitmap
        case .made(let once): once.value
        }
    }

    /// The most pixels of a side of a code.
    private static let largest = 4096

    /// The picture as a file: a code is drawn in its size, without a library.
    var file: Data? {
        switch content {
        case .picture(let picture): return picture.file?.data
        case .made(let once): return once.value?.png()
        case .code(let code):
            let (width, height) = (Self.pixels(extent.width), Self.pixels(extent.height))
            return PNGFile.data(width: width, height: height) { x, y in
                let (column, row) = (x * (code.size + 2) / width - 1, y * (code.size + 2) / height - 1)
                return (0..<code.size).contains(column) && (0..<code.size).contains(row) && code[column, row]
            }
        }
    }

    /// The picture in pixels.
    var picture: CGImage? {
        switch content {
        case .picture(let picture): picture
        case .made(let once): once.value.map { CGImage($0) }
        case .code: file.flatMap { CGImage(file: $0) }
        }
    }

    private static func pixels(_ length: CGFloat) -> Int { min(max(Int(length.rounded()), 1), largest) }
}
