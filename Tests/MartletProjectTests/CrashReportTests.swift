import Foundation
import Testing

@testable import MartletProject

@Suite("What is told of a crash")
struct CrashReportTests {
    /// What Swift 6.3 prints.
    private func output(file: String) -> [String] {
        """
        The app says something.
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

        *** Signal 4: Backtracing from 0x7f7ede36df7f... done ***

        *** Program crashed: Illegal instruction at 0x00007f7ede36df7f ***

        Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

        Thread 0 "Orchard" crashed:

          0      0x00007f7ede36df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
          1 [ra] 0x00007f7edea85f65 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
          2 [ra] [inlined] 0x0000561842ad2e81 closure #2 in closure #1 in Cart.body.getter + 32 in Orchard at \(file):2:13
          3 [ra] 0x0000561842ad2e90 thunk for @escaping @callee_guaranteed () -> () + 12 in Orchard at /<compiler-generated>
          4 [system] 0x0000561842ad2f2a main + 73 in Orchard at /elsewhere/main.swift:6:7
          5 [ra] 0x0000561842ad2f90 Cart.pay() + 8 in Orchard at \(file):3:5
        ...

        Thread 1:

          0 0x0000561842ad2f90 Cart.wait() + 8 in Orchard at \(file):1:5

        Backtrace took 0.01s
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func `The message and the functions of the thread that crashed`() throws {
        let report = try #require(CrashReport(lines: output(file: "/My Apps/Cart.swift")))
        #expect(report.message == "Fatal error: Index out of range")
        #expect(
            report.frames == [
                .init(function: "closure #2 in closure #1 in Cart.body.getter", path: "/My Apps/Cart.swift", line: 2, column: 13),
                .init(function: "main", path: "/elsewhere/main.swift", line: 6, column: 7),
                .init(function: "Cart.pay()", path: "/My Apps/Cart.swift", line: 3, column: 5),
            ])
    }

    @Test func `A crash without a message is named by its signal`() {
        #expect(
            CrashReport(lines: ["*** Program crashed: Bad pointer dereference at 0x0000000000000008 ***"])?.message
                == "Bad pointer dereference")
    }

    @Test func `Lines without a crash are no report`() {
        #expect(CrashReport(lines: ["Fatal error: as a text of the app"]) == nil)
    }

    @Test func `The innermost place in the app's files is quoted, and the places that led there are named`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID())").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Cart.swift")
        try "first\n    second(at: 5)\nthird\nfourth\nfifth".write(to: file, atomically: true, encoding: .utf8)
        let report = try #require(CrashReport(lines: output(file: file.path)))
        let problems = report.problems(action: "during tap on button in Cart", originals: [folder])
        #expect(
            problems.map(\.text) == ["Fatal error: Index out of range\nIt happened during tap on button in Cart.", "called in Cart.pay()"])
        #expect(problems.map(\.line) == [2, 3])
        #expect(
            problems[0].source == """
                1 | first
                2 |     second(at: 5)
                  |             ^
                3 | third
                4 | fourth
                """)
        #expect(report.problems(action: nil, originals: []).map(\.text) == ["Fatal error: Index out of range"])
    }
}
