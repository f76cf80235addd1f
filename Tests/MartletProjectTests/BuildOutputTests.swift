import Testing

@testable import MartletProject

struct BuildOutputTests {
    @Test func `A step has its number and what it does`() {
        #expect(BuildLine("[12/345] Compiling App View.swift") == .step(done: 12, all: 345, what: "Compiling App View.swift"))
        #expect(BuildLine("Build complete! (1.2s)") == .noise)
        #expect(BuildLine("/App/View.swift:3:1: error: no") == .message("/App/View.swift:3:1: error: no"))
    }

    @Test func `An error passes once with its lines, and a warning does not`() {
        var filter = MessageFilter(showsAll: false)
        let lines = ["a:1: warning: w", "1 | w", "a:2: error: e", "2 | e", "a:2: error: e", "2 | e", "a:2: note: n"]
        #expect(lines.filter { filter.passes($0) } == ["a:2: error: e", "2 | e"])
    }

    @Test func `Away from a terminal a line comes every ten seconds, on one at each step`() {
        var now = ContinuousClock.now
        var written = ""
        let log = BuildProgress(isTerminal: false, now: { now }, write: { written += $0 })
        for step in 1...4 {
            log.show(done: step, all: 4, what: "Compiling")
            now += .seconds(6)
        }
        #expect(written == "[1/4] 0 s  Compiling\n[3/4] 12 s  Compiling\n")

        written = ""
        let terminal = BuildProgress(isTerminal: true, now: { now }, write: { written += $0 })
        terminal.show(done: 1, all: 2, what: "Compiling")
        terminal.say("Built")
        #expect(written == "\r\u{1b}[2K[1/2] 0 s  Compiling\r\u{1b}[2KBuilt\n")
    }
}
