import DinerMessages
import Testing

@MainActor
@Suite("Message service")
struct MessageServiceTests {
    @Test func `A11 A message stays until it is hidden`() {
        let messages = MessageService()
        messages.show(Message("Hello"))
        #expect(messages.message == Message("Hello", style: .information))
        messages.hide()
        #expect(messages.message == nil)
    }

    @Test func `A21 A message replaces the previous one`() {
        let messages = MessageService()
        messages.show(Message("Hello"))
        messages.show(Message("No.", style: .error))
        #expect(messages.message == Message("No.", style: .error))
    }
}
