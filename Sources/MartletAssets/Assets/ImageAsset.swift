import Foundation

/// A named picture of an app, in the variants that its catalogue or its files give.
public struct ImageAsset: Hashable, Sendable {
    /// A width and a height.
    public struct Size: Hashable, Sendable {
        public var width: Double
        public var height: Double

        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// What a file of a picture holds.
    public enum MediaType: String, Hashable, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case gif = "image/gif"
        case webp = "image/webp"
        case svg = "image/svg+xml"

        /// Whether the picture is as sharp at any size.
        public var isVector: Bool { self == .svg }
    }

    /// How a picture is drawn where the code does not say.
    public enum RenderingIntent: Hashable, Sendable {
        /// In its own colours.
        case original
        /// As a stencil in the foreground colour.
        case template
    }

    /// One file of the picture.
    public struct Variant: Hashable, Sendable {
        public let file: URL
        public let mediaType: MediaType
        /// Pixels to a point: 1, 2 or 3. A vector has 1, and suits every display.
        public let scale: Int
        public let appearance: AssetAppearance
        /// The size in points.
        public let size: Size

        public init(file: URL, mediaType: MediaType, scale: Int, appearance: AssetAppearance, size: Size) {
            self.file = file
            self.mediaType = mediaType
            self.scale = scale
            self.appearance = appearance
            self.size = size
        }
    }

    /// The name that `Image("name")` gives.
    public let name: String
    /// At least one variant, by appearance and then from the lowest scale up.
    public let variants: [Variant]
    /// The size in points that the picture has when nothing resizes it: that of its first variant.
    public let size: Size
    /// What the catalogue says about drawing the picture, if anything.
    public let renderingIntent: RenderingIntent?

    /// Nil when there is no variant.
    init?(name: String, variants: [Variant], renderingIntent: RenderingIntent? = nil) {
        guard let size = variants.first?.size else { return nil }
        self.name = name
        self.variants = variants
        self.renderingIntent = renderingIntent
        self.size = size
    }

    /// The variant that suits a display: of the appearance, or of any if that has none; and of these the smallest that is sharp.
    public func variant(scale: Double, appearance: AssetAppearance) -> Variant {
        let candidates = variants(for: appearance)
        return candidates.first { $0.mediaType.isVector || Double($0.scale) >= scale } ?? candidates[candidates.endIndex - 1]
    }

    /// The variants for an appearance, from the lowest scale up; never empty.
    public func variants(for appearance: AssetAppearance) -> [Variant] {
        // A picture that is made for light and dark alone has none for any.
        for wanted in [appearance, .any, .light] {
            let found = variants.filter { $0.appearance == wanted }
            if !found.isEmpty { return found }
        }
        return variants
    }
}
