import OSLog
import Testing

@Suite("The lock of os")
struct LockTests {
    // Shows: import OSLog, OSAllocatedUnfairLock
    @Test func `A lock lets one thread at a time change its value`() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
        }
        #expect(count.withLock { $0 } == 100)
    }
}
