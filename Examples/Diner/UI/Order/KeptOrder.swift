import DinerOrder
import DinerTextOrder
import SwiftUI

/// Keeps a guest's order in the guest's browser, or on the device, until it is placed.
struct KeptOrder: ViewModifier {
    let order: OrderService
    @AppStorage("order") private var kept = ""

    func body(content: Content) -> some View {
        content.onAppear {
            let kept = $kept
            order.keep(in: TextOrder(read: { kept.wrappedValue }, write: { kept.wrappedValue = $0 }))
        }
    }
}
