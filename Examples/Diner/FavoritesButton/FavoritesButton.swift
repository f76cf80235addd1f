import DinerFavorites
import SwiftUI

/// A star button that shows whether something is a favourite, and toggles that.
///
/// It observes the star of one thing, so a tap evaluates the buttons of that thing and no other. It does not depend on its surroundings: it works
/// in a row, on a page and in a navigation bar.
public struct FavoritesButton: View {
    @EnvironmentObject private var stars: FavoriteStars
    private let id: String
    private let name: String

    /// - Parameter name: The name of the thing, for the accessibility label.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    public var body: some View { Star(star: stars[id], name: name) }
}

private struct Star: View {
    @ObservedObject var star: FavoriteStar
    let name: String

    var body: some View {
        Button {
            star.toggle()
        } label: {
            Image(systemName: star.isOn ? "star.fill" : "star")
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(star.isOn ? "Remove \(name) from favourites" : "Add \(name) to favourites", bundle: .module))
    }
}
