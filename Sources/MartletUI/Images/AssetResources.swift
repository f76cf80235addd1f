import Foundation

/// An image of an asset catalogue. Xcode declares one for each image, `ImageResource.apple` for "Apple"; so does `martlet run`.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundlePath: String?

    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle === Bundle.main ? nil : bundle.bundlePath
    }
}

/// A colour of an asset catalogue. Xcode declares one for each colour, `ColorResource.bark` for "Bark"; so does `martlet run`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundlePath: String?

    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle === Bundle.main ? nil : bundle.bundlePath
    }
}

extension Image {
    /// An image of an asset catalogue.
    public init(_ resource: ImageResource) { self.init(.named(resource.name, bundlePath: resource.bundlePath)) }
}

extension Color {
    /// A colour of an asset catalogue. A missing colour is transparent.
    public init(_ resource: ColorResource) { self.init(.asset(resource.name, bundlePath: resource.bundlePath)) }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}
