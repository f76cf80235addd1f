@testable import MartletMacroExpansion
import Testing

@Suite struct JSONTests {
    private func read(_ text: String) throws(JSONError) -> JSONValue { try JSONParser.read(Array(text.utf8)) }

    @Test func `every kind of value is read`() throws {
        let value = try read(#" {"a": [1, -2.5e1, true, false, null], "b": {"c": "d"}, "e": [], "f": {}} "#)
        #expect(value == ["a": [1, .number(-25), .bool(true), .bool(false), .null], "b": ["c": "d"], "e": [], "f": [:]])
    }

    @Test func `escapes in a string are decoded, including surrogate pairs`() throws {
        #expect(try read(#""\"\\\/\n\r\t\b\f\u00e9\ud83d\ude00\ud83d!""#) == "\"\\/\n\r\t\u{8}\u{c}é😀\u{FFFD}!")
    }

    @Test func `a written value is read back`() throws {
        let value: JSONValue = ["text": "a\"b\\c\nd\u{1}e\u{1F}é", "list": [0, .number(1.5), .null, .bool(true)]]
        #expect(try JSONParser.read(value.encoded()) == value)
    }

    @Test func `members are written in alphabetical order`() {
        let value: JSONValue = ["b": 2, "a": ["\n"]]
        #expect(String(decoding: value.encoded(), as: UTF8.self) == #"{"a":["\n"],"b":2}"#)
    }

    @Test(arguments: [
        "", "{", "[1,", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "\"open", "\"\\x\"", "\"\\u12\"", "tru", "nul", "--1", "1 2", "\u{1}",
        "\"\n\"",
    ])
    func `invalid JSON is an error`(text: String) {
        #expect(throws: JSONError.self) { try read(text) }
    }

    @Test func `unlimited nesting is an error`() {
        #expect(throws: JSONError(problem: "nested too deeply", offset: 257)) { try read(String(repeating: "[", count: 100_000)) }
    }
}
