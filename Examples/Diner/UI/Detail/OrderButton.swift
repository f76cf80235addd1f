import DinerMenu
import DinerOrder
import SwiftUI

/// Adds a dish to the order, and shows how many are in it.
struct OrderButton: View {
    @EnvironmentObject private var order: OrderService
    @Environment(\.locale) private var locale
    let dish: Dish

    var body: some View {
        Button {
            order.add(OrderLine(id: dish.id, name: dish.name.text(in: locale), price: dish.price))
        } label: {
            Label(title, systemImage: order.isInCart(dish.id) ? "checkmark" : "plus")
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }

    private var title: String {
        let count = order.lines.first { $0.id == dish.id }?.quantity ?? 0
        return count == 0 ? "Order this" : "\(count) in your order"
    }
}
