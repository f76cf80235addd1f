import MartletElements

/// Describes the elements to search for.
///
/// A string is a query, too: it finds an element by its name, text or value. Other queries are more exact:
///
///     host.find("Milk")                   anything with this name, text or value
///     host.find(.button, "Add")           by role and name
///     host.find(.identifier("total"))
///     host.find(.containing("of 12"))
public struct Query: Hashable, Sendable, CustomStringConvertible {
    enum Aspect: Hashable, Sendable {
        /// The label, a text inside the element, or else the value.
        case name(String)
        /// A part of the label.
        case part(String)
        case label(String)
        case value(String)
        case identifier(String)
        case kind(Kind)
        case role(Role)
        case action(Action)
    }

    private(set) var aspects: [Aspect]

    init(_ aspects: Aspect...) { self.aspects = aspects }

    /// Returns a query that both queries must match.
    public func and(_ other: Query) -> Query {
        var query = self
        query.aspects += other.aspects
        return query
    }

    /// The query in words: `button “Add”`.
    public var description: String {
        var noun = "element"
        var quoted = ""
        var rest = ""
        for aspect in aspects {
            switch aspect {
            case .role(let role): noun = role.description
            case .action(let action): rest += " with the action ‘\(action)’"
            case .kind(let kind): noun = "element of kind \(kind)"
            case .name(let name): quoted = " “\(name)”"
            case .label(let label): rest += " labelled “\(label)”"
            case .part(let part): rest += " with “\(part)” in its label"
            case .value(let value): rest += " with the value “\(value)”"
            case .identifier(let identifier): rest += " with the identifier “\(identifier)”"
            }
        }
        return noun + quoted + rest
    }

    var name: String? {
        for aspect in aspects { if case .name(let name) = aspect { return name } }
        return nil
    }

    var role: Role? {
        for aspect in aspects { if case .role(let role) = aspect { return role } }
        return nil
    }

    @MainActor
    func matches(_ element: Element, byValue: Bool = false) -> Bool {
        aspects.allSatisfy { aspect in
            switch aspect {
            case .name(let name): byValue ? element.value == name && element.isExposed : element.hasName(name, withRole: role != nil)
            case .part(let part): element.hasOwnLabel && element.label?.contains(part) == true
            case .label(let label): element.hasOwnLabel && element.label == label
            case .value(let value): element.isExposed && element.value == value
            case .identifier(let identifier): element.identifier == identifier
            case .action(let action): element.actions.contains(action)
            case .kind(let kind): element.kind == kind
            case .role(let role): element.isExposed && element.role == role
            }
        }
    }
}

extension Element {
    /// Whether the label belongs to the element itself: the element is in the accessibility tree, or is a text.
    fileprivate var hasOwnLabel: Bool { isExposed || text != nil }

    /// Whether a user would call the element by this name: it is the label or, if the query has a role, a text inside the element.
    fileprivate func hasName(_ name: String, withRole: Bool) -> Bool {
        guard hasOwnLabel else { return false }
        if label == name { return true }
        guard withRole, combinesContents else { return false }
        var isWithin = false
        forEachReachable { if $0.kind == .text, $0.label == name { isWithin = true } }
        return isWithin
    }
}
