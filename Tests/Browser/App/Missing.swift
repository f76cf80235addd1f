import Combine
import SwiftUI

/// A view with a missing environment object, next to one that works.
struct MissingPage: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Count \(count)") { count += 1 }
            Order()
        }
    }

    private struct Order: View {
        @EnvironmentObject private var cart: Cart

        var body: some View { Text("\(cart.items) items") }
    }

    final class Cart: ObservableObject {
        @Published var items = 0
    }
}
