import MartletCore
import MartletElements

/// A key on a keyboard.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
    /// The character that the key types.
    public var character: Character

    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")

    private static let names: [KeyEquivalent: String] = [
        .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight", .escape: "Escape",
        .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End", .pageUp: "PageUp", .pageDown: "PageDown",
        .clear: "Clear", .tab: "Tab", .space: "Space", .return: "Enter",
    ]

    /// The browser's name for the key.
    var name: String { Self.names[self] ?? character.uppercased() }

    /// The key with this browser name; `nil` if the name is not that of a key.
    init?(named name: String) {
        if let special = Self.names.first(where: { $0.value == name })?.key {
            self = special
        } else if name.count == 1, let character = name.first {
            self.init(character)
        } else {
            return nil
        }
    }
}

/// Modifier keys, held down while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    public static let command = EventModifiers(rawValue: 1 << 4)
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// The browser's names for the keys, in the order in which a shortcut lists them.
    var names: [String] {
        let named: [(EventModifiers, String)] = [(.control, "Control"), (.option, "Alt"), (.shift, "Shift"), (.command, "Meta")]
        return named.filter { contains($0.0) }.map(\.1)
    }

    init(names: some Sequence<String>) {
        let named: [String: EventModifiers] = ["Control": .control, "Alt": .option, "Shift": .shift, "Meta": .command]
        self = names.reduce(into: []) { $0.formUnion(named[$1] ?? []) }
    }
}

/// A combination of keys that presses a button.
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The return key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    var name: String { (modifiers.names + [key.name]).joined(separator: "+") }
}

extension View {
    /// Presses the buttons in this view by a combination of keys.
    public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Presses the buttons in this view by a combination of keys.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// Presses the buttons in this view by a combination of keys; `nil` removes the shortcut.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }
}

private struct KeyboardShortcutModifier: ElementModifier {
    let shortcut: KeyboardShortcut?

    nonisolated init(shortcut: KeyboardShortcut?) { self.shortcut = shortcut }

    func _apply(to element: inout ElementWriter) {
        if let shortcut { element[.shortcut] = .string(shortcut.name) }
    }
}
