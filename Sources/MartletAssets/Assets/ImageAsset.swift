import Foundation

/// A named image of an app, with its variants.
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

    /// The media type of an image file.
    public enum MediaType: String, Hashable, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case gif = "image/gif"
        case webp = "image/webp"
        case svg = "image/svg+xml"

        /// Whether the image is sharp at any size.
        public var isVector: Bool { self == .svg }
    }

    /// How an image is drawn by default.
    public enum RenderingIntent: Hashable, Sendable {
        /// In its own colours.
        case original
        /// As a template, in the foreground colour.
        case template
    }

    /// One file of the image.
    public struct Variant: Hashable, Sendable {
        public let file: URL
        public let mediaType: MediaType
        /// Pixels per point: 1, 2 or 3. A vector image has 1, and suits every display.
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

    /// The name, as in `Image("name")`.
    public let name: String
    /// At least one variant, sorted by appearance and then by ascending scale.
    public let variants: [Variant]
    /// The size of the image in points before any resizing: that of its first variant.
    public let size: Size
    /// The rendering intent from the catalogue, if any.
    public let renderingIntent: RenderingIntent?

    /// Returns `nil` if there is no variant.
    init?(name: String, variants: [Variant], renderingIntent: RenderingIntent? = nil) {
        guard let size = variants.first?.size else { return nil }
        self.name = name
        self.variants = variants
        self.renderingIntent = renderingIntent
        self.size = size
    }

    /// Returns the best variant for a display: the smallest sharp one among those for the appearance, or for any appearance.
    public func variant(scale: Double, appearance: AssetAppearance) -> Variant {
        let candidates = variants(for: appearance)
        return candidates.first { $0.mediaType.isVector || Double($0.scale) >= scale } ?? candidates[candidates.endIndex - 1]
    }

    /// Returns the variants for an appearance, by ascending scale; never empty.
    public func variants(for appearance: AssetAppearance) -> [Variant] {
        // An image with only light and dark variants has none for `any`.
        for wanted in [appearance, .any, .light] {
            let found = variants.filter { $0.appearance == wanted }
            if !found.isEmpty { return found }
        }
        return variants
    }
}
