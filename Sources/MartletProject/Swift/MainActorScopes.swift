/// Tells which code of a file surely runs on the main actor: bodies and methods of views and of what is marked `@MainActor`, with the closures
/// that SwiftUI calls there. Where names do not tell, the answer is no.
struct MainActorScopes {
    /// For each token of the source, whether it runs on the main actor.
    private(set) var isMain: [Bool] = []

    private static let types: Set<String> = ["struct", "class", "enum", "extension", "actor", "protocol"]
    private static let members: Set<String> = ["func", "init", "deinit", "subscript", "var", "let"]
    private static let isolated: Set<String> = ["View", "App", "Scene", "ViewModifier", "UIViewController", "UIView"]
    private static let statements: Set<String> = ["if", "else", "for", "while", "repeat", "do", "catch", "switch", "guard", "defer"]
    /// Functions that call their closure at once, where they are called, or that SwiftUI calls on the main actor.
    private static let callers: Set<String> = [
        "task", "refreshable", "withAnimation", "forEach", "map", "sheet", "toolbar", "overlay", "background", "alert", "safeAreaInset",
    ]

    private let source: SwiftSource
    /// Whether each open brace is one of the main actor, and how many parentheses are open in it.
    private var scopes: [(isMain: Bool, depth: Int)] = [(false, 0)]
    /// The declaration whose brace is awaited.
    private var pending: (isType: Bool, isMain: Bool, depth: Int)?
    /// `@MainActor` or what takes it away, before the declaration that follows.
    private var marked: Bool?

    init(_ source: SwiftSource) {
        self.source = source
        for index in source.tokens.indices {
            read(index)
            isMain.append(scopes.last?.isMain ?? false)
        }
    }

    private var outer: (isMain: Bool, depth: Int) { scopes.last ?? (false, 0) }

    private mutating func read(_ index: Int) {
        let token = source.tokens[index]
        switch token.kind {
        case .word: readWord(source.text(token), at: index)
        case .newline:
            // A property without a brace ends with its line.
            if isProperty { pending = nil }
        case .mark:
            switch source.text(token) {
            case "(", "[": scopes[scopes.count - 1].depth += 1
            case ")", "]": scopes[scopes.count - 1].depth -= 1
            case "=": if isProperty, pending?.depth == outer.depth { pending = nil }
            case "{":
                if let found = pending, found.depth == outer.depth {
                    scopes.append((found.isMain, 0))
                    (pending, isProperty) = (nil, false)
                } else {
                    scopes.append((outer.isMain && callerIsMain(ofBrace: index) || opensMainClosure(index), 0))
                }
            case "}":
                if scopes.count > 1 { scopes.removeLast() }
                pending = nil
            default: break
            }
        default: break
        }
    }

    private var isProperty = false

    private mutating func readWord(_ word: String, at index: Int) {
        if source.isToken(index - 1, ".") { return }
        if word == "MainActor", source.isToken(index - 1, "@") {
            if !source.isToken(index + 1, "in") { marked = true }
        } else if word == "nonisolated" || (word == "concurrent" && source.isToken(index - 1, "@")) {
            marked = false
        } else if Self.types.contains(word), source.tokens.indices.contains(index + 1), source.tokens[index + 1].kind == .word {
            pending = (true, marked ?? false, outer.depth)
            if word == "actor" { pending?.isMain = false }
            (marked, isProperty) = (nil, false)
        } else if Self.members.contains(word) {
            pending = (false, marked ?? outer.isMain, outer.depth)
            (marked, isProperty) = (nil, word == "var" || word == "let")
        } else if pending?.isType == true, Self.isolated.contains(word), source.isToken(index - 1, ":") || source.isToken(index - 1, ",") {
            pending?.isMain = true
        }
    }

    /// Whether a brace opens `{ @MainActor in`, or a closure of `DispatchQueue.main`.
    private func opensMainClosure(_ index: Int) -> Bool {
        if source.isToken(index + 1, "@"), source.isToken(index + 2, "MainActor"), source.isToken(index + 3, "in") { return true }
        guard let caller = caller(ofBrace: index) else { return false }
        return isOfMainQueue(caller)
    }

    private func isOfMainQueue(_ caller: Int) -> Bool { source.isToken(caller - 1, ".") && source.isToken(caller - 2, "main") }

    /// Whether a brace in code of the main actor opens more such code.
    private func callerIsMain(ofBrace index: Int) -> Bool {
        if opensStatement(index) { return true }
        // `Button { … } label: {`
        if source.isToken(index - 1, ":"), source.isToken(index - 3, "}") { return true }
        guard let caller = caller(ofBrace: index) else { return false }
        let name = source.text(source.tokens[caller])
        if isOfMainQueue(caller) { return true }
        if source.isToken(caller - 1, ".") {
            return Self.callers.contains(name) || (name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true)
        }
        return Self.callers.contains(name) || (name.first?.isUppercase == true && name != "Thread" && name != "DispatchWorkItem")
    }

    /// Whether a brace belongs to `if`, `for` and their kin: one of these words begins its line, or follows the brace before.
    private func opensStatement(_ index: Int) -> Bool {
        var place = index - 1
        while place >= 0, source.tokens[place].kind != .newline, !source.isToken(place, "{"), !source.isToken(place, ";") {
            if source.tokens[place].kind == .word, Self.statements.contains(source.text(source.tokens[place])),
                !source.isToken(place - 1, ".")
            {
                return true
            }
            place -= 1
        }
        return false
    }

    /// Returns the last word of the function that is called with a closure: after it, after its arguments, or among them.
    private func caller(ofBrace index: Int) -> Int? {
        var place = index - 1
        let isArgument = [":", "(", ","].contains { source.isToken(place, $0) }
        var depth = isArgument ? 1 : 0
        if !isArgument, !source.isToken(place, ")") {
            return source.tokens.indices.contains(place) && source.tokens[place].kind == .word ? place : nil
        }
        while place >= 0 {
            if source.isToken(place, ")") || source.isToken(place, "]") || source.isToken(place, "}") { depth += 1 }
            if source.isToken(place, "(") || source.isToken(place, "[") || source.isToken(place, "{") {
                depth -= 1
                if depth == 0 { break }
            }
            place -= 1
        }
        guard place > 0, source.isToken(place, "("), source.tokens[place - 1].kind == .word else { return nil }
        return place - 1
    }
}
