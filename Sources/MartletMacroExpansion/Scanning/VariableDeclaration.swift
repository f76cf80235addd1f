/// The parts of `@Entry public var name: Type = value { didSet { … } }`.
struct VariableDeclaration {
    let head: DeclarationHead
    /// The token of the name.
    let nameToken: Int
    /// The tokens of the type after the colon.
    private(set) var type: Range<Int>?
    /// The tokens of the value after the equals sign.
    private(set) var initialValue: Range<Int>?
    /// The opening brace of accessors or observers.
    private(set) var accessors: Int?
    /// The comma before a second name.
    private(set) var nextBinding: Int?

    /// The token after the declaration.
    let end: Int

    /// Returns `nil` if the tokens do not declare one named variable or constant.
    ///
    /// - Parameter start: The first token of the declaration, if other members of a type stand around it.
    init?(_ list: TokenList, memberAt start: Int? = nil) {
        head = DeclarationHead(in: list, at: start ?? 0)
        guard ["var", "let"].contains(list.text(head.end)), list.isWord(head.end + 1) else { return nil }
        nameToken = head.end + 1
        end = start == nil ? list.count : list.endOfStatement(from: nameToken)
        var index = nameToken + 1
        guard index < end else { return }
        if list.text(index) == ":" {
            let typeEnd = Self.end(in: list, from: index + 1, limit: end, stopsAtValue: true)
            type = index + 1..<typeEnd
            index = typeEnd
        }
        guard index < end else { return }
        if list.text(index) == "=" {
            let valueEnd = Self.end(in: list, from: index + 1, limit: end, stopsAtValue: false)
            initialValue = index + 1..<valueEnd
            index = valueEnd
        }
        guard index < end else { return }
        if list.text(index) == "{" { accessors = index }
        if list.text(index) == "," { nextBinding = index }
    }

    /// Returns the end of a type or value: at the value, accessors, another name, or the end.
    private static func end(in list: TokenList, from start: Int, limit: Int, stopsAtValue: Bool) -> Int {
        var index = start
        while index < limit {
            switch list.text(index) {
            case "=" where stopsAtValue: return index
            case "{" where stopsAtValue || opensObservers(list, index): return index
            case "," where list.isWord(index + 1) && ["=", ":"].contains(list.text(index + 2)): return index
            default: index = list.after(index)
            }
        }
        return index
    }

    /// Whether the brace opens observers, as in `= value { didSet { … } }`, rather than a trailing closure of the value.
    private static func opensObservers(_ list: TokenList, _ index: Int) -> Bool {
        ["didSet", "willSet"].contains(list.text(index + 1)) && ["{", "("].contains(list.text(index + 2))
    }
}
