import Foundation

/// The build settings of a target in one configuration, from the most specific layer to the most general: the target's, its configuration
/// file's, the project's, its configuration file's, and Xcode's own.
struct BuildSettings {
    typealias Layer = [String: String]

    private let layers: [Layer]

    init(layers: [Layer]) { self.layers = layers }

    /// Returns a setting with all references replaced, or `nil` if no layer has it.
    subscript(name: String) -> String? { value(of: name, from: 0, depth: 0) }

    func isOn(_ name: String) -> Bool { self[name] == "YES" }

    /// Returns the words of a setting. A word in quotes may contain spaces.
    func words(_ name: String) -> [String] {
        guard let text = self[name] else { return [] }
        var words: [String] = []
        var word = ""
        var quote: Character?
        for character in text {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character.isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// The names of all settings that begin with a prefix.
    func names(withPrefix prefix: String) -> [String] {
        Set(layers.flatMap(\.keys).filter { $0.hasPrefix(prefix) }).sorted()
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:modifier)` in a text. A name without a setting becomes empty, as in Xcode.
    func expand(_ text: String) -> String { expand(text, name: nil, layer: 0, depth: 0) }

    /// More references within each other than this are taken for a cycle.
    private static let deepestReference = 32

    private func value(of name: String, from first: Int, depth: Int) -> String? {
        guard depth < Self.deepestReference else { return nil }
        for (index, layer) in layers.enumerated().dropFirst(first) {
            if let text = layer[name] { return expand(text, name: name, layer: index, depth: depth + 1) }
        }
        return nil
    }

    private func expand(_ text: String, name: String?, layer: Int, depth: Int) -> String {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard let reference = Reference(at: rest) else {
                result.append(rest.removeFirst())
                continue
            }
            rest = reference.rest
            // A name may itself contain references: $(SETTING_$(CONFIGURATION)).
            let inner = expand(reference.name, name: name, layer: layer, depth: depth)
            let isOwn = inner == "inherited" || inner == name
            let value = isOwn ? name.flatMap { self.value(of: $0, from: layer + 1, depth: depth) } : value(of: inner, from: 0, depth: depth)
            result += reference.modifiers.reduce(value ?? "") { Self.modified($0, by: $1) }
        }
        return result + rest
    }

    /// A reference at the beginning of a text: `$(NAME:modifier)`.
    private struct Reference {
        var name: String
        var modifiers: [String]
        var rest: Substring

        init?(at text: Substring) {
            guard let opening = text.dropFirst().first, opening == "(" || opening == "{" else { return nil }
            let closing: Character = opening == "(" ? ")" : "}"
            var depth = 0
            guard
                let end = text.indices.first(where: { index in
                    if text[index] == opening { depth += 1 }
                    if text[index] == closing { depth -= 1 }
                    return depth == 0 && text[index] == closing
                })
            else { return nil }
            let parts = text[..<end].dropFirst(2).split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            name = parts.first ?? ""
            modifiers = Array(parts.dropFirst())
            rest = text[text.index(after: end)...]
        }
    }

    private static func modified(_ text: String, by modifier: String) -> String {
        switch modifier {
        case "lower": text.lowercased()
        case "upper": text.uppercased()
        case "c99extidentifier", "identifier": moduleName(text)
        case "rfc1034identifier": String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        case _ where modifier.hasPrefix("default="): text.isEmpty ? String(modifier.dropFirst("default=".count)) : text
        default: text
        }
    }

    /// Returns the name of the module of a product, as Xcode forms it: "My App" becomes `My_App`.
    static func moduleName(_ text: String) -> String {
        let name = String(text.map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}

extension BuildSettings {
    /// Returns a layer with conditional settings decided, such as `NAME[sdk=iphonesimulator*]`: apps are built as for a phone's simulator.
    static func layer(_ settings: Layer, configuration: String) -> Layer {
        var result: Layer = [:]
        // A setting without a condition comes before its conditional forms in this order.
        for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
            guard let bracket = key.firstIndex(of: "[") else {
                result[key] = value
                continue
            }
            let conditions = key[bracket...].split { "[],".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
            let holds = conditions.allSatisfy { condition in
                let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { return false }
                let value: String? = ["sdk": "iphonesimulator", "arch": "x86_64", "config": configuration][parts[0]]
                return value.map { matches($0, pattern: parts[1]) } ?? false
            }
            if holds { result[String(key[..<bracket])] = value }
        }
        return result
    }

    private static func matches(_ text: String, pattern: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }
}
