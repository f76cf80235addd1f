/// The parts of `@Cases public enum Action: Equatable { case add, remove(at: Int) … }`.
struct EnumDeclaration {
    /// A case of an enumeration.
    struct Element {
        /// The name as it is written, with its backticks.
        let name: String
        /// The associated values; empty for a case without any.
        let values: [(label: String?, type: String)]
        /// The token of the name.
        let nameToken: Int
    }

    let head: DeclarationHead
    /// The token of the name.
    let nameToken: Int
    let elements: [Element]
    /// The first `#if` around cases.
    let condition: Int?

    /// Returns `nil` if the tokens do not declare an enumeration.
    init?(_ list: TokenList) {
        let head = DeclarationHead(in: list, at: 0)
        let keyword = list.text(head.end) == "indirect" ? head.end + 1 : head.end
        guard list.text(keyword) == "enum", list.isWord(keyword + 1) else { return nil }
        self.head = head
        nameToken = keyword + 1
        var index = nameToken + 1
        while index < list.count, list.text(index) != "{" { index = list.after(index) }
        guard let end = list.partner(of: index) else { return nil }
        var elements: [Element] = []
        var condition: Int?
        index += 1
        while index < end {
            var start = DeclarationHead(in: list, at: index).end
            if list.text(start) == "indirect", list.text(start + 1) == "case" { start += 1 }
            if list.text(start) == "case" {
                index = Self.readElements(list, from: start + 1, into: &elements)
            } else {
                if list.text(index) == "#", list.text(index + 1) == "if" { condition = condition ?? index }
                index = list.after(index)
            }
        }
        self.elements = elements
        self.condition = condition
    }

    /// Reads `add, remove(at: Int) = …`, and returns the token after it.
    private static func readElements(_ list: TokenList, from start: Int, into elements: inout [Element]) -> Int {
        var index = start
        while list.isWord(index) {
            let name = index
            index += 1
            var values: [(String?, String)] = []
            if list.text(index) == "(", let end = list.partner(of: index) {
                values = Self.values(list, index + 1..<end)
                index = end + 1
            }
            elements.append(Element(name: list.text(name), values: values, nameToken: name))
            if list.text(index) == "=" { index = list.after(index + 1) }
            guard list.text(index) == "," else { break }
            index += 1
        }
        return index
    }

    /// Reads `Int, at index: Int = 0`.
    private static func values(_ list: TokenList, _ range: Range<Int>) -> [(label: String?, type: String)] {
        var values: [(String?, String)] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = endOfValue(list, from: start, limit: range.upperBound)
            var type = start..<end
            var label: String?
            if let colon = [start + 1, start + 2].first(where: { $0 < end && list.text($0) == ":" }), list.isWord(start) {
                label = list.text(start) == "_" ? nil : list.text(start)
                type = colon + 1..<end
            }
            if let initial = type.first(where: { list.text($0) == "=" }) { type = type.lowerBound..<initial }
            values.append((label, list.text(ofTokens: type)))
            start = end + 1
        }
        return values
    }

    /// Returns the comma after a value, outside the brackets of its generic arguments, or the limit.
    private static func endOfValue(_ list: TokenList, from start: Int, limit: Int) -> Int {
        var depth = 0
        var index = start
        while index < limit {
            let text = list.text(index)
            if list.isOperator(index), text != "->" { depth += text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) } }
            if text == ",", depth <= 0 { return index }
            index = list.after(index)
        }
        return limit
    }
}
