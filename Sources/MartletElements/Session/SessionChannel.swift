/// The scene phase of the app.
public enum Phase: String, Hashable, Sendable { case active, inactive, background }

/// The events that a host can send to a session.
public enum SessionEvent: Hashable, Sendable {
    case element(Event)
    case traits(ClientTraits)
    case phase(Phase)
    /// The user navigated in the browser: back, forward, or a link inside the app. A path with its query, such as `/menu/3?x=1`.
    case navigate(String)
    /// A URL was opened from outside: an absolute URL.
    case open(String)
    /// The device went online (`true`) or offline (`false`).
    case online(Bool)
    /// The permission to show notifications changed.
    case notificationPermission(NotificationPermission)
    /// A push message arrived, or the user opened a notification that carries one.
    case push([String: Value])
    /// The client has registered with its push service: the token with which the server sends to it.
    case pushToken(String)
}

/// The requests of a session to its host, other than operations.
public enum HostRequest: Hashable, Sendable {
    /// Open a URL outside the app.
    case open(String)
    /// Open another window at a path of this server, or bring the one that shows it to the front.
    case openWindow(String)
    /// Close the window, if the browser lets the page close it.
    case closeWindow
    /// Show a path in the address bar; with `replace`, do not add a history entry.
    case location(String, replace: Bool)
    /// Go back in the browser's history.
    case back
    /// Set the title of the window.
    case title(String)
    /// Copy a text to the pasteboard.
    case copy(String)
    /// Store a value for the same user's later sessions; `nil` removes it.
    case store(key: String, value: Value?)
    /// Set the color scheme; `nil` follows the system.
    case colorScheme(ClientTraits.Appearance?)
    /// Ask the user for the permission to show notifications. The answer arrives as an event.
    case askForNotifications
    /// Show a notification, if permitted.
    case notify(HostNotification)
    /// Register with the client's push service for messages of the server with this public key. The token arrives as an event.
    ///
    /// `scope` is the path of the app, with a slash at its end.
    case registerForPush(serverKey: String, scope: String)
    /// Let the device vibrate: durations in milliseconds, on and off in turn.
    case vibrate([Int])
    /// Let a screen reader say a text; an urgent one interrupts what it is saying.
    case announce(String, isUrgent: Bool)
    /// Take the keyboard focus away from the field that has it, which hides an on-screen keyboard.
    case endEditing
    /// Keep the screen on while the page is visible, or let it turn off again.
    case keepAwake(Bool)
    /// Remember the size of the window for the user's later visits, whose first evaluation then knows it.
    case rememberWindow
}

/// The reason why an event was rejected.
public enum EventRejection: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownElement(ElementID)
    case notActionable(ElementID, Action)
    case disabled(ElementID)
    case hidden(ElementID)

    public var description: String {
        switch self {
        case .unknownElement(let id): "there is no element \(id)"
        case .notActionable(let id, let action): "element \(id) has no action '\(action)'"
        case .disabled(let id): "element \(id) is disabled"
        case .hidden(let id): "element \(id) is not shown"
        }
    }
}

/// The interface between a running session and its host: events in, operations and requests out.
///
/// A host reads everything else from ``tree``.
@MainActor
public protocol SessionChannel: AnyObject {
    var tree: ElementTree { get }
    /// Called after each turn with changes or requests.
    var output: ((Outcome, [HostRequest]) -> Void)? { get set }
    /// Called after a turn or a handler that kept the main thread busy for long, 50 ms unless the channel says otherwise.
    var slowWork: ((SlowWork) -> Void)? { get set }
    /// Called after each turn with what it did, after ``output``. Nothing is recorded while this is `nil`, which it is at first.
    var turnEnded: ((TurnRecord) -> Void)? { get set }
    /// Handles an event. The following turn has run when this returns.
    func send(_ event: SessionEvent) throws(EventRejection)
    /// Whether no page shows the session. While this is `true`, the session postpones its turns; setting it to `false` runs them.
    var isResting: Bool { get set }
    /// Returns the state from which another process can go on; `nil` if the channel cannot say it.
    func snapshot() -> SessionSnapshot?
    /// Returns what an author can learn of an element; `nil` if there is none with this id, or the channel cannot say it.
    func inspect(_ id: ElementID) -> Inspection?
    /// Sets a property of a view that ``inspect(_:)`` has named. The turn follows later.
    ///
    /// - Returns: Whether the view still has the property, and the text is a value of its type.
    func edit(_ edit: Inspection.Edit) -> Bool
    /// Ends the session: cancels its tasks and releases its state.
    func close()
}

extension SessionChannel {
    public func snapshot() -> SessionSnapshot? { nil }
    public func inspect(_ id: ElementID) -> Inspection? { nil }
    public func edit(_ edit: Inspection.Edit) -> Bool { false }

    /// A channel without turns of its own ignores this.
    public var turnEnded: ((TurnRecord) -> Void)? {
        get { nil }
        set {}
    }

    /// A channel without turns of its own ignores this.
    public var isResting: Bool {
        get { false }
        set {}
    }
}
