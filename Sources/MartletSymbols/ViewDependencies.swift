/// What each view of a module can touch: the values and objects that its properties hold.
///
///     DishRow
///         let dish: Dish
///     FavoritesButton
///         @EnvironmentObject favorites: FavoritesService
///         let id: String
///         let name: String
///
/// View modifiers, apps and dynamic properties are listed, too. A value in a property wrapper may change without the view's owner, any other
/// is given by the owner.
public struct ViewDependencies: Hashable, Sendable, CustomStringConvertible {
    /// A stored property of a view.
    public struct Property: Hashable, Sendable, CustomStringConvertible {
        /// The property wrapper, such as `EnvironmentObject`; `nil` for a plain property.
        public let wrapper: String?
        public let name: String
        public let type: String

        public init(_ wrapper: String?, _ name: String, _ type: String) {
            self.wrapper = wrapper
            self.name = name
            self.type = type
        }

        public var description: String { "\(wrapper.map { "@" + $0 } ?? "let") \(name): \(type)" }
    }

    /// The properties of each view, by its name.
    public private(set) var views: [String: [Property]] = [:]

    /// - Parameter graph: The symbols of a module, with private ones.
    public init(_ graph: SymbolGraph) {
        for view in graph.types(conformingTo: ["View", "ViewModifier", "App", "Scene", "DynamicProperty"]) { views[view.name] = [] }
        for symbol in graph.symbols where symbol.isProperty {
            if let property = Property(symbol) { views[symbol.owner]?.append(property) }
        }
        for name in views.keys { views[name]?.sort { ($0.wrapper == nil ? 1 : 0, $0.name) < ($1.wrapper == nil ? 1 : 0, $1.name) } }
    }

    public var description: String {
        views.sorted { $0.key < $1.key }.map { view, properties in
            ([view] + (properties.isEmpty ? ["nothing"] : properties.map(\.description)).map { "    " + $0 }).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

extension ViewDependencies.Property {
    /// Attributes of properties that are no property wrappers.
    private static let otherAttributes: Set<String> = ["MainActor", "ViewBuilder", "preconcurrency", "Sendable", "available"]

    /// Returns `nil` for a computed property.
    fileprivate init?(_ symbol: SymbolGraph.Symbol) {
        let wrapper = symbol.attributes.first { !Self.otherAttributes.contains($0) }
        let declaration = symbol.declaration
        let isComputed = declaration.contains(" { get")
        guard wrapper != nil || !isComputed, let name = symbol.pathComponents.last else { return nil }
        let type = declaration.firstRange(of: "\(name): ").map { declaration[$0.upperBound...] } ?? ""
        self.init(wrapper, name, String(type.firstRange(of: " { get").map { type[..<$0.lowerBound] } ?? type))
    }
}
