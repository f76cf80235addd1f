import Synchronization

/// The kind of an element: a text, a button, a stack.
///
/// Kinds are extensible: the file that declares a view defines its kind, and a host looks up how to show it. The process keeps each name forever,
/// because hosts look kinds up constantly. So use only names in code, never names from users.
///
///     extension Kind {
///         static let rating = Kind(
///             "rating", KindDefinition(Semantics("rating", naming: [.slot("label")]), expansion: { _ in .horizontal }))
///     }
public struct Kind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The index of the kind in the process, from 0.
    let number: UInt16

    /// Defines a kind. Each name must be defined only once.
    public init(_ name: String, _ definition: KindDefinition) {
        self.init(rawValue: name)
        precondition(Self.definitions.add(definition, for: self), "The kind '\(name)' is defined twice.")
    }

    /// Returns the kind with a name. An undefined kind only arranges its contents.
    public init(rawValue: String) { number = KindNames.shared.number(of: rawValue) }
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    public var rawValue: String { KindNames.shared.name(of: number) }
    public var description: String { rawValue }
}

extension Kind {
    /// The element without a parent.
    public static let root = Kind("root", KindDefinition(Semantics(arrangement: .none, isExposed: false), expansion: { _ in .both }))

    private static let definitions = KindTable<KindDefinition>()
    private static let undefined = KindDefinition()

    /// The definition of this kind.
    @MainActor
    var definition: KindDefinition { Self.definitions[self] ?? Self.undefined }
}

/// The names of all kinds with their numbers.
private final class KindNames: Sendable {
    static let shared = KindNames()

    private let names = Mutex<(all: [String], numbers: [String: UInt16])>(([], [:]))

    func number(of name: String) -> UInt16 {
        names.withLock { names in
            if let number = names.numbers[name] { return number }
            guard let number = UInt16(exactly: names.all.count) else { preconditionFailure("There are too many kinds of elements.") }
            names.all.append(name)
            names.numbers[name] = number
            return number
        }
    }

    func name(of number: UInt16) -> String { names.withLock { $0.all[Int(number)] } }
}
