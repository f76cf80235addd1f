import CountriesLeaves
import Foundation
import SwiftUI

/// The page of a country.
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
                Star(model: model)
            }
        }
        .task(id: locale) { await model.load(in: locale) }
    }
}

/// The star. It is a separate view, so that a change evaluates only this view.
private struct Star: View {
    @ObservedObject var model: DetailsModel

    var body: some View { FavoriteButton(isFavorite: model.isFavorite) { model.toggleFavorite() } }
}

/// The flag of a country, above all screens.
struct FlagScreen: View {
    @StateObject private var model: DetailsModel
    @Environment(\.locale) private var locale

    init(model: @autoclosure @escaping () -> DetailsModel) { _model = StateObject(wrappedValue: model()) }

    var body: some View {
        FlagCard(code: model.code, name: model.details.value?.country.name) { model.hideFlag() }
            .task(id: locale) { await model.load(in: locale) }
    }
}
