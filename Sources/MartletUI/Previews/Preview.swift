import MartletCore

/// Declares a preview: a view with a name, made only when a tool asks for it.
///
/// ```swift
/// #Preview("Empty basket") {
///     BasketView().environment(Basket())
/// }
/// ```
///
/// The body is compiled with the app, so a preview that has fallen behind is an error, but an app that runs never makes it, and a release
/// build drops it.
///
/// - Parameters:
///   - name: The name a tool shows. Without one it shows where the preview stands.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "MartletMacros", type: "Preview")

/// Declares a preview with traits, such as a size, an orientation or a modifier.
///
/// ```swift
/// #Preview("Row", traits: .sizeThatFitsLayout) { DishRow(.sample) }
/// ```
///
/// - Parameters:
///   - name: The name a tool shows. Without one it shows where the preview stands.
///   - traits: The first trait.
///   - additionalTraits: More of them, of which a later one wins.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MartletMacros", type: "Preview")

/// A view to be looked at on its own, as `#Preview` declares it.
public struct Preview {
    /// Marks the traits that a preview of a view takes.
    public enum ViewTraits {}

    /// The name given to the preview.
    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let body: @MainActor () -> any View

    /// Makes a preview. The macro `#Preview` does this for you.
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.name = name
        traits = []
        self.body = body
    }

    /// Makes a preview with traits. The macro `#Preview` does this for you.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = [traits] + additionalTraits
        self.body = body
    }
}

/// A type that a `#Preview` stands for, by which a tool finds it and makes it.
///
/// A tool enumerates the types that conform; nothing is registered when the app starts.
public protocol PreviewRegistry {
    /// The module and file that declare the preview, as `#fileID` gives them.
    static var fileID: String { get }
    /// The line the preview begins on, counted from 1.
    static var line: Int { get }
    /// The column the preview begins at, counted from 1.
    static var column: Int { get }
    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}
