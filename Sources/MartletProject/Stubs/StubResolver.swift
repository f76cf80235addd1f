import Foundation

/// Finds stubs for what the compiler misses.
struct StubResolver {
    let plan: StubPlan

    /// An error in a file that has a copy.
    private struct Place {
        var problem: BuildProblem
        var path: String
        var file: StubbedFile
        /// The index of the token.
        var token: Int
        var message: String { problem.text }
        var line: Int { problem.line ?? 0 }
    }

    /// Adds stubs for the errors of a build.
    ///
    /// - Returns: Whether there is something new to build.
    func resolve(_ problems: [BuildProblem]) -> Bool {
        var isChanged = false
        var places: [Place] = []
        for problem in problems {
            guard let path = problem.path else { continue }
            if let place = place(of: problem, at: path) {
                places.append(place)
            } else if leaveOut(path, line: problem.line) {
                isChanged = true
            }
        }
        // Errors about unknown names come first: others follow from them.
        let isNamed = places.map(resolveName)
        if isNamed.contains(true) || isChanged { return true }
        return places.map(resolveOther).contains(true)
    }

    private func place(of problem: BuildProblem, at path: String) -> Place? {
        guard let file = plan.files[path], let line = problem.line, let column = problem.column, let result = plan.result(of: path),
            // The first line of a copy names the original.
            let byte = result.place(line: line + 1, column: column), let token = file.outline.token(at: byte)
        else { return nil }
        return Place(problem: problem, path: path, file: file, token: token)
    }

