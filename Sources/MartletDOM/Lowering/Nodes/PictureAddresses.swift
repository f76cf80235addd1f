import MartletElements

/// Where pages find the pictures that elements name.
@MainActor
public protocol PictureLocating {
    /// The files of a picture among the app's assets; `nil` if there is none.
    ///
    /// - Parameter library: The path of the bundle that has it; `nil` is the app's own.
    func addresses(ofPicture name: String, library: String?) -> PictureAddresses?

    /// Where pages find what a URL names, which may be a file of the app's.
    func address(of url: String) -> String
}

/// Where pages find the files of one picture.
public struct PictureAddresses: Equatable, Sendable {
    public struct Variant: Equatable, Sendable {
        public var address: String
        /// Pixels to a point.
        public var scale: Double

        public init(_ address: String, scale: Double) {
            self.address = address
            self.scale = scale
        }
    }

    /// The picture in its resolutions, the lowest first.
    public var variants: [Variant]
    /// The picture for dark surroundings, where that is another one.
    public var dark: String?

    public init(_ variants: [Variant], dark: String? = nil) {
        self.variants = variants
        self.dark = dark
    }

    /// The one that suits every display.
    package var source: String { variants.last?.address ?? "" }

    /// As HTML's `srcset`, where the browser has a choice, or has to know the scale.
    var sourceSet: String? {
        if variants.count == 1, variants[0].scale == 1 { return nil }
        return variants.isEmpty ? nil : variants.map { "\($0.address) \($0.scale.css)x" }.joined(separator: ", ")
    }
}

/// A host that serves no files: pictures have no address but the URLs that views give.
struct NoPictures: PictureLocating {
    func addresses(ofPicture name: String, library: String?) -> PictureAddresses? { nil }
    func address(of url: String) -> String { url }
}

extension PageResources {
    /// Where the page finds the picture of an element; `nil` if it names none, or one that is not there.
    func picture(of element: Element) -> PictureAddresses? {
        if let name = element[.picture]?.stringValue {
            return pictures.addresses(ofPicture: name, library: element[.library]?.stringValue)
        }
        guard let url = element[.source]?.stringValue else { return nil }
        return PictureAddresses([.init(pictures.address(of: url), scale: element[.scale]?.doubleValue ?? 1)])
    }
}
