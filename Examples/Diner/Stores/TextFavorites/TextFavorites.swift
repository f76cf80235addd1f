import DinerFavorites

/// Keeps favourites in a text that belongs to somebody else, one in each line: in the guest's browser, for example.
public struct TextFavorites: FavoritesStore {
    private let read: @MainActor () -> String
    private let write: @MainActor (String) -> Void

    public init(read: @escaping @MainActor () -> String, write: @escaping @MainActor (String) -> Void) {
        self.read = read
        self.write = write
    }

    public var ids: Set<String> {
        get { Set(read().split(separator: "\n").map(String.init)) }
        nonmutating set { write(newValue.sorted().joined(separator: "\n")) }
    }
}
