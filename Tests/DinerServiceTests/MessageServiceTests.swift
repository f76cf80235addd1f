import DinerMessages
import Testing

@MainActor
@Suite("Message service, alone")
struct MessageServiceTests {
    @Test func `A11 A message is there until it is hidden`() {
        let messages = MessageService()
        messages.show(Message("Hello"))
        #expect(messages.message == Message("Hello", style: .information))
        messages.hide()
        #expect(messages.message == nil)
    }

    @Test func `A21 A message takes the place of the one before`() {
        let messages = MessageService()
        messages.show(Message("Hello"))
        messages.show(Message("No.", style: .error))
        #expect(messages.message == Message("No.", style: .error))
    }
}
