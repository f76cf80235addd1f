import SwiftUI

/// The checkout page: payment options and the order button.
struct CheckoutView: View {
    @StateObject private var model = CheckoutModel()

    var body: some View {
        Form {
            Section {
                Picker("How do you want to pay?", selection: $model.payment) {
                    ForEach(CheckoutModel.Payment.allCases) { Text($0.rawValue) }
                }
                Toggle("Add loyalty card", isOn: $model.hasLoyaltyCard.animation())
                if model.hasLoyaltyCard {
                    TextField("Loyalty number", text: $model.loyaltyNumber)
                        .keyboardType(.numberPad)
                }
            }
            Section("Add a tip?") {
                Picker("Percentage", selection: $model.tip) {
                    ForEach(CheckoutModel.tips, id: \.self) { Text("\($0)%") }
                }
                .pickerStyle(.segmented)
            }
            PlaceOrderSection(model: model)
        }
        .navigationTitle("Checkout")
        .navigationBarTitleDisplayMode(.inline)
    }
}
