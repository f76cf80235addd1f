import CompareMeasures
import QBChatPorts
import Testing

@MainActor
@Suite("Objects kept alive")
struct RetentionTests {
    @Test(arguments: ChatPort.allCases)
    func `D7 and D12 Actions do not increase the number of nodes, and a closed chat is released`(port: ChatPort) async {
        let life = await Life.measure(port, actions: 300)
        #expect(life.afterActions == life.inChat)
        #expect(life.backAtList == life.atList)
        #expect(life.listenersAfterClose == 0)
    }

    @Test(arguments: zip(ChatPort.allCases, [1, 1, 1, 2, 2, 2, 1, 2, 2]))
    func `D7 and D12 One store has one listener for all scenes, each view model has its own`(port: ChatPort, listeners: Int) async {
        #expect(await Life.measure(port, actions: 1).inChat.listeners == listeners)
    }

    @Test(arguments: ChatPort.allCases)
    func `D7 and D12 Each session has one subscription, and none after it is closed`(port: ChatPort) async {
        let sessions = await Sessions.measure(port, count: 12)
        #expect(sessions.listeners == 12)
        #expect(sessions.listenersAfterClose == 0)
    }
}
