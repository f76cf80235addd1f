import SwiftUI

extension View {
    /// Pushes a screen while there is an item, and clears the item when the user goes back.
    ///
    /// The item is the only step of the stack's path, so it is in the address bar and works as a deep link.
    func navigation<Item: Hashable, Screen: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Screen
    ) -> some View {
        NavigationStack(path: item.asPath()) {
            navigationDestination(for: Item.self, destination: destination)
        }
    }
}

extension Binding {
    /// Converts an optional item to a path with at most one step. The last step of a longer path counts.
    @MainActor
    fileprivate func asPath<Item>() -> Binding<[Item]> where Value == Item? {
        Binding<[Item]> {
            wrappedValue.map { [$0] } ?? []
        } set: {
            wrappedValue = $0.last
        }
    }
}
