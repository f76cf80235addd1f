/// Something a user can do to an element.
public struct Action: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public var description: String { rawValue }

    public static func < (a: Action, b: Action) -> Bool { a.rawValue < b.rawValue }
}

extension Action {
    /// A click, a touch, or the return key on a focused control. No value.
    public static let tap: Action = "tap"
    /// The control has a new value: a text, a number, a switch, the index of a choice.
    public static let change: Action = "change"
    /// The return key in a field. No value.
    public static let submit: Action = "submit"
    /// The keyboard focus came (`true`) or went (`false`).
    public static let focus: Action = "focus"
    /// The user closed something: a sheet, an alert, a pushed screen. No value.
    public static let dismiss: Action = "dismiss"
    /// The part of a lazy container that the user nears. The value is what the container's kind says.
    public static let reveal: Action = "reveal"
    /// The host measured the element: a list of doubles that the element's kind explains.
    public static let measure: Action = "measure"
    /// The picture was loaded, or could not be: `true` or `false`.
    public static let load: Action = "load"

    /// Whether it is the host that tells something, rather than a user who does it.
    public var isReport: Bool { [.measure, .reveal, .load].contains(self) }
}

/// One thing a user did, as a host reports it.
public struct Event: Hashable, Sendable {
    public var target: ElementID
    public var action: Action
    public var value: Value?

    public init(_ action: Action, on target: ElementID, value: Value? = nil) {
        self.target = target
        self.action = action
        self.value = value
    }
}

/// Receives the events of an element. The graph's nodes are the targets; a host never sees one.
@MainActor
public protocol ActionTarget: AnyObject {
    func perform(_ action: Action, on element: Element, value: Value?)
}
