import MartletCore
import MartletElements

/// The kinds of controls that the user can submit.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Runs an action when the user presses the return key in a field of this view. The actions of outer views run as well.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Stops submissions in this view from reaching outer views.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submissions) { if isBlocking { $0 = Submissions() } }
    }
}

/// The submit actions in the environment, innermost first.
struct Submissions: Equatable {
    fileprivate var handlers: [SubmitHandler] = []

    /// Whether any action handles the trigger.
    func handles(_ trigger: SubmitTriggers) -> Bool { handlers.contains { $0.triggers.contains(trigger) } }

    func submit(_ trigger: SubmitTriggers) {
        for handler in handlers where handler.triggers.contains(trigger) { handler.action() }
    }
}

extension EnvironmentValues {
    private struct SubmissionsKey: EnvironmentKey { static var defaultValue: Submissions { Submissions() } }

    var submissions: Submissions {
        get { self[SubmissionsKey.self] }
        set { self[SubmissionsKey.self] = newValue }
    }
}

/// Holds the current action by reference, so that a new closure at each evaluation does not invalidate the fields below.
private final class SubmitHandler: Equatable {
    var triggers: SubmitTriggers = []
    var action: () -> Void = {}

    static func == (a: SubmitHandler, b: SubmitHandler) -> Bool { a === b }
}

private struct SubmitModifier: ViewModifier {
    let triggers: SubmitTriggers
    nonisolated(unsafe) let action: () -> Void  // Handed to the main actor once, and called there alone.
    @UnobservedStateObject private var handler = SubmitHandler()

    nonisolated init(triggers: SubmitTriggers, action: @escaping () -> Void) {
        self.triggers = triggers
        self.action = action
    }

    func body(content: Content) -> some View {
        handler.triggers = triggers
        handler.action = action
        return content.transformEnvironment(\.submissions) { [handler] in $0.handlers.insert(handler, at: 0) }
    }
}
