import CompareMeasures
import QBChatPorts
import Testing

@MainActor
@Suite("Cost of actions")
struct WorkloadTests {
    private func evaluations(_ workload: Workload, _ port: ChatPort) async -> (evaluations: Int, idle: Int, operations: Int) {
        let cost = await workload.cost(in: port, repetitions: 1)
        return (cost.evaluations, cost.idle, cost.operations)
    }

    @Test(arguments: [ChatPort.modelView, .clean])
    func `D3 Where a view loads the list, a message in a long one evaluates the list and its bar besides the row`(port: ChatPort) async {
        #expect(await evaluations(.receiveInRow, port) == (11, 4, 3))
    }

    @Test(arguments: [ChatPort.viper, .modules])
    func `Where a presenter or a view model has the list as one value, a message in it evaluates its loading view and its row`(
        port: ChatPort
    ) async {
        #expect(await evaluations(.receiveInRow, port) == (7, 1, 3))
        #expect(await evaluations(.receiveElsewhere, port) == (7, 1, 3))
    }

    @Test(arguments: [ChatPort.redux, .viewState, .services, .coordinators])
    func `D7 and D12 A message in a long list evaluates only its row`(port: ChatPort) async {
        #expect(await evaluations(.receiveInRow, port) == (4, 1, 3))
    }

    @Test(arguments: [ChatPort.modelView, .clean])
    func `D3 Where a view loads the list, a covered one receives no messages`(port: ChatPort) async {
        #expect(await evaluations(.receiveElsewhere, port) == (0, 0, 0))
    }

    @Test(arguments: [ChatPort.redux, .viewState, .services, .coordinators])
    func `D7 and D12 A covered list is kept up to date`(port: ChatPort) async {
        #expect(await evaluations(.receiveElsewhere, port) == (4, 1, 3))
    }

    @Test(arguments: ChatPort.allCases)
    func `D14 A letter costs one evaluation and no operation in any port`(port: ChatPort) async {
        #expect(await evaluations(.type, port) == (1, 1, 0))
    }

    @Test(arguments: [ChatPort.redux, .viewState, .services, .coordinators])
    func `D14 Sending a message costs the same in ports that observe what they read`(port: ChatPort) async {
        #expect(await evaluations(.sendOne, port).evaluations == 10)
    }

    @Test(arguments: zip([ChatPort.modelView, .clean, .viper, .modules], [14, 14, 13, 13]))
    func `D14 Sending a message costs three or four evaluations more where a screen reads its state as one value`(
        port: ChatPort, evaluations: Int
    ) async {
        let cost = await self.evaluations(.sendOne, port)
        #expect(cost.evaluations == evaluations)
    }

    @Test func `D7 In a store observed as a whole each action evaluates all scenes, also the covered list`() async {
        #expect(await evaluations(.sendOne, .literalRedux).evaluations == 26)
        #expect(await evaluations(.receiveElsewhere, .literalRedux) == (23, 16, 3))
        #expect(await evaluations(.receiveInRow, .literalRedux) == (13, 6, 3))
    }

    @Test(arguments: zip([ChatPort.literalRedux, .redux], [(2, 2, 24, 1), (28, 1, 24, 1)]))
    func `D7 A message evaluates all scenes or only its row, by how the store is observed`(
        port: ChatPort, expected: (views: Int, evaluatedViews: Int, cells: Int, evaluatedCells: Int)
    ) async {
        let reaction = await Reaction.measure(port, chats: 100)
        #expect((reaction.views, reaction.evaluatedViews) == (expected.views, expected.evaluatedViews))
        #expect((reaction.cells, reaction.evaluatedCells) == (expected.cells, expected.evaluatedCells))
    }

    @Test(arguments: zip(ChatPort.allCases, [80, 73, 112, 71, 78, 82, 81, 78, 80]))
    func `D14 The cost of starting at the URL of a chat`(port: ChatPort, evaluations: Int) async {
        let cost = await self.evaluations(.coldLink, port)
        #expect(cost.evaluations == evaluations)
    }

    @Test(arguments: ChatPort.allCases)
    func `D7 The cost of a message does not depend on the number of chats`(port: ChatPort) async {
        let few = await Workload.receiving(1, among: 10, in: port)
        let many = await Workload.receiving(1, among: 500, in: port)
        #expect(many.evaluations == few.evaluations)
        #expect(many.operations == few.operations)
    }

    @Test func `D14 An evaluation without a change is idle`() async {
        let cost = await Workload.type.cost(in: .redux, repetitions: 5)
        #expect(cost.evaluations == 5)
        #expect(cost.idleShare == 1)
        #expect(await Workload.receiveInRow.cost(in: .redux, repetitions: 1).idleShare < 0.5)
    }

    @Test func `A8 With one object an action evaluates all views, with services only those concerned`() async {
        #expect(await DinerSweep.global.cost(among: 40).evaluations == 40)
        #expect(await DinerSweep.services.cost(among: 40).evaluations == 10)
    }

    @Test func `A8 As an @Observable class one object evaluates only the views that read what was changed`() async {
        #expect(await DinerSweep.observableGlobal.cost(among: 40).evaluations == 10)
        #expect(await DinerSweep.observableServices.cost(among: 40).evaluations == 10)
    }
}
