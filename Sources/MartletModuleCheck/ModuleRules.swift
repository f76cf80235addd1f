import Foundation

/// The rules for what the targets of a package may import. `docs/modules.md` describes the format.
public struct ModuleRules: Hashable, Sendable {
    /// Named groups of targets, as patterns of their names.
    public var groups: [String: [String]]
    public var rules: [Rule]

    public struct Rule: Hashable, Sendable {
        /// The groups or target patterns that the rule applies to.
        public var targets: [String]
        /// The groups or module patterns that these targets must not import.
        public var mayNotImport: [String]
        /// The groups or module patterns that these targets may import; they may import nothing else.
        public var mayOnlyImport: [String]?
        /// The reason for the rule, to show with a violation.
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

    /// - Throws: ``RulesError`` if the file is not valid.
    public init(json: Data) throws {
        do {
            self = try JSONDecoder().decode(ModuleRules.self, from: json)
        } catch let error as DecodingError {
            throw RulesError(error)
        }
    }

    /// The patterns that names in a rule stand for: those of the group with that name, or the name itself as a pattern.
    func patterns(of names: [String]) -> [ModulePattern] { names.flatMap { groups[$0] ?? [$0] }.map { ModulePattern(text: $0) } }
}

/// An error in a file of rules.
public struct RulesError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }

    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init("The key “\(key.stringValue)” is missing\(Self.place(context.codingPath)).")
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

/// Refuses unknown keys, because a misspelt key would disable a rule.
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
                debugDescription: "“\(other)” is not a known key; the keys are \(known.map { "“\($0)”" }.joined(separator: ", "))"))
    }
}
