import SwiftUI

/// An amount of money, written as the reader's country writes it.
struct PriceText: View {
    /// In cents.
    let price: Int

    init(_ price: Int) {
        self.price = price
    }

    var body: some View {
        Text(Decimal(price) / 100, format: .currency(code: "EUR"))
            .monospacedDigit()
    }
}
