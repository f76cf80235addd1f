/// Expands `#Preview` to a type that creates the preview on demand. The runtime finds it by its protocol conformance.
///
/// The arguments and the closure stay as they are written, unless the body has `@Previewable` variables. These become variables of a view,
/// because a closure cannot hold state.
enum PreviewMacro {
    static func expand(_ use: MacroUse) -> Expansion {
        let list = TokenList(use.source)
        let head = DeclarationHead(in: list, at: 0)
        guard list.text(head.end) == "#", let parts = Parts(list, from: head.end) else {
            return Expansion(diagnostics: [
                list.diagnostic("'#Preview' needs a closure that returns the view: '#Preview { MyView() }'", at: head.end)
            ])
        }
        let position = use.source.position(at: list.start(head.end))
        do throws(Diagnostic) {
            let body = try parts.body.map { body throws(Diagnostic) in (body, try PreviewBody(list, in: body)) }
            var call = list.text(in: parts.call)
            if let (tokens, body) = body, let rewritten = body.rewritten {
                let whole = parts.call
                let closure = list.start(tokens.lowerBound)..<list.start(tokens.upperBound) + 1
                call =
                    list.text(in: whole.lowerBound..<closure.lowerBound) + rewritten + list.text(in: closure.upperBound..<whole.upperBound)
            }
            // Keep the attributes: a preview may be available only on some systems.
            let attributes = head.attributes.map { list.text(ofTokens: $0.tokens) + "\n" }.joined()
            return Expansion(
                """
                \(attributes)struct \(use.discriminator)15PreviewRegistryfMu_: MartletUI.PreviewRegistry {
                    static var fileID: String { \(literal(use.source.fileID)) }
                    static var line: Int { \(position.line) }
                    static var column: Int { \(position.column) }
                    @MainActor static func makePreview() throws -> MartletUI.Preview {
                        MartletUI.Preview\(call)
                    }
                }
                """)
        } catch {
            return Expansion(diagnostics: [error])
        }
    }

    /// Returns a string as a Swift literal.
    private static func literal(_ string: String) -> String {
        "\"" + string.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
    }
}

/// The locations of the parts of a `#Preview`.
private struct Parts {
    /// The bytes of the arguments and the trailing closure.
    let call: Range<Int>
    /// The braces of the closure that returns the view; `nil` if a function is passed by name.
    let body: Range<Int>?

    init?(_ list: TokenList, from hash: Int) {
        let start = list.endOfQualifiedName(from: hash + 1) + 1
        var index = start
        var body: Range<Int>?
        var hasBody = false
        if list.text(index) == "(" {
            let close = list.partner(of: index) ?? list.count
            var argument = index + 1
            while argument < close {
                if list.text(argument) == "body", list.text(argument + 1) == ":" {
                    hasBody = true
                    if list.text(argument + 2) == "{", let end = list.partner(of: argument + 2) { body = argument + 2..<end }
                }
                argument = list.after(argument)
            }
            index = list.after(index)
        }
        if list.text(index) == "{", let end = list.partner(of: index) {
            hasBody = true
            body = index..<end
        }
        guard hasBody else { return nil }
        call = list.start(start)..<list.source.text.utf8.count
        self.body = body
    }
}
