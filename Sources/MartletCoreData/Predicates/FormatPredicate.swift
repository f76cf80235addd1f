import Foundation

/// A predicate that was written as text, `NSPredicate(format:)`.
public final class FormatPredicate: NSPredicate {
    let node: PredicateNode
    private let text: String
    private let arguments: [ManagedValue]

    init(_ node: PredicateNode, text: String, arguments: [ManagedValue] = []) {
        self.node = node
        self.arguments = arguments
        self.text = text
        super.init(value: true)
    }

    public required init?(coder: NSCoder) { nil }

    public override var predicateFormat: String { text }
    public override var description: String { text }

    public override func evaluate(with object: Any?, substitutionVariables: [String: Any]?) -> Bool {
        PredicateEvaluation(variables: substitutionVariables ?? [:]).matches(node, object)
    }

    public override func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? FormatPredicate else { return false }
        return other === self || (other.text == text && other.arguments == arguments)
    }

    public override var hash: Int { text.hashValue }
}

/// What gives `NSPredicate` an initializer that makes one of another class: an initializer of a protocol can.
public protocol PredicateFormat {}

extension NSPredicate: PredicateFormat {}

extension PredicateFormat where Self: NSPredicate {
    /// A predicate as text, with a value for each `%@`, `%d` and their like, and the name of a property for each `%K`.
    ///
    ///     NSPredicate(format: "name CONTAINS[cd] %@ AND category.isHidden == NO", text)
    ///
    /// - Precondition: The text can be understood. Otherwise the program ends, as on Apple's platforms.
    public init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments.map { $0 as Any })
    }

    /// Returns the predicate with values in place of its variables: `$name`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        let known = variables.sorted { $0.key < $1.key }
        return FormatPredicate(
            PredicateNode(self).substituting(variables),
            text: ((self as? FormatPredicate)?.predicateFormat ?? "") + known.map(\.key).joined(separator: ","),
            arguments: known.map { ManagedValue($0.value) })
    }

    /// A predicate as text, with a value for each `%@` and the name of a property for each `%K`.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            let predicate = FormatPredicate(
                try PredicateParser.node(predicateFormat, arguments ?? []), text: predicateFormat,
                arguments: (arguments ?? []).map { ManagedValue($0) })
            guard let predicate = predicate as? Self else { preconditionFailure("\(Self.self) cannot be made of a text.") }
            self = predicate
        } catch {
            preconditionFailure("NSPredicate cannot read the text \"\(predicateFormat)\": \(error)")
        }
    }
}

// Apple's compiler passes these as objects of Foundation's: `date as CVarArg`.
extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}
