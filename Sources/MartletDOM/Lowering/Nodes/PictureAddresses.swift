import MartletElements

/// Locates the images of elements for pages.
@MainActor
public protocol PictureLocating {
    /// Returns the files of an image in the app's assets; `nil` if it does not exist.
    ///
    /// - Parameter library: The path of the bundle that contains it; `nil` is the app's own.
    func addresses(ofPicture name: String, library: String?) -> PictureAddresses?

    /// Returns the URL under which pages find a URL of a view, which may be a file of the app.
    func address(of url: String) -> String
}

/// The URLs of the files of one image.
public struct PictureAddresses: Equatable, Sendable {
    public struct Variant: Equatable, Sendable {
        public var address: String
        /// Pixels per point.
        public var scale: Double

        public init(_ address: String, scale: Double) {
            self.address = address
            self.scale = scale
        }
    }

    /// The image in its resolutions, the lowest first.
    public var variants: [Variant]
    /// The image for dark mode, if it differs.
    public var dark: String?

    public init(_ variants: [Variant], dark: String? = nil) {
        self.variants = variants
        self.dark = dark
    }

    /// The URL of the highest resolution, which suits every display.
    package var source: String { variants.last?.address ?? "" }

    /// The value for HTML's `srcset`, if there are several resolutions or the scale is not 1.
    var sourceSet: String? {
        if variants.count == 1, variants[0].scale == 1 { return nil }
        return variants.isEmpty ? nil : variants.map { "\($0.address) \($0.scale.css)x" }.joined(separator: ", ")
    }
}

/// Locates images for a host that serves no files: only the URLs given by views work.
struct NoPictures: PictureLocating {
    func addresses(ofPicture name: String, library: String?) -> PictureAddresses? { nil }
    func address(of url: String) -> String { url }
}

extension PageResources {
    /// Returns the URLs of the element's image; `nil` if it has none or the image does not exist.
    func picture(of element: Element) -> PictureAddresses? {
        if let name = element[.picture]?.stringValue {
            return pictures.addresses(ofPicture: name, library: element[.library]?.stringValue)
        }
        guard let url = element[.source]?.stringValue else { return nil }
        return PictureAddresses([.init(pictures.address(of: url), scale: element[.scale]?.doubleValue ?? 1)])
    }
}
