import SwiftUI

@MainActor
struct HomeRouter {
    let services: any ServiceBuilderInterface

    @ViewBuilder
    func screen(_ topic: Topic) -> some View {
        switch topic {
        case .books: BooksModule.build(services: services)
        }
    }
}
