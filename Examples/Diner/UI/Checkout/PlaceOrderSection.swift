import DinerMessages
import DinerNavigation
import DinerOrder
import SwiftUI

/// The total including the tip, and the order button.
///
/// This is the one view that observes three services, because its action changes all of them. The changes arrive in one update of the page.
struct PlaceOrderSection: View {
    @EnvironmentObject private var order: OrderService
    @EnvironmentObject private var messages: MessageService
    @EnvironmentObject private var navigation: NavigationService
    @Environment(\.dismiss) private var dismiss
    @ObservedObject var model: CheckoutModel

    var body: some View {
        Section {
            HStack {
                Text(diner: "Total")
                    .font(.headline)
                Spacer()
                PriceText(model.total(of: order.total))
                    .font(.headline)
            }
            Button(action: placeOrder) { Text(diner: "Place order") }
                .disabled(order.lines.isEmpty)
        }
    }

    private func placeOrder() {
        if let problem = model.problem {
            messages.show(Message(problem, style: .error))
            return
        }
        messages.show(Message("Thank you! Your order is on its way to the kitchen."))
        order.removeAll()
        dismiss()
        navigation.currentTab = .menu
    }
}
