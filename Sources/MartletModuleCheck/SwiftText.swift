import MartletProject

/// Swift source in which comments and the contents of string literals are replaced by spaces. The code keeps its lines.
struct SwiftText {
    let code: String

    init(_ source: some StringProtocol) {
        var bytes = Array(source.utf8)
        for token in SwiftLexer.tokens(in: bytes) where token.kind == .comment || token.kind == .string {
            for place in token.range where bytes[place] != UInt8(ascii: "\n") && bytes[place] != UInt8(ascii: "\r") {
                bytes[place] = UInt8(ascii: " ")
            }
        }
        code = String(decoding: bytes, as: UTF8.self)
    }
}
