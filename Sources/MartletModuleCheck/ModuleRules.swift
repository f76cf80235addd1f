import Foundation

/// What the targets of a package may import. See `docs/modules.md` for the format.
public struct ModuleRules: Hashable, Sendable {
    /// Targets under one name, by patterns of their names.
    public var groups: [String: [String]]
    public var rules: [Rule]

    public struct Rule: Hashable, Sendable {
        /// Groups, or patterns of targets, to whom the rule applies.
        public var targets: [String]
        /// Groups, or patterns of modules, that these must not import.
        public var mayNotImport: [String]
        /// Groups, or patterns of modules, outside of which these must not import anything.
        public var mayOnlyImport: [String]?
        /// Why, for who runs into it.
        public var because: String

        public init(_ targets: [String], mayNotImport: [String] = [], mayOnlyImport: [String]? = nil, because: String) {
            self.targets = targets
            self.mayNotImport = mayNotImport
            self.mayOnlyImport = mayOnlyImport
            self.because = because
        }
    }

    public init(groups: [String: [String]] = [:], rules: [Rule]) {
        self.groups = groups
        self.rules = rules
    }

    /// - Throws: ``RulesError``, where the file is not as it should be.
    public init(json: Data) throws {
        do {
            self = try JSONDecoder().decode(ModuleRules.self, from: json)
        } catch let error as DecodingError {
            throw RulesError(error)
        }
    }

    /// What a name in a rule stands for: the patterns of the group of that name, or itself as one.
    func patterns(of names: [String]) -> [ModulePattern] { names.flatMap { groups[$0] ?? [$0] }.map { ModulePattern(text: $0) } }
}

/// What is wrong with a file of rules.
public struct RulesError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }

    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init("There is no “\(key.stringValue)”\(Self.place(context.codingPath)).")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            self.init("\(context.debugDescription)\(Self.place(context.codingPath))")
        @unknown default:
            self.init("\(error)")
        }
    }

    /// `, in rules, number 2`
    private static func place(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "" : ", in " + path.map { key in key.intValue.map { "number \($0 + 1)" } ?? key.stringValue }.joined(separator: ", ")
    }
}

extension ModuleRules: Decodable {
    private enum Keys: String, CodingKey, CaseIterable { case groups, rules }

    public init(from decoder: any Decoder) throws {
        try refuseOtherKeys(than: Keys.allCases.map(\.rawValue), in: decoder)
        let container = try decoder.container(keyedBy: Keys.self)
        groups = try container.decodeIfPresent([String: [String]].self, forKey: .groups) ?? [:]
        rules = try container.decode([Rule].self, forKey: .rules)
    }
}

extension ModuleRules.Rule: Decodable {
    private enum Keys: String, CodingKey, CaseIterable { case targets, mayNotImport, mayOnlyImport, because }

    public init(from decoder: any Decoder) throws {
        try refuseOtherKeys(than: Keys.allCases.map(\.rawValue), in: decoder)
        let container = try decoder.container(keyedBy: Keys.self)
        targets = try container.decode([String].self, forKey: .targets)
        mayNotImport = try container.decodeIfPresent([String].self, forKey: .mayNotImport) ?? []
        mayOnlyImport = try container.decodeIfPresent([String].self, forKey: .mayOnlyImport)
        because = try container.decode(String.self, forKey: .because)
        guard mayOnlyImport != nil || !mayNotImport.isEmpty else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "A rule needs “mayNotImport” or “mayOnlyImport”"))
        }
    }
}

/// A slip in a key must not switch a rule off.
private func refuseOtherKeys(than known: [String], in decoder: any Decoder) throws {
    struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
    let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    if let other = keys.first(where: { !known.contains($0) }) {
        throw DecodingError.dataCorrupted(
            .init(
                codingPath: decoder.codingPath,
                debugDescription: "“\(other)” means nothing here; there are \(known.map { "“\($0)”" }.joined(separator: ", "))"))
    }
}
