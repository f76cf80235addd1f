/// An action that a user can perform on an element.
public struct Action: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public var description: String { rawValue }

    public static func < (a: Action, b: Action) -> Bool { a.rawValue < b.rawValue }
}

extension Action {
    /// A click, a touch, or Return on a focused control. No value, except with ``Attribute/tapPlaces``: `[x, y, elementX, elementY]` in points of
    /// the element, and the element's position on the page.
    public static let tap: Action = "tap"
    /// The control's new value: a text, a number, a bool, or the index of a choice.
    public static let change: Action = "change"
    /// Return in a field. No value.
    public static let submit: Action = "submit"
    /// The element gained (`true`) or lost (`false`) the keyboard focus.
    public static let focus: Action = "focus"
    /// The user selected a part of a field's text, or moved the caret: its start and its end, in UTF-16 units.
    public static let select: Action = "select"
    /// The user closed something: a sheet, an alert, a pushed screen. No value.
    public static let dismiss: Action = "dismiss"
    /// The visible part of a lazy container, with a margin. The container's kind defines the value.
    public static let reveal: Action = "reveal"
    /// The measured size of the element: a list of doubles that the element's kind defines.
    public static let measure: Action = "measure"
    /// The image was loaded (`true`) or failed to load (`false`).
    public static let load: Action = "load"
    /// The state of something that the host runs by itself, such as a video or the location. The element's kind defines the value.
    public static let report: Action = "report"

    private static let reports: Set<Action> = [
        .measure, .reveal, .load, .report, .arrange, .scrolled, .scrollGeometry, .scrollPhase, .visible, .visibleTargets,
    ]

    /// Whether the host reports the action itself, rather than for the user.
    public var isReport: Bool { Self.reports.contains(self) }
}

/// An action of the user, as the host reports it.
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

/// Handles the events of an element. The graph's nodes are the targets; a host never accesses them.
@MainActor
public protocol ActionTarget: AnyObject {
    func perform(_ action: Action, on element: Element, value: Value?)
}
