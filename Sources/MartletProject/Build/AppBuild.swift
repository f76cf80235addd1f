import Foundation

/// Builds a prepared copy of an app with the package manager.
public struct AppBuild {
    let prepared: AppWorkspace.Prepared
    /// The folder for what is built, which all apps share.
    let scratch: URL
    /// Arguments for `swift build`, such as `--enable-code-coverage`.
    let options: [String]

    public init(_ prepared: AppWorkspace.Prepared, scratch: URL, options: [String] = []) {
        self.prepared = prepared
        self.scratch = scratch
        self.options = options
    }

    private var package: [String] { ["--package-path", prepared.package.path, "--scratch-path", scratch.path] + options }

    /// Builds the program, or all with its tests.
    ///
    /// - Parameters:
    ///   - showsAll: Whether warnings are shown, and not only errors.
    ///   - showsErrors: Whether messages are shown at all.
    /// - Returns: The errors; none if it was built.
    public func run(
        withTests: Bool = false, showsAll: Bool = false, showsErrors: Bool = true, progress: BuildProgress
    ) throws -> [BuildProblem] {
        let goal = withTests ? ["--build-tests"] : ["--product", prepared.product]
        var filter = MessageFilter(showsAll: showsAll)
        var messages: [String] = []
        var excerpts = SourceExcerpts(copies: prepared.folder)
        let planning = "Planning the build"
        progress.begin(planning)
        defer { progress.end() }
        let status = try Command(["swift", "build"] + goal + planningOptions + package).run { line in
            switch BuildLine(line) {
            case .step(let done, let all, let what): progress.show(done: done, all: all, what: what)
            case .message(let text):
                let line = excerpts.line(text)
                guard filter.passes(line) else { break }
                if showsErrors { progress.say(line) }
                messages.append(line)
            case .fetching: progress.begin(line)
            case .fetched: progress.begin(planning)
            case .noise: break
            }
        }
        guard status != 0 else { return [] }
        let problems = BuildProblem.problems(in: messages)
        return problems.isEmpty ? [BuildProblem("`swift build` ended with \(status). Its messages are in the terminal.")] : problems
    }

    /// The option that makes the package manager plan the build, if its last plan in this folder is one of another package.
    ///
    /// It keeps one plan in a folder, and looks only whether the files of that plan have changed. So it would build the other package again.
    private var planningOptions: [String] {
        guard let plan = try? Data(contentsOf: scratch.appending(path: "debug.yaml"), options: .mappedIfSafe) else { return [] }
        let manifest = Data("\"\(prepared.package.path)/Package.swift\"".utf8)
        return plan.range(of: manifest) == nil ? ["--disable-build-manifest-caching"] : []
    }

    /// Runs the tests that were built.
    public func test(filter: String?, progress: BuildProgress) throws -> Int32 {
        progress.begin("Running the tests")
        defer { progress.end() }
        return try Command(["swift", "test", "--skip-build"] + (filter.map { ["--filter", $0] } ?? []) + package).run { line in
            progress.interrupt { print(line) }
        }
    }

    /// The program.
    public var program: URL { scratch.appending(path: "debug/\(prepared.product)") }
}
