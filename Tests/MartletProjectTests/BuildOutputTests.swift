import Foundation
import Testing

@testable import MartletProject

struct BuildOutputTests {
    @Test func `A step has its number and what it does`() {
        #expect(BuildLine("[12/345] Compiling App View.swift") == .step(done: 12, all: 345, what: "Compiling App View.swift"))
        #expect(BuildLine("Fetching https://example.com/a.git") == .fetching)
        #expect(BuildLine("Fetched https://example.com/a.git from cache (0.1s)") == .fetched)
        #expect(BuildLine("Build complete! (1.2s)") == .noise)
        #expect(BuildLine("/App/View.swift:3:1: error: no") == .message("/App/View.swift:3:1: error: no"))
    }

    @Test func `An error passes once with its lines, and a warning does not`() {
        var filter = MessageFilter(showsAll: false)
        let lines = ["a:1: warning: w", "1 | w", "a:2: error: e", "2 | e", "a:2: error: e", "2 | e", "a:2: note: n"]
        #expect(lines.filter { filter.passes($0) } == ["a:2: error: e", "2 | e"])
    }

    @Test func `Errors have their place, their text and the lines of the source, and warnings and notes are none`() {
        let lines = [
            "/App/View.swift:8:20: error: cannot find 'x' in scope", " 8 | Text(x)", "   |      `- error: cannot find 'x' in scope",
            "/App/View.swift:9:1: warning: unused", " 9 | f()", "error: link command failed", "/App/A.swift:1:1: error: no: such",
            "/App/A.swift:1:1: note: here",
        ]
        #expect(
            BuildProblem.problems(in: lines) == [
                BuildProblem(
                    "cannot find 'x' in scope", path: "/App/View.swift", line: 8, column: 20,
                    source: " 8 | Text(x)\n   |      `- error: cannot find 'x' in scope"),
                BuildProblem("link command failed"), BuildProblem("no: such", path: "/App/A.swift", line: 1, column: 1),
            ])
        #expect(
            BuildProblem(Notice(.error, "no", file: "/App/A.swift", line: 3)).relative(to: URL(fileURLWithPath: "/App")).file == "A.swift")
    }

    @Test func `Quoted lines have the numbers of the original, and not of the copy with its line that names the original`() {
        var excerpts = SourceExcerpts(copies: URL(fileURLWithPath: "/cache/App"))
        let lines = [
            "/App/View.swift:9:1: error: no", " 9 | a", "10 | b", "   | `- error: no",
            "/cache/App/GeneratedAssetSymbols.swift:1:1: error: no",
            "1 | c",
        ]
        #expect(
            lines.map { excerpts.line($0) } == [
                "/App/View.swift:9:1: error: no", " 8 | a", " 9 | b", "   | `- error: no",
                "/cache/App/GeneratedAssetSymbols.swift:1:1: error: no", "1 | c",
            ])
    }

    @Test func `Away from a terminal a line comes every ten seconds, on one at each step`() {
        var now = ContinuousClock.now
        var written = ""
        let log = BuildProgress(isTerminal: false, now: { now }, interval: nil, write: { written += $0 })
        for step in 1...4 {
            log.show(done: step, all: 4, what: "Compiling")
            now += .seconds(6)
        }
        #expect(written == "[1/4] 0 s  Compiling\n[3/4] 12 s  Compiling\n")

        written = ""
        let terminal = BuildProgress(isTerminal: true, now: { now }, interval: nil, write: { written += $0 })
        terminal.show(done: 1, all: 2, what: "Compiling")
        terminal.say("Built")
        #expect(written == "\r\u{1b}[2K[1/2] 0 s  Compiling\r\u{1b}[2KBuilt\n")
    }

    @Test func `A step that says nothing for a second is told, and how long it takes`() {
        var now = ContinuousClock.now
        var written = ""
        let log = BuildProgress(isTerminal: false, now: { now }, interval: nil, write: { written += $0 })
        log.begin("Reading the project")
        log.begin("Copying the app")
        for _ in 1...21 {
            now += .milliseconds(600)
            log.tick()
        }
        log.end()
        log.tick()
        #expect(written == "1 s  Copying the app\n11 s  Copying the app\n")
    }

    @Test func `The time of a step goes on by itself until the step ends`() async {
        let (lines, writer) = AsyncStream.makeStream(of: String.self)
        let terminal = BuildProgress(isTerminal: true, interval: .milliseconds(1), write: { writer.yield($0) })
        terminal.begin("Planning the build")
        var count = 0
        for await line in lines {
            count += 1
            if count == 3 { terminal.end() }
            if line == "\r\u{1b}[2K" { break }
        }
        #expect(count >= 4)
    }

    @Test func `Of many short steps, a line tells every ten seconds`() {
        var now = ContinuousClock.now
        var written = ""
        let log = BuildProgress(isTerminal: false, now: { now }, interval: nil, write: { written += $0 })
        for number in 1...25 {
            log.begin("Fetching \(number)")
            now += .milliseconds(900)
            log.tick()
        }
        #expect(written == "10 s  Fetching 12\n21 s  Fetching 24\n")
    }

    @Test func `On a terminal the line of a step counts the seconds, and goes away with it`() {
        var now = ContinuousClock.now
        var written: [String] = []
        let terminal = BuildProgress(isTerminal: true, now: { now }, interval: nil, write: { written.append($0) })
        terminal.begin("Planning the build")
        now += .seconds(1)
        terminal.tick()
        terminal.show(done: 1, all: 2, what: "Compiling")
        now += .seconds(1)
        terminal.tick()
        terminal.end()
        let line = "\r\u{1b}[2K"
        #expect(
            written == [
                line + "0 s  Planning the build", line + "1 s  Planning the build", line + "[1/2] 1 s  Compiling",
                line + "[1/2] 2 s  Compiling", line,
            ])
    }
}
