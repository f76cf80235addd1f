/// The declarations of a module, as the compiler describes them.
public struct SymbolGraph: Decodable, Hashable, Sendable {
    /// A declaration.
    public struct Symbol: Decodable, Hashable, Sendable {
        public struct Kind: Decodable, Hashable, Sendable { public let identifier: String }

        /// A word of the declaration, with its role.
        public struct Fragment: Decodable, Hashable, Sendable {
            public let kind: String
            public let spelling: String
        }

        struct Identifier: Decodable, Hashable, Sendable { let precise: String }

        let identifier: Identifier
        public let pathComponents: [String]
        public let accessLevel: String
        public let kind: Kind
        public let declarationFragments: [Fragment]

        public var name: String { pathComponents.joined(separator: ".") }
        /// The name of the type that contains the declaration.
        public var owner: String { pathComponents.dropLast().joined(separator: ".") }
        public var isType: Bool { ["swift.struct", "swift.class", "swift.enum", "swift.protocol"].contains(kind.identifier) }
        public var isProperty: Bool { kind.identifier == "swift.property" }
        /// The declaration as source text.
        public var declaration: String { declarationFragments.map(\.spelling).joined() }
        /// The types that the declaration names.
        public var mentionedTypes: [String] { declarationFragments.filter { $0.kind == "typeIdentifier" }.map(\.spelling) }
        /// The attributes of the declaration, without `@`.
        public var attributes: [String] { declarationFragments.filter { $0.kind == "attribute" && $0.spelling != "@" }.map(\.spelling) }
    }

    struct Relationship: Decodable, Hashable, Sendable {
        let kind: String
        let source: String
        let targetFallback: String?
    }

    public let symbols: [Symbol]
    let relationships: [Relationship]

    /// The types that conform to one of these protocols of other modules, by name.
    public func types(conformingTo protocols: Set<String>) -> [Symbol] {
        let sources = relationships.filter { relationship in
            relationship.kind == "conformsTo"
                && relationship.targetFallback.map { protocols.contains(String($0.split(separator: ".").last ?? "")) } == true
        }
        let conforming = Set(sources.map(\.source))
        return symbols.filter { conforming.contains($0.identifier.precise) }
    }
}
