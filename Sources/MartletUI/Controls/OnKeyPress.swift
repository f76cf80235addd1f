import MartletCore
import MartletElements

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// Which part of a press is told. A host tells of the key going down, and of its repetitions, as one.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a press has been answered.
    public enum Result: Hashable, Sendable { case handled, ignored }

    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
    public let phase: Phases
}

extension View {
    /// Does something when a key is pressed while this view or one inside it has the focus. The host does not learn whether it was answered.
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
    /// None is all.
    let keys: Set<KeyEquivalent>
    nonisolated(unsafe) let action: (KeyPress) -> KeyPress.Result  // Handed to the main actor once, and called there alone.

    nonisolated init(keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result) {
        self.keys = keys
        self.action = action
    }

    func _apply(to element: inout ElementWriter) {
        // Several such modifiers on one view ask for the keys of all.
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
