import MartletElements

/// An element that a query found. Its properties are always the element's current ones.
///
/// A query that finds nothing reports an issue and returns a `Found` without an element: its properties are empty, and acts on it do
/// nothing.
@MainActor
public struct Found: Target, @preconcurrency CustomStringConvertible {
    let host: TestHost
    /// The description of the query.
    let name: String
    /// The element; `nil` if the query found none.
    public let element: Element?

    public func search(in host: TestHost) -> Search { Search(element, name) }

    /// The element's line in ``TestHost/tree``.
    public var description: String { element.map(host.outline.line) ?? "no \(name)" }

    /// Whether the element is still in the tree.
    public var exists: Bool { element.map { host.session.tree[$0.id] === $0 } ?? false }
    /// Whether the user can reach the element: it is not covered, hidden or collapsed.
    public var isReachable: Bool { exists && element?.concealment(unfolded: host.revealed) == nil }

    // MARK: Accessibility

    public var role: Role? { element?.role }
    public var label: String? { element?.label }
    /// The value of a control: `on`, `0.5`, the text of a field.
    public var value: String? { element?.value }
    public var traits: [Trait] { element?.traits ?? [] }
    public var hint: String? { element?.hint }
    public var identifier: String? { element?.identifier }
    public var isEnabled: Bool { element?.isEnabled ?? false }
    public var isSelected: Bool { element?.isSelected ?? false }
    public var isOn: Bool { element?[.isOn] == true }
    public var isExpanded: Bool { element?[.isExpanded] == true }
    public var isFocused: Bool { element.map { $0 === host.focusedElement } ?? false }
    /// The visible text: the element's own, or all texts in it.
    public var text: String? { element.flatMap { $0.text ?? $0.label } }
    /// The element and everything in it, as in ``TestHost/tree``.
    public var tree: String {
        guard let element else { return "" }
        let inside = host.outline.text(of: element).split(separator: "\n").map { "  \($0)" }
        return ([description] + inside).joined(separator: "\n")
    }

    // MARK: Attributes and modifiers

    public subscript(attribute: Attribute) -> Value? { element?[attribute] }
    /// The innermost modifier of a type.
    public func modifier<M: ModifierValue>(_ type: M.Type) -> M? { element?.modifier(M.self) }
    public var children: [Found] {
        (element?.children ?? []).map { Found(host: host, name: $0.role.description, element: $0) }
    }
}
