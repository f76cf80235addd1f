import Foundation

/// Compiles fixtures with the real compiler and the real plugin, against a stand-in for the user interface.
///
/// The fixtures say `import SwiftUI`, which is an alias of a module that re-exports the stand-in, as in an app.
struct Compilation {
    private let folder: URL
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")

    /// The plugin, which the build puts beside the tests.
    private static var plugin: String {
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "MartletMacros-tool").path + "#MartletMacros"
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The modules, built once for all tests.
    static let shared = Result { try Compilation() }

    private init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "martlet-macros-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try build("MartletCore", [Self.fixture("StandIn"), Self.source("MartletCore/Environment/Entry.swift")])
        let previews = Self.sources.appending(path: "MartletUI/Previews")
        // The settings in the folder inside need more of SwiftUI than the stand-in has.
        let declarations = try FileManager.default.contentsOfDirectory(at: previews, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.map(\.path)
        try build("MartletUI", [Self.source("MartletUI/Exports.swift"), "-lMartletCore"] + declarations)
        let tools = ["PreviewContexts", "PreviewDiscovery"].map { Self.source("MartletPreviews/\($0).swift") }
        try build("MartletPreviews", [Self.fixture("PrintedPreviews"), "-lMartletCore", "-lMartletUI"] + tools)
        let umbrella = folder.appending(path: "Umbrella.swift")
        try Data("@_exported import MartletUI\n".utf8).write(to: umbrella)
        try build("Martlet", [umbrella.path, "-lMartletUI"])
    }

    private static func fixture(_ name: String) -> String { fixtures.appending(path: "\(name).swift").path }
    private static func source(_ path: String) -> String { sources.appending(path: path).path }

    private func build(_ module: String, _ arguments: [String]) throws {
        let result = try run(
            "swiftc",
            [
                "-swift-version", "6", "-parse-as-library", "-emit-module", "-emit-library", "-module-name", module, "-package-name",
                "martlet", "-o",
                "lib\(module).so",
            ]
                + shared + arguments)
        guard result.status == 0 else { throw Failure(description: result.output) }
    }

    private var shared: [String] { ["-I.", "-L.", "-load-plugin-executable", Self.plugin] }

    private var app: [String] { shared + ["-parse-as-library", "-module-alias", "SwiftUI=Martlet"] }

    /// Builds a fixture as a program and runs it. Returns the compiler's warnings and the printed lines.
    func run(_ fixture: String, languageMode: Int) throws -> [String] {
        let program = "\(fixture)-\(languageMode)"
        let libraries = ["-lMartlet", "-lMartletCore", "-lMartletPreviews", "-lMartletUI", "-Xlinker", "-rpath", "-Xlinker", folder.path]
        let built = try run(
            "swiftc", ["-swift-version", "\(languageMode)", Self.fixture(fixture), "-module-name", "App", "-o", program] + app + libraries)
        guard built.status == 0 else { throw Failure(description: built.output) }
        let ran = try run(folder.appending(path: program).path, [])
        return (built.output + ran.output).split(separator: "\n").map(String.init)
    }

    /// Type-checks a source. Returns the locations and messages of errors and warnings.
    func problems(in source: String, languageMode: Int) throws -> [String] {
        let file = folder.appending(path: "\(UUID().uuidString).swift")
        try Data("import SwiftUI\n\(source)\n".utf8).write(to: file)
        let checked = try run("swiftc", ["-swift-version", "\(languageMode)", "-typecheck", "-diagnostic-style", "llvm", file.path] + app)
        return checked.output.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
            .map { $0.replacingOccurrences(of: file.path + ":", with: "") }
    }

    private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