    /// Takes out a package that does not compile, or a stub of ours.
    private func leaveOut(_ path: String, line: Int?) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        if parts.last == StubPlan.file, let line {
            return Set(plan.files.values.map(\.module)).contains {
                path.hasSuffix("/\($0)/\(StubPlan.file)") && plan.removeType(onLine: line, of: $0)
            }
        }
        guard let index = parts.lastIndex(of: "checkouts"), parts.indices.contains(index + 1) else { return false }
        return plan.leftOut.insert(parts[index + 1].lowercased()).inserted
    }

    // MARK: Unknown names

    private func resolveName(_ place: Place) -> Bool {
        if let name = Self.name(in: place.message, after: ["cannot find type '", "cannot find '"]) { return declare(name, place) }
        if let match = place.message.firstMatch(of: #/^'(\w+)' is not a member type of \w+ '(?:\w+\.)*(\w+)'/#) {
            guard var type = plan[types: place.file.module][String(match.2)], type.kind != .protocol else { return false }
            type.nested.insert(String(match.1))
            return plan.declare(String(match.2), as: type, in: place.file.module)
        }
        if Self.name(in: place.message, after: ["no such module '", "unable to resolve module dependency: '"]) != nil {
            return leaveOutImport(place)
        }
        if place.message.hasPrefix("unknown attribute '") || place.message.contains("cannot be used as an attribute") {
            return replaceAttribute(named: place.token, place)
        }
        return false
    }

    /// Returns the name in quotation marks after one of some beginnings.
    private static func name(in message: String, after beginnings: [String]) -> String? {
        for beginning in beginnings where message.hasPrefix(beginning) {
            return String(message.dropFirst(beginning.count).prefix { $0 != "'" })
        }
        return nil
    }

    private func declare(_ name: String, _ place: Place) -> Bool {
        let module = place.file.module
        guard plan[types: module][name] == nil, name.first.map({ $0.isLetter }) == true, name != "self", name != "super",
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return false }
        var uses = Uses()
        for file in plan.files.values where file.module == module { Self.collect(&uses, of: name, in: file.outline) }
        let kind = uses.kind ?? (name.first?.isUppercase == true ? .value : .global)
        let type = MissingType(kind: kind, isView: uses.isView, arity: uses.arity, file: place.path, line: place.line)
        return plan.declare(name, as: type, in: module)
    }

    private static let protocolEndings = ["Delegate", "DataSource", "Protocol", "able", "Observer", "Providing", "Conforming"]

    /// The uses of a name that tell what it must be.
    private struct Uses {
        var arity = 0
        var isView = false
        var hasSubclasses = false
        var isConformedTo = false
        var isConstraint = false

        var kind: MissingType.Kind? { isConformedTo ? .protocol : hasSubclasses ? .base : isConstraint ? .protocol : nil }
    }

    private static func collect(_ uses: inout Uses, of name: String, in outline: SourceOutline) {
        for index in outline.source.tokens.indices where outline.isWord(index) && outline.text(index) == name {
            if outline.isMark(index + 1, "<"), outline.touches(index, index + 1), let end = outline.genericsEnd(from: index + 1) {
                uses.arity = max(uses.arity, arguments(from: index + 1, to: end, outline))
            }
            let parent = outline.parents[index]
            let before = outline.text(index - 1)
            if ["some", "any", "&"].contains(before) || outline.isMark(index + 1, "&") { uses.isConstraint = true }
            if outline.isMark(index - 1, ":"), let angle = (0..<index).last(where: { outline.isMark($0, "<({=") }),
                outline.isMark(angle, "<"),
                outline.genericsEnd(from: angle) ?? 0 >= index
            {
                uses.isConstraint = true
            }
            if outline.isMark(index + 1, "({"), outline.statementStart(of: index) == index || before == "return", parent >= 0,
                outline.isMark(parent, "{"), outline.kind(ofBrace: parent) != .type
            {
                uses.isView = true
            }
            guard let clause = outline.isInInheritance(index) else { continue }
            if clause.kind == "class", clause.isFirst, !protocolEndings.contains(where: name.hasSuffix) {
                uses.hasSubclasses = true
            } else {
                uses.isConformedTo = true
            }
        }
    }

    /// Returns the number of generic arguments.
    private static func arguments(from opening: Int, to closing: Int, _ outline: SourceOutline) -> Int {
        var depth = 0
        var count = 1
        for place in opening..<closing {
            if outline.isMark(place, "<") { depth += 1 }
            if outline.isMark(place, ">") { depth -= 1 }
            if outline.isMark(place, ","), depth == 1, outline.parents[place] == outline.parents[opening] { count += 1 }
        }
        return count
    }

    private func leaveOutImport(_ place: Place) -> Bool {
        let outline = place.file.outline
        let statement = outline.statement(around: place.token)
        guard let index = statement.first(where: { outline.text($0) == "import" }) else { return false }
        var end = index + 1
        while outline.isMark(end + 1, "."), end + 2 <= statement.upperBound { end += 2 }
        return add(statement.lowerBound...min(end, statement.upperBound), "import Foundation", outline.text(end), .import, place)
    }

    /// Puts a stub in place of a property wrapper, and takes other attributes out.
    private func replaceAttribute(named name: Int, _ place: Place) -> Bool {
        let outline = place.file.outline
        let start = outline.isMark(name, "@") ? name : name - 1
        guard outline.isMark(start, "@"), outline.isWord(start + 1) else { return false }
        var end = outline.segmentEnd(from: start + 1)
        while outline.isMark(end + 1, "."), outline.isWord(end + 2) { end = outline.segmentEnd(from: end + 2) }
        // The braces of what the attribute belongs to are none of its own.
        if outline.isMark(end, "}"), let opening = outline.partners[end] { end = opening - 1 }
        let word = outline.text(start + 1)
        var variable = end + 1
        while variable < outline.source.tokens.count, outline.text(variable) != "var" {
            let isSkipped =
                outline.isNewline(variable) || outline.isMark(variable, "@") || outline.isWord(variable) || outline.isMark(variable, "(")
            guard isSkipped, !["let", "func", "class", "struct", "enum", "init", "actor"].contains(outline.text(variable)) else {
                return add(start...end, "", "@\(word)", .attribute, place)
            }
            variable = outline.isMark(variable, "(") ? (outline.partners[variable] ?? variable) + 1 : variable + 1
        }
        let isTyped = outline.isMark(variable + 2, ":")
        let hasValue = (variable...max(variable, outline.statement(around: variable).upperBound)).contains { outline.isMark($0, "=") }
        let wrapper = isTyped || hasValue ? "StubProperty" : "UntypedStubProperty"
        return add(start...end, "@\(wrapper)(\(SourceRewriter.literal(word)))", "@\(word)", .wrapper, place)
    }

    // MARK: Other errors

    private func resolveOther(_ place: Place) -> Bool {
        let outline = place.file.outline
        let message = place.message
        if message.contains("must have Optional type, not '"), let chain = outline.chain(around: place.token),
            add(chain, text(chain, outline) + " as Optional", "", .consequence, place)
        {
            return true
        }
        if message.contains("does not override any") || message.contains("'override' can only be specified") {
            let statement = outline.statement(around: place.token)
            if let index = statement.first(where: { outline.text($0) == "override" }), add(index...index, "", "", .consequence, place) {
                return true
            }
        }
        if message.contains("call that takes no arguments"), dropArguments(place) { return true }
        if let change = kindChange(message, place) { return change }
        if let attribute = attribute(around: place.token, outline), replaceAttribute(named: attribute, place) { return true }
        if let name = Self.conformance(in: message), leaveOutConformance(name, place) { return true }
        return widen(place)
    }

    private func text(_ tokens: ClosedRange<Int>, _ outline: SourceOutline) -> String {
        String(decoding: outline.source.bytes[outline.bytes(tokens)].filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    private func dropArguments(_ place: Place) -> Bool {
        let outline = place.file.outline
        let opening = outline.isMark(place.token, "(") ? place.token : outline.parents[place.token]
        guard opening >= 0, outline.isMark(opening, "("), let closing = outline.partners[opening] else { return false }
        return add(opening...closing, "()", "", .consequence, place)
    }

    /// Makes another kind of declaration of a stub, if the error says that it is of the wrong kind.
    private func kindChange(_ message: String, _ place: Place) -> Bool? {
        let module = place.file.module
        func change(_ name: Substring, to kind: MissingType.Kind) -> Bool? {
            guard var type = plan[types: module][String(name)], type.kind != kind else { return nil }
            type.kind = kind
            return plan.declare(String(name), as: type, in: module) ? true : nil
        }
        for match in message.matches(of: #/'(?:\w+\.)?(\w+)(?:<[^']*>)?' (?:to )?conform to '(?:SwiftUI\.)?View'/#) {
            guard var type = plan[types: module][String(match.1)], type.kind == .value, !type.isView else { continue }
            type.isView = true
            return plan.declare(String(match.1), as: type, in: module)
        }
        if let match = message.firstMatch(of: #/inheritance from a final class '(?:\w+\.)?(\w+)'/#) { return change(match.1, to: .base) }
        if let match = message.firstMatch(of: #/inheritance from non-protocol(?:, non-class)? type '(?:\w+\.)?(\w+)'/#) {
            return change(match.1, to: .protocol)
        }
        if let match = message.firstMatch(of: #/multiple inheritance from classes '[\w.]+' and '(?:\w+\.)?(\w+)'/#) {
            return change(match.1, to: .protocol)
        }
        if let match = message.firstMatch(of: #/type '[^']+' constrained to non-protocol, non-class type '(?:\w+\.)?(\w+)/#) {
            return change(match.1, to: .protocol)
        }
        return nil
    }

    /// Returns the name of the attribute that has a token among its arguments.
    private func attribute(around token: Int, _ outline: SourceOutline) -> Int? {
        var index = token
        while index >= 0 {
            var name = index - 1
            while outline.isMark(name - 1, "."), outline.isWord(name - 2) { name -= 2 }
            if outline.isMark(index, "("), outline.isWord(name), outline.isMark(name - 1, "@") { return name }
            index = outline.parents[index]
        }
        return outline.isMark(token - 1, "@") && outline.isWord(token) ? token : nil
    }

    private static func conformance(in message: String) -> String? {
        for pattern in [
            #/does not conform to protocol '(?:\w+\.)?(\w+)'/#, #/redundant conformance of '[^']+' to protocol '(?:\w+\.)?(\w+)'/#,
        ] {
            if let match = message.firstMatch(of: pattern) { return String(match.1) }
        }
        return nil
    }

    private func leaveOutConformance(_ name: String, _ place: Place) -> Bool {
        let outline = place.file.outline
        let names = name == "Decodable" || name == "Encodable" ? [name, "Codable"] : name == "Equatable" ? [name, "Hashable"] : [name]
        guard ["View", "App", "Scene"].contains(name) == false else { return false }
        let statement = outline.statement(around: place.token)
        guard let brace = statement.first(where: { outline.isMark($0, "{") }),
            let index = (statement.lowerBound..<brace).first(where: {
                names.contains(outline.text($0)) && outline.isInInheritance($0) != nil
            })
        else { return false }
        let range =
            outline.isMark(index + 1, ",") ? index...(index + 1) : outline.isMark(index - 1, ":,") ? (index - 1)...index : index...index
        return add(range, "", outline.text(index), .conformance, place)
    }

    /// Takes out the smallest part around an error that is not out yet.
    private func widen(_ place: Place) -> Bool {
        let outline = place.file.outline
        let byte = outline.source.tokens[place.token].range.lowerBound
        let done = place.file.edits.filter { $0.range.contains(byte) || $0.range.lowerBound == byte }
        let beginsAtCall = place.message.contains("closure parameter")
        let start = beginsAtCall ? max(outline.parents[place.token], 0) : place.token
        let found = Self.missingName(place.message) ?? outline.chain(around: start).map { Self.firstWord($0, outline) } ?? ""
        let name = found.isEmpty ? Self.firstWord(outline.statement(around: place.token), outline) : found
        let candidates = StubCandidates.around(place.token, name: name, beginsAtCall: beginsAtCall, in: outline)
        for candidate in candidates {
            let isLarger = done.allSatisfy {
                candidate.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= candidate.range.upperBound
                    && (candidate.range != $0.range || ($0.text != candidate.text && candidate.method == .declaration))
            }
            guard isLarger else { continue }
            plan.add(
                StubEdit(
                    range: candidate.range, text: candidate.text, name: name, method: candidate.method,
                    line: place.line), to: place.path)
            return true
        }
        return false
    }

    private static func firstWord(_ tokens: ClosedRange<Int>, _ outline: SourceOutline) -> String {
        tokens.first(where: outline.isWord).map(outline.text) ?? ""
    }

    /// Returns the name of the member that an error is about.
    private static func missingName(_ message: String) -> String? {
        message.firstMatch(of: #/has no (?:dynamic )?member '([^']+)'/#).map { ".\($0.1)" }
    }

    private func add(_ tokens: ClosedRange<Int>, _ text: String, _ name: String, _ method: StubEdit.Method, _ place: Place) -> Bool {
        let range = place.file.outline.bytes(tokens)
        guard plan.files[place.path]?.edits.contains(where: { $0.range == range }) == false else { return false }
        plan.add(StubEdit(range: range, text: text, name: name, method: method, line: place.line), to: place.path)
        return true
    }
}
