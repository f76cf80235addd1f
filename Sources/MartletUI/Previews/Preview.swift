import MartletCore

/// Declares a preview: a named view that is created only when a tool asks for it.
///
/// ```swift
/// #Preview("Empty basket") {
///     BasketView().environment(Basket())
/// }
/// ```
///
/// The compiler checks the body together with the app, but a running app never creates the preview, and a release build drops it.
///
/// - Parameters:
///   - name: The name that tools show; without it they show the file and the line.
///   - body: Creates the view.
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
///   - name: The name that tools show; without it they show the file and the line.
///   - traits: The first trait.
///   - additionalTraits: More traits; a later one overrides an earlier one.
///   - body: Creates the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MartletMacros", type: "Preview")

/// A preview that `#Preview` declares.
public struct Preview {
    /// A marker for the traits of view previews.
    public enum ViewTraits {}

    /// The name given to the preview.
    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let body: @MainActor () -> any View

    /// Creates a preview. The macro `#Preview` calls this.
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.name = name
        traits = []
        self.body = body
    }

    /// Creates a preview with traits. The macro `#Preview` calls this.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = [traits] + additionalTraits
        self.body = body
    }
}

/// A type that `#Preview` generates, by which tools find and create the preview.
///
/// A tool enumerates the conforming types; the app registers nothing at launch.
public protocol PreviewRegistry {
    /// The module and the file that declare the preview, in the form of `#fileID`.
    static var fileID: String { get }
    /// The line of the declaration, from 1.
    static var line: Int { get }
    /// The column of the declaration, from 1.
    static var column: Int { get }
    /// Creates the preview.
    @MainActor static func makePreview() throws -> Preview
}
