import MartletTest
import MartletUI
import Observation
import Testing

@Observable
final class PresenterSwitch { var isOn = true }

@MainActor
@Suite("A presenter that goes away")
struct PresenterEndTests {
    private struct Presenter: View {
        let log: EventLog

        var body: some View {
            Text("presenter" as String).sheet(isPresented: .constant(true), onDismiss: { log.lines.append("dismissed") }) {
                Text("sheet" as String).onDisappear { log.lines.append("sheet disappeared") }
            }
        }
    }

    private struct Page: View {
        let log: EventLog
        let switcher: PresenterSwitch

        var body: some View { if switcher.isOn { Presenter(log: log) } }
    }

    @Test func `What it presents is gone, and onDismiss is called after that`() {
        let log = EventLog()
        let switcher = PresenterSwitch()
        let host = mount { Page(log: log, switcher: switcher) }
        host.find("sheet")
        host.act { switcher.isOn = false }
        host.expectNone("sheet")
        #expect(log.lines == ["sheet disappeared", "dismissed"])
    }

    @Test func `The end of the session dismisses nothing`() {
        let log = EventLog()
        let host = mount { Presenter(log: log) }
        host.close()
        #expect(log.lines == ["sheet disappeared"])
    }
}
