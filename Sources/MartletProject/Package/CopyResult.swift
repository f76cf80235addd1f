import Foundation

/// What was found while sources were copied.
struct CopyResult {
    var notices: [Notice] = []
    var fileCount = 0
    private var missing: [MissingUse] = []
    private var hazards: [ServerReport.Use] = []
    private var declared: Set<String> = []

    /// - Parameters:
    ///   - martlet: The folder of Martlet's own package.
    ///   - frameworks: Those of Apple's frameworks whose modules the app links.
    func report(martlet: URL, linking frameworks: Set<String>) -> MissingReport {
        missing.isEmpty
            ? MissingReport([], declared: [])
            : MissingReport(missing, declared: declared.union(MartletTypes.declared(in: martlet, linking: frameworks)))
    }

    var serverReport: ServerReport { ServerReport(uses: hazards) }

    /// Returns those of Apple's frameworks that sources use and that Martlet has as modules: they import them, name their types, or choose between
    /// them and another platform's.
    ///
    /// - Parameter conditions: The compilation conditions of the sources.
    static func frameworks(usedBy files: [URL], conditions: [String], martlet: URL) -> Set<String> {
        let rewriter = SourceRewriter(modules: AvailableModules(own: []), conditions: conditions)
        var result = CopyResult()
        var choices: Set<String> = []
        for file in files {
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            // Of SwiftUI's renderer, whose image no type names.
            if text.contains(".uiImage") { choices.insert("UIKit") }
            choices.formUnion(PlatformChoices.modules(in: text, conditions: rewriter.conditions))
            result.note(rewriter.rewrite(text, path: file.path))
        }
        let names = result.report(martlet: martlet, linking: []).entries.map(\.framework)
        return Set(AvailableModules.frameworks(named: choices.union(names)).map(\.name))
    }

    /// Returns the text of a file's copy.
    ///
    /// - Parameter stubs: What stands for all that is missing, and the module of the file.
    mutating func rewrite(_ file: URL, by rewriter: SourceRewriter, stubs: (plan: StubPlan, module: String)? = nil) throws -> String {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectError("\(file.path) belongs to the project and does not exist. Restore it, or remove it from the project.")
        }
        let result = rewriter.rewrite(String(decoding: data, as: UTF8.self), path: file.path)
        note(result)
        guard let stubs else { return result.text }
        return stubs.plan.apply(to: result.text, path: file.path, module: stubs.module, conditions: rewriter.conditions)
    }

    private mutating func note(_ result: SourceRewriter.Result) {
        notices += result.notices
        missing += result.missing
        hazards += result.hazards
        declared.formUnion(result.declaredNames)
        fileCount += 1
    }
}
