import Foundation

/// The declarations that Xcode makes of a module's string catalogues: `Text(.welcomeTitle)` for the key "WELCOME_TITLE" of `Localizable.xcstrings`, and
/// `Text(.Errors.notFound(name: file))` for a key of `Errors.xcstrings` with a placeholder.
///
/// Only keys that are managed by hand have them, as in Xcode: those of the others are the texts themselves.
struct StringSymbols {
    /// A value that is inserted into a text.
    struct Placeholder: Hashable {
        var name: String?
        var type: String
    }

    private struct Symbol {
        let key: String
        let placeholders: [Placeholder]
        /// The text in the source language, as a literal.
        let text: String
    }

    /// The symbols of each table, by their names.
    private var tables: [String: [String: Symbol]] = [:]

    init(catalogues: [URL]) {
        for file in catalogues {
            guard let data = FileManager.default.contents(atPath: file.path),
                let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data)
            else { continue }
            let table = file.deletingPathExtension().lastPathComponent
            guard !table.hasSuffix("InfoPlist") else { continue }
            for (key, entry) in catalogue.strings.sorted(by: { $0.key < $1.key }) where entry.extractionState == "manual" {
                let localization = entry.localizations?[catalogue.sourceLanguage]
                let placeholders = Self.placeholders(in: localization?.text ?? key, substitutions: localization?.substitutions ?? [:])
                let name = Self.symbol(key)
                guard !name.isEmpty, tables[table]?[name] == nil else { continue }
                tables[table, default: [:]][name] = Symbol(key: key, placeholders: placeholders, text: localization?.text ?? key)
            }
        }
    }

    var isEmpty: Bool { tables.isEmpty }

    /// Returns the text of a source file with the declarations.
    ///
    /// - Parameter bundle: The expression for the bundle that has the catalogues.
    func source(bundle: String) -> String {
        var lines = ["import SwiftUI", "", "extension LocalizedStringResource {"]
        for (table, symbols) in tables.sorted(by: { $0.key < $1.key }) {
            let isInner = table != "Localizable"
            let indent = isInner ? "        " : "    "
            if isInner { lines.append("    enum \(Self.typeName(table)) {") }
            for (name, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
                lines.append(indent + Self.declaration(of: symbol, named: name, table: table, bundle: bundle))
            }
            if isInner { lines.append("    }") }
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private static func declaration(of symbol: Symbol, named name: String, table: String, bundle: String) -> String {
        func literal(_ text: String) -> String {
            SourceRewriter.literal(text).replacing("\n", with: "\\n").replacing("\r", with: "\\r")
        }
        // The catalogue has each key, so the default matters only to a language that lacks it, and the source language then has it.
        let arguments = symbol.placeholders.enumerated().map { "\\(\($1.name ?? "arg\($0 + 1)"))" }.joined(separator: " ")
        let value = symbol.placeholders.isEmpty ? literal(symbol.text) : "\"\(arguments)\""
        let resource =
            "LocalizedStringResource(\(literal(symbol.key)), defaultValue: \(value), table: \(literal(table)), bundle: \(bundle))"
        guard !symbol.placeholders.isEmpty else { return "static var \(escaped(name)): LocalizedStringResource { \(resource) }" }
        let parameters = symbol.placeholders.enumerated().map { index, placeholder in
            placeholder.name.map { "\($0): \(placeholder.type)" } ?? "_ arg\(index + 1): \(placeholder.type)"
        }
        return "static func \(escaped(name))(\(parameters.joined(separator: ", "))) -> LocalizedStringResource { \(resource) }"
    }

    // MARK: Names

    /// Returns Xcode's name for a key: "ALPS_NAME" is `alpsName`, "home.title" is `homeTitle`, "2023_TRIP" is `_2023Trip`.
    static func symbol(_ key: String) -> String {
        // What a format inserts is no part of the name.
        let plain = key.replacing(#/%(?:\d+\$)?(?:\(\w+\))?[-+ 0#']*[\d.]*(?:hh|h|ll|l|q|z|t|j|L)?[@a-zA-Z]/#, with: " ")
        let isCapital = !plain.contains(where: \.isLowercase)
        let words = plain.split { !($0.isLetter || $0.isNumber) }.map { isCapital ? $0.lowercased() : String($0) }
        let joined = words.enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
        return joined.isEmpty ? "" : AssetSymbols.symbol(joined, without: nil)
    }

    private static func typeName(_ table: String) -> String {
        let words = table.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isNumber ?? true ? "_" + name : name
    }

    private static func escaped(_ name: String) -> String { AssetSymbols.escaped(name) }

    // MARK: Placeholders

    /// Returns the placeholders of a text, in the order of their positions.
    private static func placeholders(in text: String, substitutions: [String: Catalogue.Substitution]) -> [Placeholder] {
        var found: [Int: Placeholder] = [:]
        var names: [String: Int] = [:]
        var next = 1
        let specifier =
            #/%(?:%|#@(?<variable>\w+)@|(?:(?<position>\d+)\$)?(?:\((?<name>\w+)\))?[-+ 0#']*[\d.]*(?<type>(?:hh|h|ll|l|q|z|t|j|L)?[@a-zA-Z]))/#
        for match in text.matches(of: specifier) {
            if let variable = match.output.variable.map(String.init) {
                guard let substitution = substitutions[variable] else { continue }
                let position = substitution.argNum ?? next
                found[position] = Placeholder(name: variable, type: type(of: substitution.formatSpecifier ?? "lld"))
                next = max(next, position + 1)
            } else if let letters = match.output.type.map(String.init) {
                let name = match.output.name.map(String.init)
                let position = match.output.position.flatMap { Int($0) } ?? name.flatMap { names[$0] } ?? next
                if let name { names[name] = position }
                found[position] = Placeholder(name: name, type: type(of: letters))
                next = max(next, position + 1)
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func type(of specifier: String) -> String {
        switch specifier.last {
        case "d", "i", "D": "Int"
        case "u", "x", "X", "o", "U": "UInt"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
        default: "String"
        }
    }
}

/// What names need of a string catalogue.
private struct Catalogue: Decodable {
    struct Unit: Decodable { let value: String }
    struct Variation: Decodable { let stringUnit: Unit? }
    struct Variations: Decodable {
        let plural: [String: Variation]?
        let device: [String: Variation]?
    }
    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
    }
    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?

        var text: String? { (stringUnit ?? variations?.plural?["other"]?.stringUnit ?? variations?.device?["other"]?.stringUnit)?.value }
    }
    struct Entry: Decodable {
        let extractionState: String?
        let localizations: [String: Localization]?
    }

    let sourceLanguage: String
    let strings: [String: Entry]
}
