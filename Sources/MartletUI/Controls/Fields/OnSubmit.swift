import MartletCore
import MartletElements

/// What a user can submit.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Does something when the user presses the return key in a field in this view. What is set further out is done as well.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps what is submitted in this view from those further out.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submissions) { if isBlocking { $0 = Submissions() } }
    }
}

/// What is done when something is submitted, from the innermost on.
struct Submissions: Equatable {
    fileprivate var answers: [SubmitAnswer] = []

    /// Whether anything is done.
    func answer(_ trigger: SubmitTriggers) -> Bool { answers.contains { $0.triggers.contains(trigger) } }

    func submit(_ trigger: SubmitTriggers) {
        for answer in answers where answer.triggers.contains(trigger) { answer.action() }
    }
}

extension EnvironmentValues {
    private struct SubmissionsKey: EnvironmentKey { static var defaultValue: Submissions { Submissions() } }

    var submissions: Submissions {
        get { self[SubmissionsKey.self] }
        set { self[SubmissionsKey.self] = newValue }
    }
}

/// Stands in the environment for an action that is another at each evaluation, so that the fields below need not hear of each.
private final class SubmitAnswer: Equatable {
    var triggers: SubmitTriggers = []
    var action: () -> Void = {}

    static func == (a: SubmitAnswer, b: SubmitAnswer) -> Bool { a === b }
}

private struct SubmitModifier: ViewModifier {
    let triggers: SubmitTriggers
    nonisolated(unsafe) let action: () -> Void  // Handed to the main actor once, and called there alone.
    @UnobservedStateObject private var answer = SubmitAnswer()

    nonisolated init(triggers: SubmitTriggers, action: @escaping () -> Void) {
        self.triggers = triggers
        self.action = action
    }

    func body(content: Content) -> some View {
        answer.triggers = triggers
        answer.action = action
        return content.transformEnvironment(\.submissions) { [answer] in $0.answers.insert(answer, at: 0) }
    }
}
