import SwiftUI

/// A scroll view under a bar that the app puts at an edge of the screen.
struct InsetBarPage: View {
    let edge: VerticalEdge

    var body: some View {
        ScrollView {
            VStack { ForEach(0..<40) { Text("Row \($0)").frame(height: 40).accessibilityIdentifier("row \($0)") } }
        }
        .safeAreaInset(edge: edge) {
            Text("Total").frame(maxWidth: .infinity).padding().background(.bar).accessibilityIdentifier("total")
        }
    }
}

/// A row that scrolls to one of its cards, far below the visible part of a screen that scrolls.
struct DeepCarouselPage: View {
    @State private var card: Int? = 6

    var body: some View {
        ScrollView {
            Text("Top").accessibilityIdentifier("top")
            Color.orange.frame(height: 1200)
            ScrollView(.horizontal) {
                HStack {
                    ForEach(0..<12) { number in
                        Text("Card \(number)").frame(width: 160, height: 100).background(.yellow).accessibilityIdentifier("card \(number)")
                            .id(number)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $card)
            .accessibilityIdentifier("carousel")
            Color.green.frame(height: 400)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A bar with the material of the system's bars, and content with the padding of its window.
struct SystemBarPage: View {
    var body: some View {
        ScrollView { Color.orange.frame(height: 40).accessibilityIdentifier("padded").scenePadding() }
            .safeAreaBar(edge: .bottom) { Text("Bar").padding().accessibilityIdentifier("bar text") }
            .navigationBarTitleDisplayMode(.inline)
    }
}
