import Foundation
import MartletGraphics
import MartletUI
import MartletUIKit

/// A picture that is not drawn yet: a code, or a file's.
public final class CIImage: NSObject, Sendable {
    private enum Content: Sendable {
        case code(QRCode)
        case file(Data)
    }

    private let content: Content
    /// The size in pixels.
    public let extent: CGRect

    private init(_ content: Content, size: CGSize) {
        self.content = content
        extent = CGRect(origin: .zero, size: size)
    }

    convenience init(_ code: QRCode) { self.init(.code(code), size: CGSize(width: code.size + 2, height: code.size + 2)) }

    /// The picture of a file's data; `nil` if browsers cannot show it.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(.file(data), size: image.size)
    }

    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// The picture of an image; `nil` for a symbol.
    public convenience init?(image: UIImage) {
        guard let data = image.file?.data else { return nil }
        self.init(data: data)
    }

    /// A larger or smaller picture. Turning and moving have no effect.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(content, size: CGSize(width: extent.width * abs(matrix.a), height: extent.height * abs(matrix.d)))
    }

    /// The most pixels of a side.
    private static let largest = 4096

    /// The picture as a file: a code is drawn in its size.
    var file: Data {
        switch content {
        case .file(let data): return data
        case .code(let code):
            let (width, height) = (Self.pixels(extent.width), Self.pixels(extent.height))
            return PNGFile.data(width: width, height: height) { x, y in
                let (column, row) = (x * (code.size + 2) / width - 1, y * (code.size + 2) / height - 1)
                return (0..<code.size).contains(column) && (0..<code.size).contains(row) && code[column, row]
            }
        }
    }

    private static func pixels(_ length: CGFloat) -> Int { min(max(Int(length.rounded()), 1), largest) }
}

/// Draws pictures.
public final class CIContext: NSObject, Sendable {
    public override init() { super.init() }
    public init(options: [CIContextOption: Any]?) { super.init() }

    /// Draws a picture: all of it, whatever the rectangle is.
    public func createCGImage(_ image: CIImage, from rectangle: CGRect) -> CGImage? { CGImage(file: image.file) }

    /// The data of a PNG file.
    public func pngRepresentation(of image: CIImage) -> Data? { image.file }
}

/// A choice for a context. None has an effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
    public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
}

extension UIImage {
    public convenience init(ciImage: CIImage) { self.init(file: ciImage.file, scale: 1) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { self.init(file: ciImage.file, scale: scale) }
}

extension Image {
    /// Shows a picture, for those who see it.
    public init(decorative cgImage: CGImage, scale: CGFloat) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    }
}
