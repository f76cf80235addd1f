/// A name that an app uses and Martlet lacks, as the declaration that stands for it.
struct MissingType: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable {
        /// A type with values.
        case value
        /// A class that the app has subclasses of.
        case base
        case `protocol`
        /// A function, or a value that belongs to no type.
        case global
    }

    var kind: Kind
    /// Whether it is a view, too. Then its members that have the names of modifiers are these.
    var isView = false
    /// The number of generic arguments.
    var arity = 0
    /// The names of types in it.
    var nested: Set<String> = []
    /// Where it is used first.
    var file: String
    var line: Int

    /// The Swift source of the declaration.
    func declaration(named name: String) -> String {
        let generics = arity == 0 ? "" : "<" + (0..<arity).map { "T\($0)" }.joined(separator: ", ") + ">"
        let members =
            "public let stubName: String; public required init(stubNamed name: String) { stubName = name } "
            + nested.sorted().map { "public typealias \($0) = Stub " }.joined(separator: "; ")
        switch kind {
        case .value:
            return
                "nonisolated public final class \(name)\(generics): StubType { \(members)}\(isView ? "; extension \(name): View {}" : "")"
        case .base: return "nonisolated open class \(name)\(generics): StubType, @unchecked Sendable { \(members)}"
        case .protocol: return "nonisolated public protocol \(name) {}; extension Stub: \(name) {}"
        case .global: return "nonisolated public let \(name) = Stub(stubNamed: \(SourceRewriter.literal(name)))"
        }
    }

    /// What the report says of it.
    var method: String {
        switch kind {
        case .value: "The type is a stub."
        case .base: "The class is a stub."
        case .protocol: "The protocol is a stub, without requirements."
        case .global: "The function or value is a stub."
        }
    }
}
