import SwiftUI

extension View {
    /// Pushes a screen over this view for as long as there is an item, and takes the item away when the user goes back.
    ///
    /// The item is the only step of the stack's path, so the address bar says it, and an address with it leads there.
    func navigation<Item: Hashable, Screen: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Screen
    ) -> some View {
        NavigationStack(path: item.asPath()) {
            navigationDestination(for: Item.self, destination: destination)
        }
    }
}

extension Binding {
    /// An item that is there or not as a path of one step or none. Of a longer path the last step counts.
    @MainActor
    fileprivate func asPath<Item>() -> Binding<[Item]> where Value == Item? {
        Binding<[Item]> {
            wrappedValue.map { [$0] } ?? []
        } set: {
            wrappedValue = $0.last
        }
    }
}
