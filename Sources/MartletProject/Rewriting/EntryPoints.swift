/// Replaces `@UIApplicationMain` and `@NSApplicationMain` by `@main`, their newer form.
struct EntryPoints: RewriteRule {
    let modules: AvailableModules

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        for (name, framework) in [("UIApplicationMain", "UIKit"), ("NSApplicationMain", "AppKit")] {
            for index in source.tokens.indices where source.isToken(index, "@") && source.isToken(index + 1, name) {
                edits.replace(source.tokens[index + 1].range, with: "main")
                guard modules.lacks(framework) else { continue }
                edits.add(
                    Notice(
                        .error,
                        "The app starts in an app delegate of \(framework), which is not there. Move @main to a struct that conforms to "
                            + "SwiftUI's App and shows the first view in a WindowGroup.",
                        file: source.path, line: source.tokens[index].line))
            }
        }
    }
}
