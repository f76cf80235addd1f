import Foundation
import MartletCore
import MartletElements

/// The press of a key.
public struct KeyPress: Sendable {
    /// The phases of a press.
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
    /// Runs an action when the user presses a key while this view or one inside it has the focus. If it returns `.ignored`, the views around
    /// this one get the press.
    ///
    /// - Partly: a page does not wait for the result, so a named key does what it did the last time: nothing else after `.handled`, as usual
    ///   after `.ignored`. The first time it scrolls or presses a button late if it is ignored, and in a field it acts as usual. A key that the
    ///   view does not name acts as usual.
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(keys: [key], phases: [.down, .repeat], action: { _ in action() }))
    }

    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: [key], phases: phases, action: action))
    }

    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: keys, phases: phases, action: action))
    }

    /// Runs an action when the user presses a key whose character is in a set.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { press in
            guard press.characters.unicodeScalars.allSatisfy(characters.contains) else { return .ignored }
            return action(press)
        }
    }

    /// Runs an action when the user presses any key.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: [], phases: phases, action: action))
    }
}

private struct KeyPressModifier: ElementModifier {
    /// The empty set is all keys.
    let keys: Set<KeyEquivalent>
    let phases: KeyPress.Phases
    nonisolated(unsafe) let action: (KeyPress) -> KeyPress.Result  // Sent to the main actor once, and called only there.

    nonisolated init(keys: Set<KeyEquivalent>, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) {
        self.keys = keys
        self.phases = phases
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
        element[.keyPhases] = .int((element[.keyPhases]?.intValue ?? 0) | phases.rawValue)
        guard let session = element.environment.session, let owner = element.node else { return }
        let presses = KeyPresses.of(session)
        element[.ignoredKey] = presses.ignored(by: owner)
        element.on(.key) { event in
            guard let names = event?.listValue?.compactMap(\.stringValue), let name = names.first, let key = KeyEquivalent(named: name),
                keys.isEmpty || keys.contains(where: { $0.name.lowercased() == name.lowercased() })
            else { return }
            let held = names.dropFirst()
            let phase: KeyPress.Phases = held.contains("Up") ? .up : held.contains("Repeat") ? .repeat : .down
            guard phases.contains(phase) else { return }
            let characters = name.count == 1 ? name : String(key.character)
            let press = KeyPress(key: key, characters: characters, modifiers: EventModifiers(names: held), phase: phase)
            presses.handle { action(press) == .handled }
        }
    }
}
