import SwiftUI

@MainActor
enum BooksModule {
    static func build(services: any ServiceBuilderInterface) -> some View {
        BooksView(presenter: BooksPresenter(interactor: BooksInteractor(services: services)))
    }
}
