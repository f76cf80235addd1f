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

/// Views that are measured by what scrolls them, and capsules that are drawn.
struct PartsPage: View {
    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<6) { index in
                        Color.orange
                            .frame(height: 40)
                            .accessibilityIdentifier("part \(index)")
                            .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
                    }
                }
            }
            .padding(.horizontal, 20)
            ScrollView {
                Color.green
                    .frame(height: 40)
                    .accessibilityIdentifier("most")
                    .containerRelativeFrame(.horizontal) { width, _ in width * 0.6 - 6 }
            }
            Capsule().stroke(.red, lineWidth: 2).frame(width: 200, height: 40)
            RoundedRectangle(cornerRadius: 80).strokeBorder(.red, lineWidth: 4).frame(width: 200, height: 40)
        }
    }
}

/// A bar of its own colours, painted always.
struct BarPage: View {
    var body: some View {
        List(0..<50) { Text("Row \($0)") }
            .toolbarBackground(Color(red: 0, green: 0, blue: 1), for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .navigationBarTitleDisplayMode(.inline)
    }
}

/// A tree.
struct OutlinePage: View {
    private struct Folder: Identifiable {
        let id: String
        var folders: [Folder]?
    }

    private let folders = [
        Folder(id: "Meals", folders: [Folder(id: "Soups", folders: [Folder(id: "Lentil")]), Folder(id: "Salads")]), Folder(id: "Drinks"),
    ]

    var body: some View { List(folders, children: \.folders) { Text($0.id) } }
}

/// Something before something that is let through, and a section that is in no list.
struct DepthPage: View {
    var body: some View {
        VStack {
            ZStack {
                Color.orange.frame(height: 80).opacity(0.8)
                Text("In front")
            }
            Section {
                List(0..<3) { Text("Row \($0)") }
            } header: {
                Text("Above")
            }
        }
    }
}
