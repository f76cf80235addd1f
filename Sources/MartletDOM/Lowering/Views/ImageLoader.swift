import MartletElements

/// An invisible image that reports whether it can be loaded.
enum ImageLoaderLowering: ElementLowering {
    static let css = ".k-image-loader{display:none}"

    static func core(_ element: Element, _ resources: PageResources) -> Core {
        Core("img", attributes: [("src", resources.picture(of: element)?.source ?? ""), ("alt", "")])
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {}

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.attribute("src")] }
}
