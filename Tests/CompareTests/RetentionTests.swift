import CompareMeasures
import QBChatPorts
import Testing

@MainActor
@Suite("Objects kept alive")
struct RetentionTests {
    @Test(arguments: ChatPort.allCases)
    func `D7 and D12 Nothing grows with what happens, and a chat that is closed is let go of`(port: ChatPort) async {
        let life = await Life.measure(port, actions: 300)
        #expect(life.afterActions == life.inChat)
        #expect(life.backAtList == life.atList)
        #expect(life.listenersAfterClose == 0)
    }

    @Test(arguments: zip(ChatPort.allCases, [1, 1, 2, 2, 2]))
    func `D7 and D12 One store listens once for all scenes, view models each for themselves`(port: ChatPort, listeners: Int) async {
        #expect(await Life.measure(port, actions: 1).inChat.listeners == listeners)
    }

    @Test(arguments: ChatPort.allCases)
    func `D7 and D12 Each session holds one subscription, and none once it is closed`(port: ChatPort) async {
        let sessions = await Sessions.measure(port, count: 12)
        #expect(sessions.listeners == 12)
        #expect(sessions.listenersAfterClose == 0)
    }
}
