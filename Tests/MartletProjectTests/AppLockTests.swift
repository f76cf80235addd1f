import Foundation
import Synchronization
import Testing

@testable import MartletProject

/// What happened, in its order.
private final class Happenings: Sendable {
    private let list = Mutex<[String]>([])

    var all: [String] { list.withLock(\.self) }
    func add(_ name: String) { list.withLock { $0.append(name) } }
}

struct AppLockTests {
    @Test func `A second command waits for the first, and says so`() throws {
        let folder = try TemporaryFolder()
        let place = folder.url
        let (happenings, waits, ends) = (Happenings(), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        try AppLock(folder: place).withLock {
            Thread.detachNewThread {
                try? AppLock(folder: place).withLock(orWaiting: {
                    happenings.add("the second waits")
                    waits.signal()
                }) { happenings.add("the second builds") }
                ends.signal()
            }
            #expect(waits.wait(timeout: .now() + 60) == .success)
            happenings.add("the first ends")
        }
        ends.wait()
        #expect(happenings.all == ["the second waits", "the first ends", "the second builds"])
    }

    @Test func `An app that nobody builds is not waited for, also after an error`() throws {
        let folder = try TemporaryFolder()
        let lock = AppLock(folder: folder.url.appending(path: "App"))
        #expect(throws: ProjectError.self) { try lock.withLock { throw ProjectError("It does not build.") } }
        #expect(try lock.withLock(orWaiting: { Issue.record("It waits.") }) { 1 } == 1)
    }
}
