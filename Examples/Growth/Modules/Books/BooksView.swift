import GrowthLeaves
import SwiftUI

public struct BooksView: View {
    @State private var model: BooksViewModel

    public init(service: any BooksItems) { _model = State(wrappedValue: BooksViewModel(service: service)) }

    public var body: some View {
        ItemList("Books", items: model.items, notice: model.notice) { model.toggle($0) }
            .task { await model.load() }
    }
}
