/// An enumeration whose cases have key paths: `\.loaded` is the case `loaded`, and `\.list.refresh` the case `refresh` of the value of `list`.
///
/// ``Cases()`` adds the conformance.
public protocol HasCases: SendableMetatype {
    /// A type with a property for each case.
    associatedtype Cases: Sendable

    nonisolated static var cases: Cases { get }
}

/// The key path of a case, which identifies it.
public typealias CaseKeyPath<Root: HasCases, Value> = KeyPath<Root.Cases, Case<Root, Value>> & Sendable

/// Gives an enumeration key paths to its cases, to convert inputs and to read and write states.
///
///     @Cases
///     enum ShopAction {
///         case add
///         case profile(ProfileAction)
///         case item(Item.ID, ItemAction)
///     }
///
///     profile.lift(\.profile, action: \.profile)
///     store.scope(\.items, id: id, input: \.item)
///
/// The value of a case with several associated values is the tuple of them, without labels. A private enumeration in
/// another type, and one in a function, cannot have it.
@attached(member, names: named(Cases), named(cases))
@attached(extension, conformances: HasCases)
public macro Cases() = #externalMacro(module: "MartletMacros", type: "Cases")

/// A case of an enumeration: how to make it, and how to get its value.
@dynamicMemberLookup
public struct Case<Root, Value>: Sendable {
    /// Makes the case.
    public let embed: @Sendable (Value) -> Root
    /// Returns the value of the case; `nil` for another case.
    public let extract: @Sendable (Root) -> Value?

    public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
        self.embed = embed
        self.extract = extract
    }

    /// A case of the value.
    public subscript<Inner>(dynamicMember path: CaseKeyPath<Value, Inner>) -> Case<Root, Inner> where Value: HasCases {
        let inner = Value.cases[keyPath: path]
        return Case<Root, Inner> {
            embed(inner.embed($0))
        } extract: {
            extract($0).flatMap(inner.extract)
        }
    }

    /// A case of an element's value, together with the id of the element.
    public subscript<ID, Element: HasCases, Inner>(
        dynamicMember path: CaseKeyPath<Element, Inner>
    ) -> Case<Root, (ID, Inner)> where Value == (ID, Element) {
        let inner = Element.cases[keyPath: path]
        return Case<Root, (ID, Inner)> {
            embed(($0.0, inner.embed($0.1)))
        } extract: {
            extract($0).flatMap { id, element in inner.extract(element).map { (id, $0) } }
        }
    }
}

extension HasCases {
    /// The value of a case; `nil` while another case is current. Writing a value makes its case the current one; writing `nil` changes nothing.
    ///
    ///     store.scope(\.screen[case: \.loaded], input: \.loaded)
    public subscript<Value>(case path: CaseKeyPath<Self, Value>) -> Value? {
        get { Self.cases[keyPath: path].extract(self) }
        set {
            if let newValue { self = Self.cases[keyPath: path].embed(newValue) }
        }
    }
}
