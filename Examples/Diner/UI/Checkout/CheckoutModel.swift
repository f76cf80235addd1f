import Combine

/// The guest's payment choices. It belongs to the checkout page and is released with it.
@MainActor
final class CheckoutModel: ObservableObject {
    enum Payment: String, CaseIterable, Identifiable {
        case cash = "Cash"
        case card = "Credit card"
        case points = "Diner points"

        var id: Self { self }
    }

    @Published var payment = Payment.card
    @Published var hasLoyaltyCard = false
    @Published var loyaltyNumber = ""
    /// The tip in percent.
    @Published var tip = 10

    static let tips = [0, 10, 15, 20]

    /// Returns the amount to pay for an order, including the tip, in minor units.
    func total(of price: Int) -> Int { price + (price * tip + 50) / 100 }

    /// The reason why the order cannot be placed, if any, as a key of the catalogue.
    var problem: String? {
        guard hasLoyaltyCard else { return nil }
        let isNumber = loyaltyNumber.count == 8 && loyaltyNumber.allSatisfy(\.isNumber)
        return isNumber ? nil : "A loyalty number has eight digits."
    }
}
