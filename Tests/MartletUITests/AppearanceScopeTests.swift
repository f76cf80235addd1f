import MartletUI
import Testing

@testable import MartletCore

@MainActor
@Suite("An appearance scope")
struct AppearanceScopeTests {
    @Test func `The end of a scope does not silence one that is made in its place`() async {
        let outer = AppearanceScope(outer: nil, isShown: true)
        var ended: AppearanceScope? = AppearanceScope(outer: outer, isShown: true)
        let identifier = ended.map(ObjectIdentifier.init)
        ended = nil
        // One of some that are made takes the place in memory.
        let scopes = (0..<1_000).map { _ in AppearanceScope(outer: outer, isShown: true) }
        let successor = scopes.first { ObjectIdentifier($0) == identifier }
        await Task { @MainActor in }.value
        var changes: [Bool] = []
        for scope in scopes { scope.join(ObjectIdentifier(scope)) { changes.append($0) } }
        outer.setShown(false)
        #expect(changes.count == 1_000)
        #expect(successor != nil)
    }
}
