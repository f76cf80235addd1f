import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Work that keeps other sessions waiting is reported")
struct SlowWorkTests {
    @Test func `A slow body is named, and not the view around it`() throws {
        let host = mount { Page() }
        let reports = Reports(of: host.session)
        host.tap("Slow body")
        let report = try #require(reports.all.first)
        #expect(reports.all.count == 1)
        #expect(report.kind == .turn)
        #expect(report.view == "Slow")
        #expect(report.viewDuration >= .milliseconds(50))
        #expect(report.duration >= report.viewDuration)
    }

    @Test func `A slow handler is named by its view`() throws {
        let host = mount { Page() }
        let reports = Reports(of: host.session)
        host.tap("Slow handler")
        // On a busy machine the turn after it may be slow, too.
        let handlers = reports.all.filter { $0.kind == .handler(.tap) }
        let report = try #require(handlers.first)
        #expect(handlers.count == 1)
        #expect(report.view == "Page")
        #expect(report.duration >= .milliseconds(50))
    }

    @Test func `A slow onChange counts for the view that has it`() throws {
        let host = mount { Page() }
        let reports = Reports(of: host.session)
        host.tap("Slow change")
        #expect(reports.all.map(\.view) == ["Page"])
        #expect(reports.all.map(\.kind) == [.turn])
    }

    @Test func `A slow first page is reported to a host that listens later`() {
        let host = mount { Slow(isSlow: true) }
        #expect(Reports(of: host.session).all.map(\.view) == ["Slow"])
    }

    @Test func `The limit is the host's`() {
        let host = mount { Page() }
        host.session.slowWorkLimit = .seconds(3600)
        let reports = Reports(of: host.session)
        host.tap("Slow body")
        host.tap("Slow handler")
        #expect(reports.all == [])
    }

    @Test func `A report says in one line where to look`() {
        let turn = SlowWork(.turn, duration: .milliseconds(212), view: "MenuView", viewDuration: .milliseconds(200))
        #expect(turn.description == "A turn took 212 ms, MenuView alone 200 ms. All sessions of this process waited.")
        let handler = SlowWork(.handler(.tap), duration: .milliseconds(80), view: nil, viewDuration: .milliseconds(80))
        #expect(handler.description == "The 'tap' handler in the app took 80 ms. All sessions of this process waited.")
    }

    /// What a session reports.
    @MainActor
    private final class Reports {
        var all: [SlowWork] = []

        init(of session: AppSession) { session.slowWork = { [unowned self] in all.append($0) } }
    }

    private struct Page: View {
        @State private var isSlow = false
        @State private var changes = 0

        var body: some View {
            VStack {
                Slow(isSlow: isSlow)
                Button("Slow body") { isSlow = true }
                Button("Slow handler") { work() }
                Button("Slow change") { changes += 1 }
            }
            .onChange(of: changes) { work() }
        }
    }

    private struct Slow: View {
        let isSlow: Bool

        var body: some View {
            if isSlow { let _ = work() }
            Text(isSlow ? "Slow" : "Fast")
        }
    }
}

/// Keeps the processor busy for longer than a turn should take.
private func work() {
    let end = ContinuousClock.now + .milliseconds(80)
    while ContinuousClock.now < end {}
}
