import DinerMenu
import DinerOrder
import SwiftUI

/// Adds a dish to the order, and shows how many are in it.
struct OrderButton: View {
    @EnvironmentObject private var order: OrderService
    let dish: Dish

    var body: some View {
        Button {
            order.add(OrderLine(id: dish.id, names: dish.name.texts, price: dish.price))
        } label: {
            Label {
                title
            } icon: {
                Image(systemName: order.isInCart(dish.id) ? "checkmark" : "plus")
            }
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }

    private var title: Text {
        let count = order.lines.first { $0.id == dish.id }?.quantity ?? 0
        return count == 0 ? Text(diner: "Order this") : Text(diner: "\(count) in your order")
    }
}
