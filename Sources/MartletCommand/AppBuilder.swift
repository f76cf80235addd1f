import ArgumentParser
import Foundation
import MartletProject

/// Copies an app into the cache, builds it and prints the progress, for the commands `run`, `build` and `test`.
struct AppBuilder {
    let options: ProjectOptions
    let progress = BuildProgress()

    /// An app that was built.
    struct Built {
        var build: AppBuild
        var info: [String: PropertyValue]
        /// The folder in the cache that belongs to the app.
        var folder: URL
    }

    /// - Throws: `ExitCode(1)` if the app does not build. The reason has been printed.
    func build(withTests: Bool = false) throws -> Built {
        let martlet = try MartletCheckout.folder(options.martlet)
        let cache = AppCache(options.cache.map { URL(fileURLWithPath: $0) })
        let place = URL(fileURLWithPath: options.path).standardizedFileURL
        let shared = cache.build(martlet: martlet, compiler: try SwiftCompiler.version())
        let scratch = options.scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? shared
        let (prepared, info, folder) = try prepare(ProjectKind(at: place), martlet: martlet, cache: cache, scratch: scratch)
        for notice in prepared.notices { progress.say(notice.relative(to: place).description) }
        if !prepared.report.isEmpty { progress.say("\n\(prepared.report.relative(to: place))\n") }
        if prepared.notices.contains(where: { $0.severity == .error }) {
            progress.say("\nFix these errors, and type the command again.")
            throw ExitCode(1)
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
        guard try build.run(withTests: withTests, showsAll: options.verbose, progress: progress) == 0 else {
            progress.say(
                "\(prepared.product) was not built. Fix the errors above, and type the command again. It compiles only the changed files.")
            throw ExitCode(1)
        }
        progress.say("Built in \(progress.seconds) s.")
        return Built(build: build, info: info, folder: folder)
    }

    private func prepare(_ kind: ProjectKind, martlet: URL, cache: AppCache, scratch: URL) throws
        -> (AppWorkspace.Prepared, [String: PropertyValue], URL)
    {
        let (project, place): (AppProject, URL)
        switch kind {
        case .xcode(let bundle):
            let xcode = try XcodeProject(bundle: bundle)
            (project, place) = (try xcode.app(try target(of: xcode, in: bundle), configuration: options.configuration), bundle)
        case .looseFiles(let folder):
            (project, place) = (try AppProject(looseFilesIn: folder), folder)
        case .package(let root):
            let folder = cache.app(root.deletingPathExtension().lastPathComponent, at: root)
            return (try AppWorkspace(folder: folder, martlet: martlet).prepare(package: root, target: options.target), [:], folder)
        }
        let folder = cache.app(project.name, at: place)
        let workspace = AppWorkspace(folder: folder, martlet: martlet)
        let prepared = try workspace.prepare(project, scratch: scratch) { progress.say("Fetching the packages that the app uses") }
        return (prepared, project.info, folder)
    }

    private func target(of project: XcodeProject, in bundle: URL) throws -> String {
        if let target = options.target { return target }
        guard let first = project.apps.first else {
            throw ProjectError("\(bundle.path) contains no app. Name a project that does: martlet run PATH")
        }
        guard project.apps.count == 1 else { throw AppChoice(in: bundle, names: project.apps) }
        return first
    }
}
