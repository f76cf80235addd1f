import Foundation

/// What was found while sources were copied.
struct CopyResult {
    var notices: [Notice] = []
    var fileCount = 0
    private var missing: [MissingUse] = []
    private var declared: Set<String> = []

    /// - Parameter martlet: The folder of Martlet's own package.
    func report(martlet: URL) -> MissingReport {
        missing.isEmpty
            ? MissingReport([], declared: []) : MissingReport(missing, declared: declared.union(MartletTypes.declared(in: martlet)))
    }

    /// Returns the text of a file's copy.
    mutating func rewrite(_ file: URL, by rewriter: SourceRewriter) throws -> String {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectError("\(file.path) belongs to the project and does not exist. Restore it, or remove it from the project.")
        }
        let result = rewriter.rewrite(String(decoding: data, as: UTF8.self), path: file.path)
        notices += result.notices
        missing += result.missing
        declared.formUnion(result.declaredNames)
        fileCount += 1
        return result.text
    }
}
