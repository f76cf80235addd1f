import SwiftUI

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Texts in sizes that the app sets, symbols on the line of texts, and areas made of two shapes.
struct TypeSizesPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            VStack(alignment: .leading) {
                Text("Body").named("body")
                Text("Title").font(.title).named("title")
                Text("Inner").dynamicTypeSize(.xSmall).named("inner")
                Label("Label", systemImage: "star").named("label")
            }
            .dynamicTypeSize(.accessibility1)
            Text("Limited").named("limited").dynamicTypeSize(...DynamicTypeSize.xLarge)
            Text("Free").named("free")
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("Hxg").font(.system(size: 40)).named("line")
                Image(systemName: "square.fill").font(.system(size: 40)).named("symbol")
            }
            HStack {
                Circle().subtracting(Circle().offset(x: 20)).fill(Color(red: 1, green: 0, blue: 0)).frame(width: 60, height: 60).named(
                    "moon")
                Rectangle().intersection(Circle()).fill(Color(red: 0, green: 0, blue: 1)).frame(width: 60, height: 60).named("both")
                Rectangle().symmetricDifference(Circle()).fill(Color(red: 0, green: 0, blue: 1)).frame(width: 60, height: 60).named(
                    "either")
            }
        }
    }
}

/// Elements for a screen reader, and what it is told.
struct SpokenPage: View {
    @State private var count = 0

    var body: some View {
        VStack {
            HStack {
                Text("Soup")
                Text("\(count) ordered")
                Image(systemName: "star")
            }
            .accessibilityElement(children: .combine)
            HStack {
                Text("Bread")
                Text("\(count) baked")
            }
            .onTapGesture { count += 1 }
            .accessibilityElement(children: .combine)
            HStack {
                Text("Cake")
                Button("Buy") { count += 1 }
            }
            .accessibilityElement(children: .combine)
            Button("Announce") { AccessibilityNotification.Announcement("3 results").post() }
        }
    }
}

/// A screen that grows out of a view, in a list whose separators have ends of their own.
struct GrownPage: View {
    @Namespace private var namespace

    var body: some View {
        List {
            NavigationLink("Grow", value: "grown").named("seed").matchedTransitionSource(id: "seed", in: namespace)
            Text("Wide").alignmentGuide(.listRowSeparatorLeading) { _ in -16 }.named("wide")
            Text("Short").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 40 }
                .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] + 20 }.named("short")
            Text("Last")
        }
        .navigationDestination(for: String.self) { _ in
            Text("Grown").navigationTitle("Grown").navigationTransition(.zoom(sourceID: "seed", in: namespace))
        }
    }
}
