import MartletCore
import MartletUI

/// Finds words that are misspelled, by the Hunspell dictionaries of the server: Debian's packages `hunspell-en-us`, `hunspell-de-de` and so on.
///
/// Without the dictionary of a language no word is misspelled in it, as on a device that lacks it.
///
/// Other than Apple's, it takes words of more than 100 letters as spelled rightly, and reads dictionaries in UTF-8 or Latin-1 alone.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    /// The place that is returned if no word is misspelled.
    private static let nothing = NSRange(location: NSNotFound, length: 0)
    private static var loaded: [String: SpellingDictionary?] = [:]
    private static var learned: Set<String> = []
    private let folders: [URL]

    /// Words that this checker does not report.
    open var ignoredWords: [String]?

    public nonisolated override convenience init() { self.init(folders: Self.systemFolders) }

    /// - Parameter folders: Where the dictionaries are.
    package nonisolated init(folders: [URL]) {
        self.folders = folders
        super.init()
    }

    /// The folders of Hunspell: those of `DICPATH`, and those of Linux distributions.
    private nonisolated static var systemFolders: [URL] {
        let own = ProcessInfo.processInfo.environment["DICPATH"]?.split(separator: ":").map(String.init) ?? []
        return (own + ["/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/share/myspell"]).map { URL(fileURLWithPath: $0) }
    }

    /// The languages of which the server has dictionaries, such as `en_US`.
    open class var availableLanguages: [String] {
        Set(
            systemFolders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }.filter { $0.hasSuffix(".dic") }
                .map { String($0.dropLast(4)) }
        ).sorted()
    }

    /// Returns the place of the first misspelled word; its location is `NSNotFound` if there is none.
    ///
    /// - Parameters:
    ///   - range: The part of the text that is checked, in UTF-16 code units.
    ///   - startingOffset: Where the search begins, relative to the range.
    ///   - wrapFlag: Whether the words before that are checked afterwards.
    ///   - language: Such as `en` or `en_US`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        guard let dictionary = dictionary(for: language), let part = Range(range, in: stringToCheck) else { return Self.nothing }
        let wrong = Self.words(in: stringToCheck, part).filter { place in
            let word = String(stringToCheck[place])
            return !dictionary.contains(word) && !Self.learned.contains(word) && ignoredWords?.contains(word) != true
        }.map { NSRange($0, in: stringToCheck) }
        let start = range.location + startingOffset
        return wrong.first { $0.location >= start } ?? (wrapFlag ? wrong.first : nil) ?? Self.nothing
    }

    /// Returns the words that differ in one letter from the one at a place; `nil` if there is no dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let dictionary = dictionary(for: language), let place = Range(range, in: string) else { return nil }
        return dictionary.neighbours(of: String(string[place]))
    }

    /// Returns words that begin with the letters at a place, the shortest first; `nil` if there is no dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let dictionary = dictionary(for: language), let place = Range(range, in: string) else { return nil }
        return dictionary.completions(of: String(string[place]))
    }

    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Takes a word as spelled rightly, in the process of the user.
    open class func learnWord(_ word: String) { learned.insert(word) }

    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

    open class func unlearnWord(_ word: String) { learned.remove(word) }

    /// Finds the words of a text: letters, with apostrophes between them.
    private static func words(in text: String, _ part: Range<String.Index>) -> [Range<String.Index>] {
        text[part].ranges(of: /\p{L}+(?:['’]\p{L}+)*/)
    }

    /// Returns the dictionary of a language, or of a region in which it is spoken: `en` is `en_US` before others.
    private func dictionary(for language: String) -> SpellingDictionary? {
        let name = language.replacingOccurrences(of: "-", with: "_")
        let key = (folders.map(\.path) + [name]).joined(separator: "\0")
        if let known = Self.loaded[key] { return known }
        let dictionary = folders.lazy.compactMap { folder in
            SpellingDictionary(name, in: folder)
                ?? Self.regions(of: name, in: folder).lazy.compactMap { SpellingDictionary($0, in: folder) }.first
        }.first
        Self.loaded[key] = .some(dictionary)
        return dictionary
    }

    private static func regions(of language: String, in folder: URL) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let names = files.filter { $0.hasPrefix(language + "_") && $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }
        let first = ["en": "en_US", "pt": "pt_PT"][language] ?? "\(language)_\(language.uppercased())"
        return names.sorted { ($0 == first ? 0 : 1, $0) < ($1 == first ? 0 : 1, $1) }
    }
}
