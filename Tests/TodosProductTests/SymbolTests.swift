import Foundation
import TestSupport
import Testing

@ProgramActor
@Suite("Contents of the programs")
struct SymbolTests {
    @Test func `E10 The production program contains no fake services, and the fake one no real services`() throws {
        let (production, fake) = (try Program("TodosProduction"), try Program("TodosFake"))
        #expect(try production.symbols(of: "TodosFakeServices") == [])
        #expect(try !production.symbols(of: "TodosLiveServices").isEmpty)
        #expect(try fake.symbols(of: "TodosLiveServices") == [])
        #expect(try !fake.symbols(of: "TodosFakeServices").isEmpty)
    }
}

/// A program built with these tests.
private struct Program {
    private let names: [Substring]

    init(_ name: String) throws {
        let file = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
        try #require(FileManager.default.fileExists(atPath: file.path), "\(name) was not built.")
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["nm", "--no-sort", file.path]
        process.standardOutput = output
        try process.run()
        let listed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        names = String(decoding: listed, as: UTF8.self).split(separator: "\n")
    }

    /// The mangled names of a module's own symbols, which start with the length and name of the module.
    func symbols(of module: String) throws -> [String] {
        names.filter { $0.contains("$s\(module.count)\(module)") }.map(String.init)
    }
}
