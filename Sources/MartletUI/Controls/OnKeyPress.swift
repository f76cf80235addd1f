import MartletCore
import MartletElements

/// The press of a key.
public struct KeyPress: Sendable {
    /// The phases of a press. A host reports the first press and its repetitions alike.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether the action handled the press.
    public enum Result: Hashable, Sendable { case handled, ignored }

    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
    public let phase: Phases
}

extension View {
    /// Runs an action when the user presses a key while this view or one inside it has the focus. Unlike Apple's, the result is ignored.
    ///
    /// - Partly: browsers do not report keys yet; only the headless host does.
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(keys: [key], action: { _ in action() }))
    }

    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: [key], action: action))
    }

    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: keys, action: action))
    }

    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: [], action: action))
    }
}

private struct KeyPressModifier: ElementModifier {
    /// The empty set is all keys.
    let keys: Set<KeyEquivalent>
    nonisolated(unsafe) let action: (KeyPress) -> KeyPress.Result  // Sent to the main actor once, and called only there.

    nonisolated init(keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result) {
        self.keys = keys
        self.action = action
    }

    func _apply(to element: inout ElementWriter) {
        // If a view has several of these modifiers, the host must report the keys of all of them.
        let wanted = keys.map(\.name).sorted().map(Value.string)
        if case .list(let others)? = element[.keys], !others.isEmpty, !wanted.isEmpty {
            element[.keys] = .list(others + wanted)
        } else {
            element[.keys] = element[.keys] == [] ? [] : .list(wanted)
        }
        element.on(.key) { event in
            guard let names = event?.listValue?.compactMap(\.stringValue), let name = names.first, let key = KeyEquivalent(named: name),
                keys.isEmpty || keys.contains(where: { $0.name.lowercased() == name.lowercased() })
            else { return }
            let characters = name.count == 1 ? name : String(key.character)
            _ = action(KeyPress(key: key, characters: characters, modifiers: EventModifiers(names: names.dropFirst()), phase: .down))
        }
    }
}
