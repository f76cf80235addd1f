import ArgumentParser
import Foundation
import MartletProject

/// Copies an app into the cache, builds it and prints the progress, for the commands `run`, `build` and `test`.
struct AppBuilder {
    let options: ProjectOptions
    private(set) var progress = BuildProgress()
    private let martlet: URL
    private let cache: AppCache
    private let place: URL
    private let scratch: URL
    /// Whether the app is built again when its files change.
    var isWatching = false
    /// The report that was printed last.
    private var report: MissingReport?
    private var serverReport: ServerReport?
    /// The copy that was built last. Another command for the app may have changed it since.
    private var builtCopy: FileStamps?
    /// The packages that were fetched for a project, and those of them that are copied.
    private var fetched: (packages: [PackageReference], checkouts: [String: URL])?

    init(options: ProjectOptions) throws {
        self.options = options
        martlet = try MartletCheckout.folder(options.martlet)
        cache = AppCache(options.cache.map { URL(fileURLWithPath: $0) })
        place = URL(fileURLWithPath: options.path).standardizedFileURL
        scratch =
            try options.scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL }
            ?? cache.build(martlet: martlet, compiler: SwiftCompiler.version())
    }

    /// What stands for all that the app misses, with `--stub`.
    private var plan: StubPlan?
    private var stubReport: String?

    /// An app that was built.
    struct Built {
        var build: AppBuild
        var info: [String: PropertyValue]
        /// The folder in the cache that belongs to the app.
        var folder: URL
        /// The folders and files from which the app was built.
        var originals: [URL]
        /// What keeps other commands from building the app.
        fileprivate var lock: AppLock

        /// The same build, with folders in which its previews run, apart from the app.
        var ofPreviews: Built {
            var built = self
            built.folder.append(path: "Previews")
            return built
        }

        /// The folder for the files that the app writes.
        var home: URL { folder.appending(path: "Home") }

        /// The folder for the values that the app's server stores.
        var data: URL { folder.appending(path: "Data") }

        /// Puts the program where the next build does not touch it.
        func install() throws -> InstalledApp {
            try lock.withLock { try InstalledApp(build, in: folder.appending(path: "Run"), info: info) }
        }
    }

    enum Outcome {
        case built(Built)
        case failed([BuildProblem])
        /// The copy of the app is as it was when this value built it.
        case unchanged
    }

    /// - Throws: `ExitCode(1)` if the app does not build. The reason has been printed.
    mutating func build(withTests: Bool = false) throws -> Built {
        guard case .built(let built) = try attempt(withTests: withTests) else { throw ExitCode(1) }
        return built
    }

    /// Builds the app as its files are now, and prints what keeps it from being built.
    ///
    /// - Parameter onlyIfChanged: Whether nothing is built if the copy of the app is as it was when this value built it.
    mutating func attempt(withTests: Bool = false, onlyIfChanged: Bool = false) throws -> Outcome {
        progress = BuildProgress()
        progress.begin("Reading the project")
        defer { progress.end() }
        let source = try source()
        let lock = AppLock(folder: source.folder)
        return try lock.withLock(orWaiting: { progress.say("Another martlet command builds this app. This one waits for it.") }) {
            try build(source, lock: lock, withTests: withTests, onlyIfChanged: onlyIfChanged)
        }
    }

    private mutating func build(_ source: Source, lock: AppLock, withTests: Bool, onlyIfChanged: Bool) throws -> Outcome {
        progress.begin("Copying the app")
        var (prepared, info) = try prepare(source)
        if onlyIfChanged, prepared.stamps == builtCopy { return .unchanged }
        for notice in prepared.notices { progress.say(notice.relative(to: place).description) }
        if prepared.report != report, !prepared.report.isEmpty { progress.say("\n\(prepared.report.relative(to: place))\n") }
        report = prepared.report
        if prepared.serverReport != serverReport, !prepared.serverReport.isEmpty {
            progress.say("\n\(prepared.serverReport.relative(to: place))\n")
        }
        serverReport = prepared.serverReport
        let errors = prepared.notices.filter { $0.severity == .error }
        guard errors.isEmpty else {
            progress.say("\nFix these errors, and \(nextStep).")
            return .failed(errors.map { relative(BuildProblem($0)) })
        }
        if withTests, !prepared.hasTests {
            progress.say("\nThis app has no unit tests.")
            throw ExitCode(1)
        }
        if !FileManager.default.fileExists(atPath: scratch.path) {
            progress.say("Martlet is built first, once for this machine. That takes some minutes.")
        }
        let build = AppBuild(prepared, scratch: scratch, options: options.buildOptions)
        progress.say("Building \(prepared.product)\(prepared.fileCount > 0 ? " (\(prepared.fileCount) Swift files)" : "")")
        var problems: [BuildProblem] = []
        for round in 1... {
            let isLast = plan == nil || round > Self.roundLimit
            problems = try build.run(withTests: withTests, showsAll: options.verbose, showsErrors: isLast, progress: progress)
            guard let plan, !problems.isEmpty, !isLast else { break }
            guard plan.resolve(problems) else {
                // Its messages have not been shown.
                problems = try build.run(withTests: withTests, showsAll: options.verbose, progress: progress)
                break
            }
            progress.say("Round \(round): stubs for \(problems.count) \(problems.count == 1 ? "error" : "errors")")
            progress.begin("Copying the app")
            (prepared, info) = try prepare(source)
        }
        try showStubs()
        guard problems.isEmpty else {
            // The package manager's own errors have no place in a file.
            let isOfSource = problems.contains { $0.path != nil }
            let advice = isOfSource ? "Fix the errors above, and \(nextStep). Only changed files are compiled." : "The reason is above."
            progress.say("\(prepared.product) was not built. \(advice)")
            return .failed(problems.map(relative))
        }
        progress.say("Built in \(progress.seconds) s.")
        builtCopy = prepared.stamps
        return .built(Built(build: build, info: info, folder: source.folder, originals: prepared.originals, lock: lock))
    }

    /// Each round of stubs takes out more; an app that needs more of them has something else that is wrong.
    private static let roundLimit = 60

    /// Keeps the stubs for the next build, and prints which there are, if they are others than before.
    private mutating func showStubs() throws {
        guard let plan else { return }
        try plan.save()
        let report = plan.report(relativeTo: place)
        if let report, report != stubReport { progress.say("\n\(report)\n") }
        stubReport = report
    }

    /// Returns the problem with a path that is relative to the folder of the app.
    func relative(_ problem: BuildProblem) -> BuildProblem { problem.relative(to: place) }

    private var nextStep: String { isWatching ? "save the files" : "type the command again" }

    /// What is built, and its folder in the cache.
    private struct Source {
        enum Kind {
            case project(AppProject)
            case package(URL)
        }

        var kind: Kind
        var folder: URL
    }

    private func source() throws -> Source {
        let (project, place): (AppProject, URL)
        switch try ProjectKind(at: self.place) {
        case .xcode(let bundle):
            let xcode = try XcodeProject(bundle: bundle)
            (project, place) = (try xcode.app(try target(of: xcode, in: bundle), configuration: options.configuration), bundle)
        case .looseFiles(let folder):
            (project, place) = (try AppProject(looseFilesIn: folder), folder)
        case .package(let root):
            return Source(kind: .package(root), folder: cache.app(root.deletingPathExtension().lastPathComponent, at: root))
        }
        return Source(kind: .project(project), folder: cache.app(project.name, at: place))
    }

    private mutating func prepare(_ source: Source) throws -> (AppWorkspace.Prepared, [String: PropertyValue]) {
        let stubs = options.stub ? plan ?? StubPlan(folder: source.folder) : nil
        plan = stubs
        let workspace = AppWorkspace(folder: source.folder, martlet: martlet, stubs: stubs)
        switch source.kind {
        case .package(let root): return (try workspace.prepare(package: root, target: options.target), [:])
        case .project(let project):
            if project.hasRemotePackages, fetched?.packages != project.packages {
                progress.say("Fetching the packages that the app uses")
                progress.begin("Fetching the packages")
                defer { progress.begin("Copying the app") }
                fetched = (project.packages, try workspace.fetch(project, scratch: scratch))
            }
            return (try workspace.prepare(project, copying: fetched?.checkouts ?? [:]), project.info)
        }
    }

    private func target(of project: XcodeProject, in bundle: URL) throws -> String {
        if let target = options.target { return target }
        guard let first = project.apps.first else {
            throw ProjectError("\(bundle.path) contains no app. Name a project that does: martlet run PATH")
        }
        if project.apps.count == 1 { return first }
        let phone = try project.appsForPhone(configuration: options.configuration)
        guard phone.count == 1 else { throw AppChoice(in: bundle, names: project.apps) }
        return phone[0]
    }
}
