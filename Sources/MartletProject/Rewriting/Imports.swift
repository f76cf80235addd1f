/// Replaces imports of Apple's frameworks that do not exist here by the one of Foundation, which nearly all of them bring along. So the
/// compiler reports each use of what is missing, where it would otherwise stop at the import.
struct Imports: RewriteRule {
    let modules: AvailableModules

    private static let kinds: Set<String> = ["typealias", "struct", "class", "actor", "enum", "protocol", "let", "var", "func"]

    /// The frameworks that a file sees through Apple's own, by those that export them.
    static let exports = [
        "SwiftUI": ["UIKit", "UserNotifications", "CoreGraphics", "CoreData"], "UIKit": ["UserNotifications", "CoreGraphics"],
        "MapKit": ["CoreLocation", "UIKit", "CoreGraphics"], "CoreLocationUI": ["CoreLocation"], "AVKit": ["AVFoundation"],
    ]

    /// Types of Apple's Foundation that are in modules of Martlet's which `import Foundation` does not bring along.
    private static let foundation = ["LocalizedStringResource": "MartletUI", "NSItemProvider": "MartletDragging"]

    /// Returns imports of the types that a file takes from Apple's Foundation.
    private static func foundationTypes(of source: SwiftSource) -> String {
        let words = Set(source.tokens.filter { $0.kind == .word }.map(source.text))
        return foundation.keys.sorted().filter(words.contains).map { name in
            "; import \(name.hasPrefix("NS") ? "class" : "struct") \(foundation[name] ?? "").\(name)"
        }.joined()
    }

    func rewrite(_ source: SwiftSource, into edits: inout SourceEdits) {
        for index in source.tokens.indices where source.isToken(index, "import") && Self.isStatement(index, source) {
            var name = index + 1
            guard source.tokens.indices.contains(name), source.tokens[name].kind == .word else { continue }
            if Self.kinds.contains(source.text(source.tokens[name])), source.tokens.indices.contains(name + 1),
                source.tokens[name + 1].kind == .word
            {
                name += 1
            }
            let module = source.text(source.tokens[name])
            if name == index + 1, let exported = Self.exports[module]?.filter(modules.linked.contains), !exported.isEmpty {
                let end = source.tokens[name].range.upperBound
                edits.replace(end..<end, with: exported.map { "; import \($0)" }.joined())
            }
            if module == "Foundation", name == index + 1, !source.isToken(name + 1, ".") {
                let end = source.tokens[name].range.upperBound
                edits.replace(end..<end, with: Self.foundationTypes(of: source))
            }
            // `import class UIKit.UIColor` and `import os.log` name more than the module.
            var end = name
            while source.isToken(end + 1, "."), source.tokens.indices.contains(end + 2) { end += 2 }
            let token = source.tokens[index]
            if modules.linked.contains(module), end > name {
                edits.replace(token.range.lowerBound..<source.tokens[end].range.upperBound, with: "import \(module)")
            }
            guard modules.lacks(module) else { continue }
            edits.add(MissingUse(framework: module, file: source.path, line: token.line))
            let replacement = AppleFramework.named(module)?.replacement ?? "Foundation"
            edits.replace(token.range.lowerBound..<source.tokens[end].range.upperBound, with: "import \(replacement)")
        }
    }

    /// Whether an import stands here: before it are only attributes and access levels, back to the beginning of the statement.
    private static func isStatement(_ index: Int, _ source: SwiftSource) -> Bool {
        if source.startsStatement(index) { return true }
        let words = ["public", "package", "internal", "fileprivate", "private", "testable", "preconcurrency", "_exported"]
        let before = source.tokens[index - 1]
        return words.contains(source.text(before)) || source.isToken(index - 1, ")")
    }
}
