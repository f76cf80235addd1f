import MartletTest
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Checking of spelling")
struct TextCheckerTests {
    /// A checker with a small dictionary of English.
    private func checker() throws -> UITextChecker {
        let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let rules = """
            SET UTF-8
            PFX U Y 1
            PFX U 0 un .
            SFX S Y 2
            SFX S y ies [^aeiou]y
            SFX S 0 s [^y]
            SFX D Y 2
            SFX D 0 d e
            SFX D 0 ed [^e]
            """
        try Data(rules.utf8).write(to: folder.appending(path: "en_US.aff"))
        try Data("5\nberry/S\nlock/UDS\nbake/D\nthe\nRome\nisn't\n".utf8).write(to: folder.appending(path: "en_US.dic"))
        return UITextChecker(folders: [folder])
    }

    private func wrong(_ text: String, language: String = "en", startingAt start: Int = 0, wrap: Bool = false) throws -> String? {
        let range = NSRange(location: 0, length: text.utf16.count)
        let place = try checker().rangeOfMisspelledWord(in: text, range: range, startingAt: start, wrap: wrap, language: language)
        return Range(place, in: text).map { String(text[$0]) }
    }

    @Test(arguments: ["berries", "unlocked", "unlocks", "baked", "The", "THE", "Rome", "isn’t", "The berry isn't baked"])
    func `A word that the rules make of a stem is right`(text: String) throws {
        #expect(try wrong(text) == nil)
    }

    @Test(arguments: ["berrys", "unbaked", "bakeed", "rome", "tHe", "lockies"])
    func `A word that no rule makes is wrong`(text: String) throws {
        #expect(try wrong(text) == text)
    }

    @Test func `The search begins where it is told to, and may go on from the front`() throws {
        #expect(try wrong("teh berry, teh lokc") == "teh")
        #expect(try wrong("teh berry, the lokc", startingAt: 3) == "lokc")
        #expect(try wrong("teh berry", startingAt: 3) == nil)
        #expect(try wrong("teh berry", startingAt: 3, wrap: true) == "teh")
    }

    @Test func `Without a dictionary no word is wrong`() throws {
        #expect(try wrong("grlfx", language: "de") == nil)
        #expect(try checker().guesses(forWordRange: NSRange(location: 0, length: 3), in: "teh", language: "de") == nil)
    }

    @Test func `Words that are near are guessed, and words that begin alike complete one`() throws {
        let checker = try checker()
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 3), in: "teh", language: "en_US") == ["the"])
        #expect(checker.completions(forPartialWordRange: NSRange(location: 0, length: 2), in: "be", language: "en_US") == ["berry"])
    }

    @Test func `Guesses begin with a capital, or have capitals, as the word does`() throws {
        let checker = try checker()
        let guesses = { (word: String) in
            checker.guesses(forWordRange: NSRange(location: 0, length: word.utf16.count), in: word, language: "en")
        }
        #expect(guesses("Teh") == ["The"])
        #expect(guesses("TEH") == ["THE"])
        #expect(guesses("Roem") == ["Rome"])
    }

    @Test func `A word of more than 100 letters is not checked`() throws {
        let word = String(repeating: "a", count: 20_000)
        // Without a limit the guesses would take all memory.
        try #require(try wrong(word) == nil)
        #expect(try checker().guesses(forWordRange: NSRange(location: 0, length: 20_000), in: word, language: "en") == [])
        let shorter = String(repeating: "a", count: 100)
        #expect(try wrong(shorter) == shorter)
        #expect(try checker().guesses(forWordRange: NSRange(location: 0, length: 100), in: shorter, language: "en") == [])
    }

    @Test func `A word can be ignored`() throws {
        let checker = try checker()
        checker.ignoreWord("Grlfx")
        let range = NSRange(location: 0, length: 5)
        #expect(checker.rangeOfMisspelledWord(in: "Grlfx", range: range, startingAt: 0, wrap: false, language: "en").location == NSNotFound)
    }
}
