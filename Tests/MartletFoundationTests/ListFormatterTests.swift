import Foundation
import MartletFoundation
import Testing

@Suite("Lists of words")
struct ListFormatterTests {
    @Test func `Items are joined in the language of the locale`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["Äpfel", "Birnen", "Pflaumen"]) == "Äpfel, Birnen und Pflaumen")
    }

    @Test func `A formatter writes the items`() {
        let numbers = NumberFormatter()
        numbers.numberStyle = .spellOut
        numbers.locale = Locale(identifier: "en_US")
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1, 2]) == "one and two")
    }
}
