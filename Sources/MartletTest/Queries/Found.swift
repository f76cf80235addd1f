import MartletElements

/// Something that is shown, as a query found it. It stays with its element: what it says is what the element says now.
///
/// A query that found nothing has said so already; what it gives has no facts, and acts on it do nothing.
@MainActor
public struct Found: Target, @preconcurrency CustomStringConvertible {
    let host: TestHost
    /// What was looked for.
    let name: String
    /// What hosts show it from.
    public let element: Element?

    public func search(in host: TestHost) -> Search { Search(element, name) }

    /// The line of the tree.
    public var description: String { element.map(host.outline.line) ?? "no \(name)" }

    /// Whether it is still there.
    public var exists: Bool { element.map { host.session.tree[$0.id] === $0 } ?? false }
    /// Whether a person can reach it: nothing covers, hides or folds it away.
    public var isReachable: Bool { exists && element?.concealment(unfolded: host.unfolded) == nil }

    // MARK: What a person is told

    public var role: Role? { element?.role }
    public var label: String? { element?.label }
    /// What a control holds: `on`, `0.5`, the text of a field.
    public var value: String? { element?.value }
    public var traits: [Trait] { element?.traits ?? [] }
    public var hint: String? { element?.hint }
    public var identifier: String? { element?.identifier }
    public var isEnabled: Bool { element?.isEnabled ?? false }
    public var isSelected: Bool { element?.isSelected ?? false }
    public var isOn: Bool { element?[.isOn] == true }
    public var isExpanded: Bool { element?[.isExpanded] == true }
    public var isFocused: Bool { element.map { $0 === host.focusedElement } ?? false }
    /// The text that is shown: the element's own, or all texts in it.
    public var text: String? { element.flatMap { $0.text ?? $0.label } }
    /// What is told of it and of what is in it, a line each.
    public var tree: String {
        guard let element else { return "" }
        let inside = host.outline.text(of: element).split(separator: "\n").map { "  \($0)" }
        return ([description] + inside).joined(separator: "\n")
    }

    // MARK: What hosts are told

    public subscript(attribute: Attribute) -> Value? { element?[attribute] }
    /// The innermost modifier of a type.
    public func modifier<M: ModifierValue>(_ type: M.Type) -> M? { element?.modifier(M.self) }
    public var children: [Found] {
        (element?.children ?? []).map { Found(host: host, name: $0.role.description, element: $0) }
    }
}
