import SwiftUI

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Scroll views of 300 by 80 points, each named after its modifier.
struct ScrollsPage: View {
    private func rows(_ name: String) -> some View {
        VStack(spacing: 0) { ForEach(0..<10) { Color.orange.frame(height: 40).named("\(name) \($0)") } }
    }

    var body: some View {
        VStack {
            ScrollView(Axis.Set.vertical) { rows("free") }.named("free").frame(width: 300, height: 80)
            ScrollView { rows("held") }.scrollDisabled(true).named("held").frame(width: 300, height: 80)
            ScrollView { rows("bare") }.scrollIndicators(.hidden).named("bare").frame(width: 300, height: 80)
            ScrollView { rows("taut") }.scrollBounceBehavior(.basedOnSize).named("taut").frame(width: 300, height: 80)
            ScrollView { rows("margins") }.contentMargins(.horizontal, 20, for: .scrollContent).named("margins").frame(
                width: 300, height: 80)
            List { Text("Row").named("row") }.contentMargins(.top, 8, for: .scrollContent).named("list").frame(width: 300, height: 80)
            ScrollView { rows("end") }.defaultScrollAnchor(.bottom).named("end").frame(width: 300, height: 80)
            ScrollView { rows("open") }.scrollClipDisabled().named("open").frame(width: 300, height: 40)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A colour under the bar, and an inset below the content.
struct EdgesPage: View {
    var body: some View {
        ZStack {
            Color.orange.named("under").ignoresSafeArea()
            Text("content")
        }
        .safeAreaInset(edge: .bottom) { Color.green.frame(height: 50).named("bottom") }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// The same with the deprecated modifier.
struct OldEdgesPage: View {
    var body: some View {
        ZStack {
            Color.orange.named("under").edgesIgnoringSafeArea(Edge.Set.top)
            Text("content")
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Views with help, focus, images and styles of their own.
struct AnswersPage: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Text("Help is there").named("help").help("What it is for")
            Color.orange.frame(width: 40, height: 40).focusable().named("focusable")
            Image("Leaf").interpolation(.none).resizable().named("interpolation").frame(width: 200, height: 100)
            Image("Leaf").renderingMode(.template).named("template").foregroundStyle(Color(red: 0, green: 0, blue: 1))
            Rectangle().fill(.background).named("scheme").frame(width: 40, height: 40).colorScheme(ColorScheme.dark)
            Rectangle().fill(.background).named("backgroundStyle").frame(width: 40, height: 40).backgroundStyle(
                Color(red: 1, green: 0, blue: 0))
            List {
                Text("Soup").badge(3)
                Text("Salad").listRowSeparatorTint(Color(red: 1, green: 0, blue: 0))
                Text("Curry")
            }
            .frame(height: 200)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A thousand rows, each with a state of its own.
struct KeptRowsPage: View {
    var body: some View {
        List(0..<1000, id: \.self) { CountingRow(number: $0) }
            .navigationBarTitleDisplayMode(.inline)
    }
}

private struct CountingRow: View {
    let number: Int
    @State private var count = 0

    var body: some View { Button("Row \(number): \(count)") { count += 1 } }
}
