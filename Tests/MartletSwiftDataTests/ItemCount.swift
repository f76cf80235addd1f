import SwiftData
import SwiftUI

/// A view as views of apps are: a query of its own, and a parameter that other files pass.
struct ItemCount: View {
    let title: String
    @Query private var items: [Item]

    var body: some View { Text("\(title): \(items.count)") }
}
