import SwiftUI

/// A star button that shows whether a country is a favourite, and toggles it.
public struct FavoriteButton: View {
    private let isFavorite: Bool
    private let toggle: @MainActor () -> Void

    public init(isFavorite: Bool, toggle: @escaping @MainActor () -> Void) {
        self.isFavorite = isFavorite
        self.toggle = toggle
    }

    public var body: some View {
        Button(action: toggle) { Image(systemName: isFavorite ? "star.fill" : "star") }
            .accessibilityLabel(Text(app: isFavorite ? "Remove from favourites" : "Add to favourites"))
    }
}
