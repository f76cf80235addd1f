import DinerFavorites
import Foundation

/// Keeps favourites in a file. A file that cannot be read counts as empty, and one that cannot be written stays as it is: favourites are
/// no reason to disturb a guest.
public struct FileFavorites: FavoritesStore {
    private let file: URL

    public init(file: URL) { self.file = file }

    public var ids: Set<String> {
        get { (try? JSONDecoder().decode(Set<String>.self, from: Data(contentsOf: file))) ?? [] }
        nonmutating set { try? JSONEncoder().encode(newValue.sorted()).write(to: file, options: .atomic) }
    }
}
