import Foundation
import MartletCore
import MartletUI

extension AppIntent {
    /// Runs the intent, and the one that its result opens. An error is a warning in the log: a button has nobody who would catch it.
    @MainActor
    func run() {
        let session = CurrentSession.context
        Task { @MainActor in
            do {
                try await Self.performAll(self)
            } catch {
                session?.warn("The intent \(Self.self) has failed: \(error.localizedDescription)")
            }
        }
    }

    private static func performAll(_ intent: some AppIntent) async throws {
        let result = try await intent.perform()
        if let next = (result as? any OpensIntent)?.next { try await performAll(next) }
    }
}

extension OpensIntent {
    fileprivate var next: (any AppIntent)? { opensIntent }
}

extension Button {
    /// Creates a button that runs an intent.
    public nonisolated init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(action: { intent.run() }, label: label)
    }

    /// Creates a button that runs an intent.
    public nonisolated init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { intent.run() }, label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button that runs an intent.
    public nonisolated init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent) {
        self.init(titleKey, role: role, action: { intent.run() })
    }

    /// Creates a button that runs an intent.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Intent: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: Intent) {
        self.init(title, role: role, action: { intent.run() })
    }
}

extension Toggle {
    /// Creates a switch that runs an intent when the user turns it. The intent changes what `isOn` is made of.
    public nonisolated init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in onMainQueue { intent.run() } }), label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a switch that runs an intent when the user turns it.
    public nonisolated init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }
}
