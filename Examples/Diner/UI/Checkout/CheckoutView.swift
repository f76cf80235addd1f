import SwiftUI

/// The checkout page: payment options and the order button.
struct CheckoutView: View {
    @StateObject private var model = CheckoutModel()

    var body: some View {
        Form {
            Section {
                Picker(selection: $model.payment) {
                    ForEach(CheckoutModel.Payment.allCases) { Text(diner: LocalizedStringKey($0.rawValue)) }
                } label: {
                    Text(diner: "How do you want to pay?")
                }
                Toggle(isOn: $model.hasLoyaltyCard.animation()) { Text(diner: "Add loyalty card") }
                if model.hasLoyaltyCard {
                    TextField(text: $model.loyaltyNumber) { Text(diner: "Loyalty number") }
                        .keyboardType(.numberPad)
                }
            }
            Section {
                Picker(selection: $model.tip) {
                    ForEach(CheckoutModel.tips, id: \.self) { Text(verbatim: "\($0)%") }
                } label: {
                    Text(diner: "Percentage")
                }
                .pickerStyle(.segmented)
            } header: {
                Text(diner: "Add a tip?")
            }
            PlaceOrderSection(model: model)
        }
        .navigationTitle(Text(diner: "Checkout"))
        .navigationBarTitleDisplayMode(.inline)
    }
}
