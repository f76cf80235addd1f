import Dispatch
import MartletElements
import MartletTest
import MartletUI
import Observation
import Testing

@testable import MartletCore

@MainActor
@Suite("Observation")
struct ObservationTests {
    @Test func `An evaluation's registrations end with the next`() throws {
        let model = Model()
        let host = mount { Reader(model: model) }
        host.tap("Again")
        weak let ticket = try observation(in: host)
        #expect(ticket != nil)
        host.tap("Again")
        #expect(ticket == nil)
    }

    @Test func `Registrations with an object that outlives the session end with the session`() throws {
        let model = Model()
        mount { Reader(model: model) }.close()
        let host = mount { Reader(model: model) }
        weak let ticket = try observation(in: host)
        #expect(ticket != nil)
        host.close()
        #expect(ticket == nil)
    }

    @Test func `A change is heard of after many evaluations, and evaluates once`() {
        let model = Model()
        let host = mount { Reader(model: model) }
        for _ in 0..<10 { host.tap("Again") }
        host.resetCounts()
        host.act { model.title = "b" }
        #expect(host.evaluations(of: Reader.self) == 1)
        #expect(host.shownTexts.contains("b 10"))
    }

    @Test func `A write of another thread is not missed by an evaluation in its midst`() {
        let model = SlowModel()
        let host = mount { SlowReader(model: model) }
        for number in 1...3 {
            DispatchQueue.global().async { model.write(number) }
            model.isWriting.wait()
            host.act {}
            model.mayWrite.signal()
            model.hasWritten.wait()
            host.act {}
            #expect(host.shownTexts == ["\(number)"])
        }
    }

    @Test func `A view that once read an object and no more costs nothing when it changes`() {
        let model = Model()
        let host = mount { SometimesReader(model: model) }
        host.tap("Switch")
        host.tap("Switch")
        host.resetCounts()
        host.act { model.title = "b" }
        #expect(host.evaluations(of: SometimesReader.self) == 0)
        host.tap("Switch")
        #expect(host.shownTexts.contains("b"))
    }

    /// The observation ticket of the node of the view, which is above the node of its container.
    private func observation(in host: TestHost) throws -> ObservationTicket? {
        let stack = try #require(try host.element(.stack).target as? AnyViewNode)
        return stack.viewParent?.observation?.ticket
    }
}

@Observable
private final class Model {
    var title = "a"
}

private struct Reader: View {
    let model: Model
    @State private var count = 0

    var body: some View {
        VStack {
            Text(verbatim: "\(model.title) \(count)")
            Button("Again") { count += 1 }
        }
    }
}

private struct SometimesReader: View {
    let model: Model
    @State private var reads = false

    var body: some View {
        VStack {
            if reads { Text(verbatim: model.title) }
            Button("Switch") { reads.toggle() }
        }
    }
}

/// An object whose writes stop between Observation's `willSet` and `didSet` until the test resumes them.
private final class SlowModel: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    // It is written only while the main thread waits.
    private var stored = 0
    let isWriting = DispatchSemaphore(value: 0)
    let mayWrite = DispatchSemaphore(value: 0)
    let hasWritten = DispatchSemaphore(value: 0)

    var number: Int {
        registrar.access(self, keyPath: \.number)
        return stored
    }

    func write(_ number: Int) {
        registrar.withMutation(of: self, keyPath: \.number) {
            isWriting.signal()
            mayWrite.wait()
            stored = number
        }
        hasWritten.signal()
    }
}

private struct SlowReader: View {
    let model: SlowModel

    var body: some View { Text(verbatim: "\(model.number)") }
}
