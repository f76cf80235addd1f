import MartletElements

/// The target of an act: a string, a ``Query``, or an element that was ``Found`` before.
@MainActor
public protocol Target {
    func search(in host: TestHost) -> Search
}

extension String: Target {
    public func search(in host: TestHost) -> Search { Search(Query(.name(self)), in: host) }
}

extension Query: Target {
    public func search(in host: TestHost) -> Search { Search(self, in: host) }
}

extension Target where Self == Query {
    /// Matches a role and, if given, a name.
    public static func role(_ role: Role, _ name: String? = nil) -> Query {
        name.map { Query(.role(role), .name($0)) } ?? Query(.role(role))
    }
    public static func button(_ name: String? = nil) -> Query { role(.button, name) }
    public static func link(_ name: String? = nil) -> Query { role(.link, name) }
    /// Matches the whole accessibility label.
    public static func label(_ label: String) -> Query { Query(.label(label)) }
    /// Matches a part of the accessibility label.
    public static func containing(_ part: String) -> Query { Query(.part(part)) }
    /// Matches the accessibility value of a control.
    public static func value(_ value: String) -> Query { Query(.value(value)) }
    /// Matches the `accessibilityIdentifier`.
    public static func identifier(_ identifier: String) -> Query { Query(.identifier(identifier)) }
    /// Matches the kind of element, for elements without a role.
    public static func kind(_ kind: Kind) -> Query { Query(.kind(kind)) }
    /// Matches elements that have an action.
    public static func handling(_ action: Action) -> Query { Query(.action(action)) }
}
