/// Expands `@Entry` to the key and the accessors of a value in the environment, a transaction, a container or the focus.
///
/// The compiler requests two expansions of each use, the accessors and the peer, which is the key. Only the expansion of the accessors
/// reports a mistake, and it still returns valid accessors, so that the report is the only error.
enum EntryMacro {
    static func expand(_ use: MacroUse) -> Expansion {
        do throws(Diagnostic) {
            let entry = try Entry(use)
            return Expansion(use.role == "accessor" ? entry.accessors : entry.key)
        } catch {
            guard use.role == "accessor" else { return Expansion() }
            return Expansion("{ get { Swift.fatalError() } set {} }", diagnostics: [error])
        }
    }
}

/// The types that can have entries, and what their keys must conform to.
private enum EntryContainer: String {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focus = "FocusedValues"

    var keyProtocol: String {
        switch self {
        case .environment: "EnvironmentKey"
        case .transaction: "TransactionKey"
        case .container: "ContainerValueKey"
        case .focus: "FocusedValueKey"
        }
    }

    /// Returns the container that an extension extends.
    init?(extension text: String?) {
        guard let text else { return nil }
        let list = TokenList(SourceText(text))
        let keyword = DeclarationHead(in: list, at: 0).end
        guard list.text(keyword) == "extension" else { return nil }
        self.init(rawValue: list.name(list.endOfQualifiedName(from: keyword + 1)))
    }
}

/// A well-formed use of `@Entry`.
private struct Entry {
    let container: EntryContainer
    let keyName: String
    let type: String?
    let value: String?

    init(_ use: MacroUse) throws(Diagnostic) {
        let list = TokenList(use.source)
        let attribute = TokenList(use.attribute ?? use.source)
        guard let container = EntryContainer(extension: use.surroundings.first) else {
            throw attribute.diagnostic(
                "'@Entry' can only be used in an extension of 'EnvironmentValues', 'Transaction', 'ContainerValues' or 'FocusedValues'",
                at: 0)
        }
        guard let variable = VariableDeclaration(list), list.text(variable.head.end) == "var" else {
            throw attribute.diagnostic("'@Entry' can only mark a 'var' with one name", at: 0)
        }
        if let comma = variable.nextBinding {
            throw list.diagnostic("'@Entry' marks one variable: declare the others with an '@Entry' of their own", at: comma)
        }
        if let accessors = variable.accessors {
            throw list.diagnostic(
                "an '@Entry' variable is stored and read by its key: it cannot have accessors or observers", at: accessors)
        }
        if let modifier = variable.head.modifiers.first(where: { ["static", "class", "lazy", "weak", "unowned"].contains($0) }) {
            throw list.diagnostic("an '@Entry' variable cannot be '\(modifier)'", at: variable.nameToken)
        }
        self.container = container
        keyName = "__Key_" + list.name(variable.nameToken)
        let type = variable.type.map { list.text(ofTokens: $0) }
        let value = variable.initialValue.map { list.text(ofTokens: $0) }
        if container == .focus {
            guard let wrapped = type.flatMap(wrappedType) else {
                throw list.diagnostic(
                    "a focused value may be absent: give '\(list.name(variable.nameToken))' an optional type, such as 'String?'",
                    at: variable.nameToken)
            }
            if let initialValue = variable.initialValue, value != "nil" {
                throw list.diagnostic(
                    "a focused value is absent until a view provides it: it has no default value", at: initialValue.lowerBound)
            }
            self.type = wrapped
            self.value = nil
        } else {
            guard value != nil || type.flatMap(wrappedType) != nil else {
                throw list.diagnostic(
                    "'\(list.name(variable.nameToken))' needs a default value, such as 'var name: String = \"\"', or an optional type",
                    at: variable.nameToken)
            }
            self.type = type
            self.value = value ?? "nil"
        }
    }

    var accessors: String {
        """
        {
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
        }
        """
    }

    /// The key. It creates the default for each reader, so that the value's type need not be `Sendable`.
    var key: String {
        switch (type, value) {
        case (let type?, let value?):
            """
            private struct \(keyName): MartletCore.\(container.keyProtocol) {
                typealias Value = \(type)
                static var defaultValue: Value { \(value) }
            }
            """
        case (let type?, nil):
            """
            private struct \(keyName): MartletCore.\(container.keyProtocol) {
                typealias Value = \(type)
            }
            """
        case (nil, let value):
            // The compiler infers the type of the entry, and from it the type of the key's value.
            """
            private struct \(keyName): MartletCore.\(container.keyProtocol), MartletCore._InferredEntry {
                static let _entry = MartletCore._EntryDefault(\(value ?? "nil"))
            }
            """
        }
    }
}

/// Returns the wrapped type of an optional; `nil` if the type is not optional.
private func wrappedType(_ type: String) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("!") {
        let wrapped = String(type.dropLast())
        // In `(Int) -> String?` the result is optional, not the function.
        let list = TokenList(SourceText(wrapped))
        var index = 0
        while index < list.count {
            if list.text(index) == "->" { return nil }
            index = list.after(index)
        }
        return wrapped
    }
    for name in ["Optional<", "Swift.Optional<"] where type.hasPrefix(name) && type.hasSuffix(">") {
        return String(type.dropFirst(name.count).dropLast())
    }
    return nil
}
