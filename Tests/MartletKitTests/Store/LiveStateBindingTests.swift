import MartletKit
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Bindings to live state")
struct LiveStateBindingTests {
    private struct Page: Equatable {
        var title = "Shop"
        var isOpen = false
    }

    private struct PageView: View {
        let state: LiveState<Page>

        var body: some View { Toggle("Open", isOn: state.binding(\.isOpen)) }
    }

    @Test func `C18 A control reads and writes a part of the state, and the view that creates the binding is not evaluated`() {
        let state = LiveState(Page())
        let host = mount { PageView(state: state) }
        host.toggle("Open")
        #expect(state.state == Page(isOpen: true))
        #expect(host.evaluations { host.act { state.isOpen = false } }["PageView"] == nil)
        #expect(host.find("Open").isOn == false)
    }
}
