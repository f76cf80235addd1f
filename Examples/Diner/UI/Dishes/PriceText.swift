import SwiftUI

/// An amount of money, formatted for the locale.
struct PriceText: View {
    /// The amount in cents.
    let price: Int

    init(_ price: Int) {
        self.price = price
    }

    var body: some View {
        Text(Decimal(price) / 100, format: .currency(code: "EUR"))
            .monospacedDigit()
    }
}
