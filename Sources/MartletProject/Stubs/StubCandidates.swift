/// The parts of a source file around a place that can be replaced by a stub, from the smallest to the whole declaration.
struct StubCandidates {
    let outline: SourceOutline
    private var found: [(tokens: ClosedRange<Int>, text: String, method: StubEdit.Method)] = []

    struct Candidate {
        var range: Range<Int>
        var text: String
        var method: StubEdit.Method
    }

    /// - Parameters:
    ///   - place: The index of the token where the compiler has found an error.
    ///   - name: What is missing there.
    ///   - beginsAtCall: Whether the smallest part is the call around the place, as for an error in a closure's parameters.
    static func around(_ place: Int, name: String, beginsAtCall: Bool, in outline: SourceOutline) -> [Candidate] {
        var candidates = StubCandidates(outline: outline)
        candidates.collect(from: place, name: name, beginsAtCall: beginsAtCall)
        return candidates.found.map { Candidate(range: outline.bytes($0.tokens), text: $0.text, method: $0.method) }
    }

    private init(outline: SourceOutline) { self.outline = outline }

    private mutating func collect(from place: Int, name: String, beginsAtCall: Bool) {
        let stub = "martletStubValue(\(SourceRewriter.literal(name)))"
        var index = place
        if beginsAtCall {
            while index >= 0, !outline.isMark(index, "{") { index = outline.parents[index] }
            guard index >= 0 else { return }
            addModifier(callee(ofBracket: index), name: "")
        }
        var isFirst = !beginsAtCall
        while true {
            let isDeclaration = isMember(index)
            if !isDeclaration {
                if isFirst, outline.isWord(index), outline.isMark(index - 1, "."), isCalled(index) { addModifier(index, name: name) }
                if isFirst || outline.isMark(index, "([") || isClosure(index),
                    !(outline.isWord(index) && outline.isMark(index + 1, ":") && isFirst),
                    let chain = outline.chain(around: index), !isBare(chain)
                {
                    add(chain, stub, .expression)
                }
            }
            addStatement(around: index, stub: stub, isDeclaration: isDeclaration)
            let parent = outline.parents[index]
            guard parent >= 0 else { return }
            if outline.isMark(parent, "{") {
                switch outline.kind(ofBrace: parent) {
                case .function: addBody(parent, stub: stub)
                case .closure: addModifier(callee(ofBracket: parent), name: name)
                case .control, .type: break
                }
            } else {
                addModifier(callee(ofBracket: parent), name: name)
            }
            index = parent
            isFirst = false
        }
    }

    /// Whether a token stands in the braces of a type, and is no part of the value of a property.
    private func isMember(_ index: Int) -> Bool {
        let parent = outline.parents[index]
        guard parent < 0 || outline.isMark(parent, "{") && outline.kind(ofBrace: parent) == .type else { return false }
        let statement = outline.statement(around: index)
        if parent < 0, !Self.isDeclaration(statement, outline) { return false }
        guard let equals = equals(in: statement) else { return true }
        return index <= equals
    }

    private static func isDeclaration(_ statement: ClosedRange<Int>, _ outline: SourceOutline) -> Bool {
        let words: Set<String> = ["struct", "class", "enum", "protocol", "extension", "actor", "func", "var", "let", "import", "typealias"]
        // A preview is one too: no expression may stand in its place.
        let first = statement.lowerBound
        if outline.text(first) == "#Preview" || outline.text(first) == "#" && outline.text(first + 1) == "Preview" { return true }
        return statement.prefix(12).contains { words.contains(outline.text($0)) }
    }

    /// Whether an expression is a key path or a member of a type that only its place tells: there is no value to put there.
    private func isBare(_ chain: ClosedRange<Int>) -> Bool {
        outline.parents[chain.lowerBound] >= 0 && outline.isMark(outline.parents[chain.lowerBound], "(")
            && outline.isMark(chain.lowerBound, "\\.")
    }

