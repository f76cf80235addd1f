import Foundation

/// A dictionary of Hunspell's: a list of stems, and the rules by which words are made of them.
///
/// Compound words and the rarer instructions of such files are not read. The files are read as UTF-8, or else as Latin-1: the encodings that
/// `SET` can name besides these are not known.
struct SpellingDictionary {
    /// The length of the longest words that are checked, in Unicode scalars: each letter of a word makes some fifty more guesses.
    private static let longestWord = 100

    /// The flags of each stem. They name the rules that apply to it.
    private var stems: [String: String] = [:]
    private var prefixes: [Affix] = []
    private var suffixes: [Affix] = []

    /// A rule: letters before or after a stem, in place of others.
    private struct Affix {
        let flag: Character
        let removed: String
        let added: String
        let condition: Condition
        /// Whether a prefix and a suffix may be combined.
        let isCombined: Bool
    }

    /// What the end of a stem, or its beginning, must be: `[^aeiou]y`.
    private struct Condition {
        private var places: [(letters: Set<Character>, isNegated: Bool)] = []

        init(_ text: Substring) {
            var rest = text == "." ? "" : text
            while let letter = rest.popFirst() {
                guard letter == "[" else {
                    places.append((letter == "." ? [] : [letter], letter == "."))
                    continue
                }
                let group = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(group.count + 1)
                let isNegated = group.first == "^"
                places.append((Set(isNegated ? group.dropFirst() : group), isNegated))
            }
        }

        func holds(atEndOf stem: String) -> Bool { stem.count >= places.count && holds(stem.suffix(places.count)) }

        func holds(atBeginningOf stem: String) -> Bool { stem.count >= places.count && holds(stem.prefix(places.count)) }

        private func holds(_ letters: Substring) -> Bool {
            zip(letters, places).allSatisfy { $1.letters.contains($0) != $1.isNegated }
        }
    }

    /// Reads a dictionary.
    ///
    /// - Parameters:
    ///   - words: The text of its `.dic` file.
    ///   - rules: The text of its `.aff` file.
    init(words: String, rules: String) {
        for line in rules.split(whereSeparator: \.isNewline) { read(rule: line) }
        // The first line is the number of words.
        for line in words.split(whereSeparator: \.isNewline).dropFirst() {
            let entry = line.prefix { $0 != " " && $0 != "\t" }
            let parts = entry.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            stems[String(parts[0]), default: ""] += parts.count > 1 ? String(parts[1]) : ""
        }
    }

    /// Reads the dictionary of a language; `nil` if the folder has none.
    init?(_ language: String, in folder: URL) {
        func text(_ ending: String) -> String? {
            guard let data = FileManager.default.contents(atPath: folder.appending(path: "\(language).\(ending)").path) else { return nil }
            return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
        }
        guard let words = text("dic"), let rules = text("aff") else { return nil }
        self.init(words: words, rules: rules)
    }

    private var isCombined: [Character: Bool] = [:]

    private mutating func read(rule line: Substring) {
        let fields = line.split(whereSeparator: \.isWhitespace)
        guard fields.count >= 4, fields[0] == "PFX" || fields[0] == "SFX", let flag = fields[1].first else { return }
        // The head of a group says whether its rules may be combined, and how many there are.
        guard fields.count >= 5 else {
            isCombined[flag] = fields[2] == "Y"
            return
        }
        func letters(_ field: Substring) -> String { field == "0" ? "" : String(field.prefix { $0 != "/" }) }
        let affix = Affix(
            flag: flag, removed: letters(fields[2]), added: letters(fields[3]), condition: Condition(fields[4]),
            isCombined: isCombined[flag] ?? false)
        if fields[0] == "PFX" { prefixes.append(affix) } else { suffixes.append(affix) }
    }

    /// Whether a word is spelled rightly, or too long to be checked. A word may begin with a capital, or be written in capitals.
    func contains(_ word: String) -> Bool { Self.isTooLong(word) || isKnown(word) }

    private static func isTooLong(_ word: String) -> Bool { word.unicodeScalars.count > longestWord }

    private func isKnown(_ word: String) -> Bool {
        let word = word.replacingOccurrences(of: "’", with: "'")
        if has(word) { return true }
        let lower = word.lowercased()
        guard lower != word, word == lower.prefix(1).uppercased() + lower.dropFirst() || word == word.uppercased() else { return false }
        return has(lower) || has(lower.prefix(1).uppercased() + lower.dropFirst())
    }

    private func has(_ word: String) -> Bool {
        if stems[word] != nil || hasSuffix(word, of: nil) { return true }
        return prefixes.contains { prefix in
            guard word.hasPrefix(prefix.added), word.count > prefix.added.count else { return false }
            let stem = prefix.removed + word.dropFirst(prefix.added.count)
            guard prefix.condition.holds(atBeginningOf: stem) else { return false }
            return stems[stem]?.contains(prefix.flag) == true || (prefix.isCombined && hasSuffix(stem, of: prefix.flag))
        }
    }

    /// Whether a word is a stem with a suffix.
    ///
    /// - Parameter prefix: The flag that the stem must have, too.
    private func hasSuffix(_ word: String, of prefix: Character?) -> Bool {
        suffixes.contains { suffix in
            guard prefix == nil || suffix.isCombined, word.hasSuffix(suffix.added), word.count > suffix.added.count else { return false }
            let stem = word.dropLast(suffix.added.count) + suffix.removed
            guard let flags = stems[String(stem)], flags.contains(suffix.flag), suffix.condition.holds(atEndOf: String(stem)) else {
                return false
            }
            return prefix.map(flags.contains) ?? true
        }
    }

    /// Returns the words that differ from one by a letter that is missing, too much, another, or exchanged with the next one. They begin with
    /// a capital, or are written in capitals, if the word is.
    ///
    /// - Returns: No words for one that is too long to be checked.
    func neighbours(of word: String) -> [String] {
        if Self.isTooLong(word) { return [] }
        let letters = Array(word.lowercased())
        let alphabet = Set("abcdefghijklmnopqrstuvwxyz'").union(letters)
        var candidates: Set<String> = []
        for index in 0...letters.count {
            for letter in alphabet {
                candidates.insert(String(letters[..<index] + [letter] + letters[index...]))
                if index < letters.count { candidates.insert(String(letters[..<index] + [letter] + letters[(index + 1)...])) }
            }
            if index < letters.count { candidates.insert(String(letters[..<index] + letters[(index + 1)...])) }
            if index + 1 < letters.count {
                var exchanged = letters
                exchanged.swapAt(index, index + 1)
                candidates.insert(String(exchanged))
            }
        }
        let isInCapitals = word.count > 1 && word == word.uppercased() && word != word.lowercased()
        let hasCapital = word.first?.isUppercase ?? false
        let guesses = candidates.map { candidate -> String in
            if isInCapitals { return candidate.uppercased() }
            return hasCapital ? candidate.prefix(1).uppercased() + candidate.dropFirst() : candidate
        }
        return Set(guesses).filter { $0 != word && isKnown($0) }.sorted()
    }

    /// Returns the stems that begin with some letters.
    func completions(of beginning: String) -> [String] {
        stems.keys.filter { $0.hasPrefix(beginning) && $0 != beginning }.sorted { ($0.count, $0) < ($1.count, $1) }
    }
}
