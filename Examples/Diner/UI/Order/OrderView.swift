import DinerOrder
import SwiftUI

/// The third tab: the guest's order.
struct OrderView: View {
    var body: some View {
        NavigationStack {
            OrderContent()
                .navigationTitle(Text(diner: "Order"))
        }
    }
}

/// The lines of the order with their total, or a message if there are none.
struct OrderContent: View {
    @EnvironmentObject private var order: OrderService

    var body: some View {
        if order.lines.isEmpty {
            EmptyState(title: "Nothing ordered yet", hint: "Choose something from the menu. It will wait for you here.", symbol: "bag")
        } else {
            List {
                Section {
                    ForEach(order.lines) { OrderRow(line: $0) }
                        .onDelete { order.remove(at: $0) }
                }
                Section {
                    HStack {
                        Text(diner: "Total")
                            .font(.headline)
                        Spacer()
                        PriceText(order.total)
                            .font(.headline)
                    }
                    NavigationLink {
                        CheckoutView()
                    } label: {
                        Text(diner: "Check out")
                    }
                    .foregroundStyle(.tint)
                }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) { EditButton() }
            }
        }
    }
}

struct OrderRow: View {
    let line: OrderLine
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 12) {
            Text(verbatim: "\(line.quantity)×")
                .monospacedDigit()
                .foregroundStyle(.secondary)
            Text(line.name(in: locale))
            Spacer()
            PriceText(line.total)
                .foregroundStyle(.secondary)
        }
    }
}
