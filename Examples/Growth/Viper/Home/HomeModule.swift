import SwiftUI

@MainActor
enum HomeModule {
    static func build(services: any ServiceBuilderInterface) -> some View {
        HomeView(presenter: HomePresenter(counts: services.counts), router: HomeRouter(services: services))
    }
}
