import CountriesLeaves
import Foundation
import SwiftUI

/// All that is known of one country.
struct DetailsScreen: View {
    @StateObject private var model: DetailsModel
    @Environment(\.locale) private var locale

    init(model: @autoclosure @escaping () -> DetailsModel) { _model = StateObject(wrappedValue: model()) }

    var body: some View {
        LoadableContent(model.details) {
            model.cancel()
        } retry: {
            model.retry()
        } content: { details in
            DetailsList(details: details) { model.showFlag() }
        }
        .navigationTitle(Text(verbatim: model.title))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                FavoriteButton(isFavorite: model.isFavorite) { model.toggleFavorite() }
            }
        }
        .task(id: locale) { await model.load(in: locale) }
    }
}

/// The flag of a country, above everything.
struct FlagScreen: View {
    @StateObject private var model: DetailsModel
    @Environment(\.locale) private var locale

    init(model: @autoclosure @escaping () -> DetailsModel) { _model = StateObject(wrappedValue: model()) }

    var body: some View {
        FlagCard(code: model.code, name: model.details.value?.country.name) { model.hideFlag() }
            .task(id: locale) { await model.load(in: locale) }
    }
}
