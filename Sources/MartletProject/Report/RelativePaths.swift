import Foundation

extension Notice {
    /// Returns the notice with its file's path relative to a folder, if it is in it.
    public func relative(to folder: URL) -> Notice {
        Notice(severity, message, file: file.map { relativePath($0, to: folder) }, line: line)
    }
}

extension BuildProblem {
    /// Returns the problem with the path to show relative to a folder, if the file is in it.
    public func relative(to folder: URL) -> BuildProblem {
        var problem = self
        problem.file = path.map { relativePath($0, to: folder) }
        return problem
    }
}

extension MissingReport {
    /// Returns the report with paths relative to a folder.
    public func relative(to folder: URL) -> MissingReport {
        var report = self
        func shortened(_ use: MissingUse) -> MissingUse {
            var use = use
            use.file = relativePath(use.file, to: folder)
            return use
        }
        report.entries = entries.map { entry in
            var entry = entry
            entry.imports = entry.imports.map(shortened)
            entry.types = entry.types.map { TypeUses(name: $0.name, uses: $0.uses.map(shortened)) }
            return entry
        }
        return report
    }
}

extension ServerReport {
    /// Returns the report with paths relative to a folder.
    public func relative(to folder: URL) -> ServerReport {
        ServerReport(uses: uses.map { Use(hazard: $0.hazard, file: relativePath($0.file, to: folder), line: $0.line) })
    }
}

private func relativePath(_ path: String, to folder: URL) -> String {
    relativePath(of: URL(fileURLWithPath: path), to: folder) ?? path
}
