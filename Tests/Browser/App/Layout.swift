import SwiftUI

/// A list with a search field, as a screen has it.
struct SearchingPage: View {
    @State private var text = ""

    var body: some View {
        List(["Soup", "Salad", "Curry"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
            .searchable(text: $text)
    }
}

/// Content of a bounded width, which stands in the middle, and a part of it that does not.
struct ColumnPage: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text("In the column").accessibilityIdentifier("column")
                Color.orange
                    .frame(height: 20)
                    .accessibilityIdentifier("leading")
                    .frame(maxWidth: 200)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Color.orange
                    .frame(height: 20)
                    .accessibilityIdentifier("trailing")
                    .frame(maxWidth: 200)
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }
            .padding(16)
            .frame(maxWidth: 600)
            .frame(maxWidth: .infinity)
        }
    }
}

/// Pictures of 60 by 40 points that are given other rooms.
struct FramedPicturesPage: View {
    private func leaf(_ name: String) -> Image { Image("Leaf", label: Text(name)) }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                leaf("filled").resizable().scaledToFill().frame(maxWidth: .infinity).frame(height: 120).clipped()
                leaf("fitted").resizable().scaledToFit().frame(maxWidth: .infinity).frame(height: 120)
                Color.gray.opacity(0.2)
                    .frame(width: 200, height: 80)
                    .accessibilityIdentifier("host")
                    .overlay { leaf("above").resizable().scaledToFit().padding(10) }
                leaf("wide").resizable().scaledToFit().frame(maxWidth: .infinity)
                leaf("square").resizable().scaledToFill().frame(width: 90, height: 90).clipShape(.circle)
            }
        }
    }
}
