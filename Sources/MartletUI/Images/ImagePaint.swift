import Foundation
import MartletAssets
import MartletCore
import MartletElements
import MartletTransfers

/// A style that repeats an image.
///
/// - Partly: the whole image is repeated, not a part of it; a symbol paints its foreground colour.
public struct ImagePaint: ShapeStyle, Sendable {
    public typealias Resolved = Never
    public var image: Image
    /// Kept, and ignored: the whole image is repeated.
    public var sourceRect: CGRect
    public var scale: CGFloat

    /// - Parameter scale: Multiplies the size of the image.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        guard let (file, width, height) = image.tile(isDark: environment.colorScheme == .dark) else { return .color(.token("foreground")) }
        return .tiles(TilePicture(address: file.address, width: width * scale, height: height * scale, keeping: file))
    }
}

extension Image {
    /// The image's file, and its size in points; `nil` for a symbol.
    @MainActor
    fileprivate func tile(isDark: Bool) -> (file: ServedFile, width: Double, height: Double)? {
        switch source {
        case .symbol, .url: return nil
        case .file(let file, let width, let height): return (file, width, height)
        case .named(let name, let path):
            guard let picture = AppAssets.picture(named: name, bundlePath: path),
                let files = AppAssets.files(ofPicture: name, library: path),
                let url = isDark ? files.dark ?? files.light.last?.url : files.light.last?.url, let data = try? Data(contentsOf: url),
                let file = try? ImageFile(data)
            else { return nil }
            return (ServedFiles.shared.file(data, mediaType: file.mediaType.rawValue), picture.width, picture.height)
        }
    }
}
