import MartletCore
import MartletUI

/// An action, or a menu of actions.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    /// Whether an element is on, which a menu shows by a mark.
    public enum State: Int, Sendable { case off, on, mixed }

    public let title: String
    public let image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

/// What a control or a button of a bar does.
///
/// - Partly: menus of actions are missing.
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    /// Stored, and without effect.
    open var attributes: Attributes
    /// Whether the action is on. Stored, and without effect.
    open var state: State
    /// The object whose action is being performed.
    public private(set) var sender: Any?
    private let handler: @MainActor (UIAction) -> Void

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    func perform(_ sender: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}

/// A control.
open class UIControl: UIView {
    /// A state in which a control has a look of its own.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    /// What happens in a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEditingEvents = Event(rawValue: 0xF << 16)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEvents = Event(rawValue: .max)
    }

    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    open var isHighlighted = false
    private var actions: [(action: UIAction, events: Event)] = []
    private var targets: [Target] = []

    /// An object whose method a control calls. The control does not keep the object.
    private struct Target {
        weak var object: AnyObject?
        let action: Selector
        let events: Event
    }

    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }

    /// Performs an action where the control is for that alone.
    func adopt(_ primaryAction: UIAction) { addAction(primaryAction, for: .primaryActionTriggered) }

    /// Lets the control perform an action; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((action, controlEvents))
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == identifier && $0.events == controlEvents }
    }

    /// Lets the control call a method of an object: without arguments, or with the control, or with the control and `nil` in place of the event.
    ///
    /// - Partly: without a target nothing is called, because a page has no responders.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard let target else { return }
        targets.append(Target(object: target as AnyObject, action: action, events: controlEvents))
    }

    /// Removes calls: all of an object, if no method is given.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.removeAll { entry in
            (target == nil || entry.object === target as AnyObject) && (action == nil || entry.action == action)
                && controlEvents.isSuperset(of: entry.events)
        }
    }

    /// Performs the actions for events.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(self) }
        for target in targets where !target.events.isDisjoint(with: controlEvents) { target.action.perform(on: target.object, self, nil) }
    }
}
