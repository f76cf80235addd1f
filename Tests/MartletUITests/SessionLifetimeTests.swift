import MartletCombine
import MartletTest
import MartletUI
import Testing

private final class Shared: ObservableObject {
    @Published var count = 0
}

private struct Reader: View {
    @EnvironmentObject var shared: Shared
    let disappeared: () -> Void

    var body: some View { Text("Count \(shared.count)").onDisappear(perform: disappeared) }
}

@MainActor
@Suite("The life of a session")
struct SessionLifetimeTests {
    @Test func `A session that is let go of ends, and hears no more of objects that live on`() {
        let shared = Shared()
        var disappeared = false
        do {
            let host = mount { Reader { disappeared = true }.environmentObject(shared) }
            host.find("Count 0")
        }
        #expect(disappeared)
        shared.count += 1
    }

    @Test func `Each child of a list is a row, and a header is none`() {
        let host = mount {
            List {
                Section("Header") { Text("One") }; Text("Two")
            }
        }
        #expect(host.findAll(.kind(.row)).map(\.text) == ["One", "Two"])
    }
}