    private func isClosure(_ index: Int) -> Bool { outline.isMark(index, "{") && outline.kind(ofBrace: index) == .closure }

    private func isCalled(_ index: Int) -> Bool { outline.isMark(index + 1, "(") || outline.isMark(index + 1, "{") }

    /// Returns the name of the function of which a bracket holds arguments, or is a closure.
    private func callee(ofBracket opening: Int) -> Int {
        var index = opening - 1
        while index > 0 {
            if outline.isMark(index, ")]}"), let partner = outline.partners[index] {
                index = partner - 1
            } else if outline.isMark(index, ":"), outline.isWord(index - 1), outline.isMark(index - 2, "}") {
                index -= 2
            } else {
                break
            }
        }
        return index
    }

    /// Adds a call in the middle of a chain, which its receiver takes the place of.
    private mutating func addModifier(_ index: Int, name: String) {
        guard outline.isWord(index), outline.isMark(index - 1, "."), let before = outline.previous(before: index - 1),
            outline.isOperand(before), before == index - 2 || outline.isNewline(index - 2)
        else { return }
        let own = "." + outline.text(index)
        let missing = name == own || name.isEmpty ? own : "\(own) with \(name)"
        add((index - 1)...outline.segmentEnd(from: index), ".martletStub(\(SourceRewriter.literal(missing)))", .call)
    }

    private mutating func addStatement(around index: Int, stub: String, isDeclaration: Bool) {
        let parent = outline.parents[index]
        guard parent < 0 || outline.isMark(parent, "{") else { return }
        let statement = outline.statement(around: index)
        let first = outline.text(statement.lowerBound)
        if let equals = equals(in: statement), index > equals, let start = outline.next(after: equals) {
            var end = statement.upperBound
            // The condition of `if let` and the like ends before its braces.
            if let brace = ((equals + 1)...statement.upperBound).first(where: {
                outline.isMark($0, "{") && outline.parents[$0] == parent && outline.kind(ofBrace: $0) != .closure
            }) {
                end = outline.text(brace - 1) == "else" ? brace - 2 : brace - 1
            }
            if first != "if", first != "guard", first != "while", end >= start { add(start...end, stub, .expression) }
        }
        if first == "return" || first == "throw", statement.count > 1, first == "return" {
            add((statement.lowerBound + 1)...statement.upperBound, stub, .expression)
        }
        if isDeclaration {
            add(statement, "", .declaration)
        } else if let name = declaredName(in: statement) {
            add(statement, "let \(name) = \(stub)", .statement)
        } else if first == "case" || first == "default" {
            return
        } else if parent >= 0, outline.kind(ofBrace: parent) != .type {
            add(statement, stub, .statement)
        } else {
            add(statement, "", .declaration)
        }
    }

    private func declaredName(in statement: ClosedRange<Int>) -> String? {
        let start = statement.lowerBound
        if outline.text(start) == "guard", ["let", "var"].contains(outline.text(start + 1)), outline.isWord(start + 2) {
            return outline.text(start + 2)
        }
        return ["let", "var"].contains(outline.text(start)) && outline.isWord(start + 1) ? outline.text(start + 1) : nil
    }

    private func equals(in statement: ClosedRange<Int>) -> Int? {
        let depth = outline.parents[statement.lowerBound]
        return statement.first { index in
            outline.isMark(index, "=") && outline.parents[index] == depth && !outline.isMark(index + 1, "=")
                && !(outline.isMark(index - 1, "=!<>+-*/") && outline.touches(index - 1, index))
        }
    }

    private mutating func addBody(_ opening: Int, stub: String) {
        guard let closing = outline.partners[opening] else { return }
        add(opening...closing, "{ \(stub) }", .body)
    }

    private mutating func add(_ tokens: ClosedRange<Int>, _ text: String, _ method: StubEdit.Method) {
        found.append((tokens, text, method))
    }
}
