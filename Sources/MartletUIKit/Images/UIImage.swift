import MartletAssets
import MartletCore
import MartletGraphics
import MartletTransfers
import MartletUI

/// An image: of the app's assets, a system symbol, the data of a file, or pixels that were drawn.
///
/// - Partly: always upright, because a photo is turned when it is read; no animated images, no stretched parts, no configurations of symbols.
public final class UIImage: NSObject, Sendable {
    private enum Content: Sendable {
        case named(String, bundlePath: String?)
        case symbol(String)
        case data(ServedFile, ImageAsset.MediaType)
        case pixels(CGImage)
    }

    /// How an image is drawn.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    private let content: Content
    /// The size in points; zero for a symbol, whose size is that of the text around it.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode

    private init(_ content: Content, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
        self.content = content
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
    }

    /// A transparent GIF of one pixel.
    private static let nothing = ServedFiles.shared.file(
        Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==") ?? Data(),
        mediaType: ImageAsset.MediaType.gif.rawValue)

    /// An image without content and size.
    public convenience override init() { self.init(.data(Self.nothing, .gif), size: .zero) }

    /// An image of the app's assets; `nil` if there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    /// An image of a bundle's assets; `nil` if there is none of that name.
    ///
    /// - Parameter bundle: `nil` is the app's.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let path = bundle === Bundle.main ? nil : bundle?.bundlePath
        guard let picture = onMainQueue({ AppAssets.picture(named: name, bundlePath: path) }) else { return nil }
        self.init(
            .named(name, bundlePath: path), size: CGSize(width: picture.width, height: picture.height),
            scale: Self.scale(of: name, bundlePath: path))
    }

    /// An image of an asset catalogue. A missing image has no size.
    public convenience init(resource: ImageResource) {
        let picture = onMainQueue { AppAssets.picture(named: resource.name, bundlePath: resource.bundlePath) }
        let size = picture.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        self.init(
            .named(resource.name, bundlePath: resource.bundlePath), size: size,
            scale: Self.scale(of: resource.name, bundlePath: resource.bundlePath))
    }

    /// The pixels per point of the largest file of an asset.
    private static func scale(of name: String, bundlePath: String?) -> CGFloat {
        CGFloat(onMainQueue { AppAssets.files(ofPicture: name, library: bundlePath)?.light.last?.scale } ?? 1)
    }

    /// A system symbol.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
        self.init(.symbol(name), size: .zero)
    }

    /// The image of a file's data: PNG, JPEG, GIF, WebP or SVG; `nil` for other data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The image of a file's data; `nil` if browsers cannot show it.
    ///
    /// - Parameter scale: Pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let file = try? ImageFile(data) else { return nil }
        self.init(
            .data(ServedFiles.shared.file(data, mediaType: file.mediaType.rawValue), file.mediaType),
            size: CGSize(width: file.size.width / scale, height: file.size.height / scale), scale: scale)
    }

    /// The image of a file; `nil` if there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// The image of a file; one without content if browsers cannot show it.
    package convenience init(file data: Data, scale: CGFloat) {
        guard scale > 0, let file = try? ImageFile(data) else {
            self.init()
            return
        }
        self.init(
            .data(ServedFiles.shared.file(data, mediaType: file.mediaType.rawValue), file.mediaType),
            size: CGSize(width: file.size.width / scale, height: file.size.height / scale), scale: scale)
    }

    /// An image of pixels.
    ///
    /// - Parameter scale: Pixels per point.
    package convenience init(_ picture: CGImage, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
        self.init(
            .pixels(picture), size: CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale), scale: scale,
            renderingMode: renderingMode)
    }

    /// An image of no pixels, which takes room: what is drawn on a machine that cannot draw.
    package convenience init(emptyOf size: CGSize, scale: CGFloat) { self.init(.data(Self.nothing, .gif), size: size, scale: scale) }

    /// The weight and size of a symbol. Ignored: a symbol has those of the text around it.
    public class Configuration: NSObject {}

    /// Returns the image that is drawn in its own colours, or as a mask for the tint.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(content, size: size, scale: scale, renderingMode: mode)
    }

    /// The pixels; `nil` for a symbol, and for a file that browsers show, and Martlet cannot decode.
    public var cgImage: CGImage? {
        switch content {
        case .symbol: nil
        case .pixels(let picture): picture
        case .named, .data: file.flatMap { CGImage(file: $0.data, isTrusted: isAsset) }
        }
    }

    /// The name of a symbol; `nil` for another image.
    var symbolName: String? { if case .symbol(let name) = content { name } else { nil } }

    private var isAsset: Bool { if case .named = content { true } else { false } }

    /// The bytes of the image's file, and their type; `nil` for a symbol.
    package var file: (data: Data, mediaType: String)? {
        switch content {
        case .symbol: return nil
        case .data(let file, _): return (file.data, file.mediaType)
        case .pixels(let picture): return picture.file
        case .named(let name, let path):
            let url = onMainQueue { AppAssets.files(ofPicture: name, library: path)?.light.last?.url }
            guard let url, let data = try? Data(contentsOf: url), let file = try? ImageFile(data) else { return nil }
            return (data, file.mediaType.rawValue)
        }
    }

    private static func served(_ picture: CGImage) -> ServedFile {
        guard let file = picture.file else { return nothing }
        return ServedFiles.shared.file(file.data, mediaType: file.mediaType)
    }

    fileprivate var image: Image {
        let image =
            switch content {
            case .named(let name, let path): Image(.named(name, bundlePath: path))
            case .symbol(let name): Image(systemName: name)
            case .data(let file, _): Image(.file(file, width: size.width, height: size.height))
            case .pixels(let picture): Image(.file(Self.served(picture), width: size.width, height: size.height))
            }
        switch renderingMode {
        case .automatic: return image
        case .alwaysOriginal: return image.renderingMode(.original)
        case .alwaysTemplate: return image.renderingMode(.template)
        }
    }
}

/// Lets Xcode's literals of images be UIKit's, as on Apple's platforms: `Image(uiImage: #imageLiteral(resourceName: "Apple"))`.
extension UIImage: _ExpressibleByImageLiteral {
    public convenience init(imageLiteralResourceName name: String) {
        self.init(resource: ImageResource(name: name, bundle: .main))
    }
}

/// The type of a literal of an image.
public typealias _ImageLiteralType = UIImage

extension Image {
    /// Shows an image of UIKit.
    public init(uiImage: UIImage) { self = uiImage.image }
}
