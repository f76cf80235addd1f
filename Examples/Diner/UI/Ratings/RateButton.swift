import DinerMenu
import SwiftUI

/// Opens the rating sheet of a dish.
struct RateButton: View {
    let dish: Dish
    @State private var isRating = false

    var body: some View {
        Button {
            isRating = true
        } label: {
            Label {
                Text(diner: "Rate")
            } icon: {
                Image(systemName: "hand.thumbsup")
            }
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .sheet(isPresented: $isRating) {
            RatingSheet(dish: dish)
                .modifier(SystemServices())
        }
    }
}
