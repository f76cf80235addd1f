import Charts
import SwiftUI

/// A chart that shows two of six months, and a curve of a function; and a search field that the app focuses.
struct ScrollingChartsPage: View {
    private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
    @State private var first = "Feb"
    @State private var query = ""
    @FocusState private var isSearching: Bool

    var body: some View {
        VStack {
            Text("From \(first)")
            Chart(months, id: \.self) { BarMark(x: .value("Month", $0), y: .value("Sales", 1)) }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 2)
                .chartScrollPosition(x: $first)
                .frame(height: 200)
                .accessibilityIdentifier("months")
            Chart { LinePlot(x: "x", y: "y", domain: 0...10) { x in x * x } }
                .frame(height: 100)
                .accessibilityIdentifier("curve")
            Text("Whole").font(.title)
            Text("Small").font(.title).textScale(.secondary)
            Button("Search") { isSearching = true }
        }
        .searchable(text: $query)
        .searchFocused($isSearching)
    }
}
