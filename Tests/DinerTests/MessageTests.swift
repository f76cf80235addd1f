import DinerMessages
import MartletTest
import SwiftUI
import Testing

@testable import DinerUI

@MainActor
@Suite("Messages")
struct MessageTests {
    private let clock = TestClock()

    private func mountOverlay() -> (TestHost, MessageService) {
        let messages = MessageService(clock: clock)
        return (mount(clock: clock) { Text("Page").overlay { MessageOverlay() }.environmentObject(messages) }, messages)
    }

    @Test func `A21 A message disappears after five seconds`() async {
        let (host, messages) = mountOverlay()
        host.act { messages.show(Message("Hello")) }
        await host.advance(by: .milliseconds(4999))
        host.find("Hello")
        await host.advance(by: .milliseconds(1))
        host.expectNone("Hello")
    }

    @Test func `A21 A second message has its own five seconds`() async {
        let (host, messages) = mountOverlay()
        host.act { messages.show(Message("One")) }
        await host.advance(by: .seconds(4))
        host.act { messages.show(Message("Two")) }
        host.expectNone("One")
        await host.advance(by: .seconds(4))
        host.find("Two")
        await host.advance(by: .seconds(1))
        host.expectNone("Two")
    }

    @Test func `A21 The same message again restarts the five seconds and evaluates nothing`() async {
        let (host, messages) = mountOverlay()
        host.act { messages.show(Message("Hello")) }
        await host.advance(by: .seconds(4))
        host.resetCounts()
        host.act { messages.show(Message("Hello")) }
        #expect(host.evaluations(of: MessageOverlay.self) == 0)
        await host.advance(by: .seconds(4))
        host.find("Hello")
        await host.advance(by: .seconds(1))
        host.expectNone("Hello")
    }

    @Test func `A21 Closing a message does not shorten the next one`() async {
        let (host, messages) = mountOverlay()
        host.act { messages.show(Message("One")) }
        await host.advance(by: .seconds(3))
        host.tap("Close message")
        host.expectNone("One")
        host.act { messages.show(Message("Two", style: .error)) }
        await host.advance(by: .seconds(4))
        host.find("Two")
    }
}
