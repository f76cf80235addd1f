import Foundation

/// A built program in a folder of its own, with the bundles of its resources beside it, as `Bundle.main` expects them.
///
/// All apps are built in one folder. So what runs must not lie there: the next build would take it away.
public struct InstalledApp {
    public let program: URL

    /// Puts a program and its bundles into a folder, in place of what was there.
    ///
    /// - Parameter info: The entries of the app's `Info.plist`.
    public init(_ build: AppBuild, in folder: URL, info: [String: PropertyValue]) throws {
        let manager = FileManager.default
        if manager.fileExists(atPath: folder.path) { try manager.removeItem(at: folder) }
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        program = folder.appending(path: build.program.lastPathComponent)
        let built = build.program.resolvingSymlinksInPath()
        do {
            // The file is large, and the linker never changes it: it makes another one.
            try manager.linkItem(at: built, to: program)
        } catch {
            // A link cannot lead to another file system.
            try manager.copyItem(at: built, to: program)
        }
        let products = build.program.deletingLastPathComponent().resolvingSymlinksInPath()
        for bundle in Self.bundles(of: build.program.lastPathComponent, in: products) {
            try manager.copyItem(at: bundle, to: folder.appending(path: bundle.lastPathComponent))
        }
        if !info.isEmpty {
            let list = try PropertyListSerialization.data(fromPropertyList: info.mapValues(\.object), format: .xml, options: 0)
            try list.write(to: folder.appending(path: "Info.plist"))
        }
    }

    /// Returns the bundles `Package_Target.resources` of the targets that a program was linked from.
    private static func bundles(of program: String, in folder: URL) -> [URL] {
        let list = folder.appending(path: "\(program).product/Objects.LinkFileList")
        let objects = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
        // Each object file lies in the folder of its target: `…/debug/App.build/View.swift.o`.
        let targets = Set(objects.split(separator: "\n").compactMap { $0.split(separator: "/").last { $0.hasSuffix(".build") } })
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { name in
            targets.contains { name.hasSuffix("_\($0.dropLast(".build".count)).resources") }
        }.sorted().map { folder.appending(path: $0) }
    }

    /// Makes the folder for the files of an app's user, and returns the variables that name it.
    static func environment(home: URL) throws -> [String: String] {
        for name in ["Documents", "Library", "tmp"] {
            try FileManager.default.createDirectory(at: home.appending(path: name), withIntermediateDirectories: true)
        }
        var variables = ["CFFIXED_USER_HOME": home.path, "HOME": home.path]
        // A browser that the app opens is the user's.
        variables["MARTLET_USER_HOME"] = ProcessInfo.processInfo.environment["HOME"]
        return variables
    }

    /// Becomes the program: this process runs it from here on, with its arguments, and its own folder for the files of its user.
    ///
    /// - Parameters:
    ///   - home: The folder that the app takes for its user's, so that it writes no file of the real one.
    /// - Returns: Never, unless the program cannot be started.
    public func start(arguments: [String], home: URL) throws -> Never {
        for (name, value) in try Self.environment(home: home) { setenv(name, value, 1) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program.path] + arguments).map { strdup($0) } + [nil]
        execv(program.path, &words)
        throw ProjectError(
            "\(program.path) cannot be started: \(String(cString: strerror(errno))). Remove its folder, and type the command again.")
    }
}

extension PropertyValue {
    /// The value as Foundation has it in a property list.
    fileprivate var object: Any {
        switch self {
        case .text("YES"): true
        case .text("NO"): false
        case .text(let text): text
        case .integer(let number): number
        case .real(let number): number
        case .list(let list): list.map(\.object)
        case .table(let table): table.mapValues(\.object)
        }
    }
}
