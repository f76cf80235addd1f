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
    @Test func `A session that is let go of ends, and hears no more of objects that live on`() async {
        let shared = Shared()
        var disappeared = false
        weak var session: AppSession?
        do {
            let host = mount { Reader { disappeared = true }.environmentObject(shared) }
            host.find("Count 0")
            session = host.session
            await host.settle()
        }
        #expect(session == nil)
        #expect(disappeared)
        shared.count += 1
    }

    @Test func `Each child of a list is a row, and a header is none`() {
        let host = mount {
            List {
                Section("Header") { Text("One") }; Text("Two")
            }
        }
        #expect(host.findAll(.kind(.row)).map { $0.children[0].text } == ["One", "Two"])
    }
}
