/// Lets an app be compiled as it is for the iPhone: the condition `os(iOS)` becomes `os(Linux)`, which holds.
///
/// Without it, an app for several platforms would be built as one for the Mac: most write `#if os(iOS) … #else … #endif`.
struct PlatformNames: RewriteRule {
    static let phone = "iOS"

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        for token in source.platforms where source.text(token) == Self.phone { edits.replace(token.range, with: "Linux") }
    }
}
