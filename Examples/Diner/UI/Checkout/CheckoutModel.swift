import Combine

/// How the guest wants to pay. It belongs to the checkout and ends with it; what is paid for is the order's matter.
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
    /// In percent.
    @Published var tip = 10

    static let tips = [0, 10, 15, 20]

    /// What is to be paid for an order that costs some amount, in minor units.
    func total(of price: Int) -> Int { price + (price * tip + 50) / 100 }

    /// What keeps the order from being placed.
    var problem: String? {
        guard hasLoyaltyCard else { return nil }
        let isNumber = loyaltyNumber.count == 8 && loyaltyNumber.allSatisfy(\.isNumber)
        return isNumber ? nil : "A loyalty number has eight digits."
    }
}
