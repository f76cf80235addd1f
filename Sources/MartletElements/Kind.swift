import Synchronization

/// What an element is: a text, a button, a stack.
///
/// Kinds are open: the file that declares a view declares its kind beside it, and a host looks up how to show it. A name is kept once for the
/// whole process, since every element has a kind and hosts look kinds up all the time; so names should be those that code has, and no user's.
public struct Kind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let number: UInt16

    public init(rawValue: String) { number = KindNames.shared.number(of: rawValue) }
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    public var rawValue: String { KindNames.shared.name(of: number) }
    public var description: String { rawValue }
}

extension Kind {
    /// The one element that has no parent.
    public static let root: Kind = "root"
}

/// The names of all kinds there are, numbered.
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
