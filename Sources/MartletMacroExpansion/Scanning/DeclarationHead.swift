/// The attributes and modifiers in front of a declaration.
struct DeclarationHead {
    /// The tokens of each attribute, starting with its `@`.
    private(set) var attributes: [(name: String, tokens: Range<Int>)] = []
    private(set) var modifiers: [String] = []
    /// The first token of the head.
    let start: Int
    /// The token after the head: the keyword of the declaration.
    private(set) var end: Int

    private static let modifierNames: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak", "unowned",
        "nonisolated", "override", "dynamic", "optional", "required", "mutating", "nonmutating", "isolated",
    ]

    /// Parses the head at a token. It may be empty.
    init(in list: TokenList, at start: Int) {
        self.start = start
        end = start
        while true {
            if list.text(end) == "@", list.isWord(end + 1) {
                let attribute = end
                let name = Self.skipAttribute(in: list, from: &end)
                attributes.append((name, attribute..<end))
            } else if Self.modifierNames.contains(list.text(end)), list.isWord(end + 1) || ["(", "@"].contains(list.text(end + 1)) {
                modifiers.append(list.text(end))
                end += 1
                if list.text(end) == "(" { end = list.after(end) }
            } else {
                return
            }
        }
    }

    /// Moves past an attribute and returns the last part of its name: `State` for `@SwiftUI.State(initialValue: 1)`.
    private static func skipAttribute(in list: TokenList, from index: inout Int) -> String {
        index = list.endOfQualifiedName(from: index + 1)
        let name = list.name(index)
        index += 1
        if list.touchesPrevious(index), list.text(index).hasPrefix("<") { skipGenericArguments(in: list, from: &index) }
        if list.text(index) == "(", list.touchesPrevious(index) || name == "available" { index = list.after(index) }
        return name
    }

    private static func skipGenericArguments(in list: TokenList, from index: inout Int) {
        var depth = 0
        repeat {
            let text = list.text(index)
            if list.isOperator(index), text != "->" {
                depth += text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
            }
            index = list.after(index)
        } while depth > 0 && index < list.count
    }
}
