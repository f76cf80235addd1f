/// Whether the app is in front of its user.
public enum Phase: String, Hashable, Sendable { case active, inactive, background }

/// All that a host can tell a session.
public enum SessionEvent: Hashable, Sendable {
    case element(Event)
    case traits(ClientTraits)
    case phase(Phase)
    /// The address bar changed by the user's hand: back, forward, or a link of the app itself. A path with its query, as `/menu/3?x=1`.
    case navigate(String)
    /// A deep link arrived from outside: an absolute URL.
    case open(String)
    /// The user's device found a network, or lost it.
    case online(Bool)
    /// Whether the app may show notifications.
    case notificationPermission(NotificationPermission)
    /// A message came for the app, or the user opened a notification that carries it.
    case push([String: Value])
}

/// Something a session asks its host to do beside showing elements.
public enum HostRequest: Hashable, Sendable {
    /// Show what the URL names, outside the app.
    case open(String)
    /// The address bar shall say this path; with `replace` no entry is added to the history.
    case location(String, replace: Bool)
    /// Go back by one in the host's history.
    case back
    /// The title of the window.
    case title(String)
    /// Put a text on the pasteboard.
    case copy(String)
    /// Keep a value for the same user's next sessions; `nil` forgets it.
    case store(key: String, value: Value?)
    /// Appear light or dark whatever the user's system says; `nil` follows the system.
    case colorScheme(ClientTraits.Appearance?)
    /// Ask the user whether the app may show notifications. The answer comes as an event.
    case askForNotifications
    /// Show a notification, if the app may.
    case notify(HostNotification)
}

/// Why an event was not carried out.
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

/// The one narrow channel between a running session and the host that shows it: events in, operations and requests out.
///
/// Everything else that a host knows it reads from ``tree``.
@MainActor
public protocol SessionChannel: AnyObject {
    var tree: ElementTree { get }
    /// Called after each turn that changed something or asks for something.
    var output: ((Outcome, [HostRequest]) -> Void)? { get set }
    /// Called after a turn or a handler that kept the main thread busy for long, 50 ms unless the channel says otherwise.
    var slowWork: ((SlowWork) -> Void)? { get set }
    /// Takes in what happened. The turn that follows has run when this returns.
    func send(_ event: SessionEvent) throws(EventRejection)
    /// Nobody looks at the session just now: it puts off its turns, whatever changes, until somebody does. Setting it back to `false` runs them.
    var isResting: Bool { get set }
    /// Ends the session: cancels its tasks and lets go of its state.
    func close()
}

extension SessionChannel {
    /// A session that has no turns of its own has nothing to put off.
    public var isResting: Bool {
        get { false }
        set {}
    }
}
