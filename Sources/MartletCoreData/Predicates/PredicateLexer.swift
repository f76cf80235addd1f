import Foundation

/// Splits the text of a predicate into words, numbers, strings and marks, with the arguments in place of `%@` and `%K`.
struct PredicateLexer {
    enum Token: Equatable {
        case word(String)
        case text(String)
        case number(String)
        case mark(String)
        /// A value in place of `%@`, `%d` and their like.
        case argument(ManagedValue)
        /// A key path in place of `%K`.
        case path(String)
        case variable(String)
    }

    private let characters: [Character]
    private var place = 0
    private var arguments: ArraySlice<Any?>
    private var tokens: [Token] = []

    static func tokens(of format: String, _ arguments: [Any?]) throws -> [Token] {
        var lexer = PredicateLexer(characters: Array(format), arguments: arguments[...])
        try lexer.read()
        return lexer.tokens
    }

    private init(characters: [Character], arguments: ArraySlice<Any?>) {
        self.characters = characters
        self.arguments = arguments
    }

    private mutating func read() throws {
        while place < characters.count {
            let character = characters[place]
            switch character {
            case _ where character.isWhitespace: place += 1
            case "%": try readArgument()
            case "\"", "'": try readText(character)
            case "$":
                place += 1
                tokens.append(.variable(word()))
            case "#":
                // A name that is a reserved word: #size.
                place += 1
                tokens.append(.path(word()))
            case _ where character.isNumber: readNumber()
            case _ where character.isLetter || character == "_" || character == "@": tokens.append(.word(word()))
            default: readMark()
            }
        }
    }

    private mutating func word() -> String {
        let start = place
        while place < characters.count, characters[place].isLetter || characters[place].isNumber || "_@".contains(characters[place]) {
            place += 1
        }
        return String(characters[start..<place])
    }

    private mutating func readNumber() {
        let start = place
        while place < characters.count, characters[place].isHexDigit || ".xeE".contains(characters[place]) { place += 1 }
        tokens.append(.number(String(characters[start..<place])))
    }

    private mutating func readText(_ quote: Character) throws {
        var text = ""
        place += 1
        while place < characters.count, characters[place] != quote {
            if characters[place] == "\\", place + 1 < characters.count { place += 1 }
            text.append(characters[place])
            place += 1
        }
        guard place < characters.count else { throw PredicateFormatError("A text has no closing \(quote).") }
        place += 1
        tokens.append(.text(text))
    }

    private mutating func readMark() {
        let pair = String(characters[place..<min(place + 2, characters.count)])
        let mark = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", ":="].contains(pair) ? pair : String(characters[place])
        place += mark.count
        tokens.append(.mark(mark))
    }

    private mutating func readArgument() throws {
        place += 1
        // %ld, %lu, %lld, %hd, %i, %.2f
        let start = place
        while place < characters.count, "0123456789.lhqztj".contains(characters[place]) { place += 1 }
        guard place < characters.count else { throw PredicateFormatError("The format ends with %.") }
        let kind = characters[place]
        place += 1
        if kind == "%", place - start == 1 { return tokens.append(.mark("%")) }
        guard let argument = arguments.popFirst() else { throw PredicateFormatError("There are fewer arguments than marks for them.") }
        if kind == "K" {
            guard let path = flattened(argument).map({ "\($0)" }) else { throw PredicateFormatError("%K needs the name of a property.") }
            tokens.append(.path(path))
        } else {
            tokens.append(.argument(ManagedValue(argument)))
        }
    }
}

/// What is wrong with the text of a predicate.
struct PredicateFormatError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
