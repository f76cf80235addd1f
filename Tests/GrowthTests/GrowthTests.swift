import GrowthClean
import GrowthLiteralRedux
import GrowthModelView
import GrowthModels
import GrowthModules
import GrowthRedux
import GrowthServices
import GrowthViewState
import GrowthViper
import MartletTest
import SwiftUI
import Testing

@MainActor
struct GrowthTests {
    /// The apps with one topic, as they are in the repository.
    enum Version: CaseIterable {
        case modelView, redux, literalRedux, viewState, services, clean, viper, modules

        @MainActor
        @ViewBuilder
        func app(_ service: any ItemService) -> some View {
            switch self {
            case .modelView: ModelViewApp(service: service)
            case .redux: ReduxApp(service: service)
            case .literalRedux: LiteralReduxApp(service: service)
            case .viewState: ViewStateApp(service: service)
            case .services: ServicesApp(service: service)
            case .clean: CleanApp(service: service)
            case .viper: ViperApp(service: service)
            case .modules: ModulesApp(service: service)
            }
        }
    }

    @Test(arguments: Version.allCases)
    func `An item that is done is saved, and counted on the first screen`(version: Version) async throws {
        let service = MemoryItems()
        let host = mount { version.app(service) }
        host.tap("Books")
        await host.settle()
        host.tap(.button, "Try")
        await host.settle()
        #expect(service.items(of: "Books").map(\.isDone) == [false, true, false])
        host.goBack()
        #expect(host.exists("2 open"))
        host.tap("Books")
        await host.settle()
        host.tap(.button, "Try")
        host.goBack()
        #expect(host.exists("3 open"))
    }

    @Test(arguments: Version.allCases)
    func `A service that fails is reported`(version: Version) async throws {
        let service = BrokenItems()
        let host = mount { version.app(service) }
        host.tap("Books")
        await host.settle()
        #expect(host.exists(.containing("Not loaded")))
        service.isLoading = true
        host.goBack()
        host.tap("Books")
        await host.settle()
        host.tap(.button, "Try")
        await host.settle()
        #expect(host.exists(.containing("Not saved")))
    }
}

/// Fails to save, and fails to load until told otherwise.
@MainActor
private final class BrokenItems: ItemService {
    var isLoading = false

    struct Failure: Error {}

    func items(of topic: String) async throws -> [Item] {
        guard isLoading else { throw Failure() }
        return [Item(id: 2, title: "Try")]
    }

    func save(_ item: Item, of topic: String) async throws { throw Failure() }
}
