import DinerFavorites
import DinerTextFavorites
import SwiftUI

/// Keeps a guest's favourites in the guest's browser, or on the device.
struct KeptFavorites: ViewModifier {
    let favorites: FavoritesService
    @AppStorage("favorites") private var kept = ""

    func body(content: Content) -> some View {
        content.onAppear {
            let kept = $kept
            favorites.keep(in: TextFavorites(read: { kept.wrappedValue }, write: { kept.wrappedValue = $0 }))
        }
    }
}
