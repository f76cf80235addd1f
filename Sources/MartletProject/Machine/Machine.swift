import Foundation

/// What building an app needs of a machine.
public struct Machine: Hashable, Sendable {
    /// The first line of `swift --version`; `nil` if there is no `swift`.
    public var compiler: String?
    /// Those of ``programs`` that were found.
    public var found: Set<String>
    /// The free space in bytes where apps are built.
    public var freeSpace: Int64
    /// The memory in bytes.
    public var memory: UInt64

    /// The programs that builds call, with the package of Debian that each is in.
    static let programs = [(name: "git", package: "git"), (name: "ld.lld", package: "lld")]

    /// Looks at the machine that this process runs on.
    ///
    /// - Parameter cache: The folder in which apps are built; it may not exist yet.
    public init(cache: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
        compiler = try? SwiftCompiler.version()
        let manager = FileManager.default
        var folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        // The toolchain has a linker of its own, beside the compiler.
        folders += folders.map { URL(fileURLWithPath: $0).appending(path: "swift") }.filter { manager.fileExists(atPath: $0.path) }
            .map { $0.resolvingSymlinksInPath().deletingLastPathComponent().path }
        found = Set(Self.programs.map(\.name).filter { name in folders.contains { manager.isExecutableFile(atPath: "\($0)/\(name)") } })
        var folder = cache
        while folder.path != "/", !manager.fileExists(atPath: folder.path) { folder.deleteLastPathComponent() }
        let attributes = try? manager.attributesOfFileSystem(forPath: folder.path)
        freeSpace = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0
        memory = ProcessInfo.processInfo.physicalMemory
    }

    init(compiler: String?, found: Set<String>, freeSpace: Int64, memory: UInt64) {
        self.compiler = compiler
        self.found = found
        self.freeSpace = freeSpace
        self.memory = memory
    }

    /// Something that a build needs.
    public struct Check: Hashable, Sendable {
        /// What there is.
        public var text: String
        /// What to do if it is not enough; `nil` if it is.
        public var advice: String?
    }

    /// All that a build needs, in the order in which it should be mended.
    public var checks: [Check] {
        [compilerCheck]
            + Self.programs.map { program in
                found.contains(program.name)
                    ? Check(text: program.name) : Check(text: "no \(program.name)", advice: "Type: apt install \(program.package)")
            } + [
                Check(
                    text: "\(freeSpace / 1_000_000_000) GB of free space",
                    advice: freeSpace < 6_000_000_000
                        ? "A build of Martlet takes 4 GB. Free some, or name a folder on another disk: martlet run --cache FOLDER" : nil),
                Check(
                    text: "\(memory / 1_000_000_000) GB of memory",
                    advice: memory < 3_500_000_000
                        ? "If a build is killed, let it do one thing at a time: martlet run --build-option -j1" : nil),
            ]
    }

    private var compilerCheck: Check {
        let advice = "Install Swift 6.3 from https://www.swift.org/install, and add its folder usr/bin to PATH."
        guard let compiler, let match = compiler.firstMatch(of: #/Swift version (\d+)\.(\d+)/#), let major = Int(match.1),
            let minor = Int(match.2)
        else { return Check(text: "no Swift", advice: advice) }
        return Check(text: "Swift \(major).\(minor)", advice: (major, minor) < (6, 3) ? advice : nil)
    }
}
