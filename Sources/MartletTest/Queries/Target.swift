import MartletElements

/// What an act is done to: a text, a ``Query``, or something that was ``Found`` before.
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
    /// By role, and by name if one is given.
    public static func role(_ role: Role, _ name: String? = nil) -> Query {
        name.map { Query(.role(role), .name($0)) } ?? Query(.role(role))
    }
    public static func button(_ name: String? = nil) -> Query { role(.button, name) }
    public static func link(_ name: String? = nil) -> Query { role(.link, name) }
    /// The whole label, as it is read out.
    public static func label(_ label: String) -> Query { Query(.label(label)) }
    /// A part of the label.
    public static func containing(_ part: String) -> Query { Query(.part(part)) }
    /// What a control holds, as it is read out.
    public static func value(_ value: String) -> Query { Query(.value(value)) }
    /// What `accessibilityIdentifier` says.
    public static func identifier(_ identifier: String) -> Query { Query(.identifier(identifier)) }
    /// The kind of element, for what has no role.
    public static func kind(_ kind: Kind) -> Query { Query(.kind(kind)) }
    /// What answers an action.
    public static func answering(_ action: Action) -> Query { Query(.action(action)) }
}
