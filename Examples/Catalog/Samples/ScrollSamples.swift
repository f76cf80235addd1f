import SwiftUI

extension Page {
    static let scrolling = Page(
        "scrolling", "Scrolling", symbol: "arrow.up.and.down", color: .gray,
        [
            Sample("Axes and indicators", "ScrollView .scrollIndicators", ScrollAxes()),
            Sample("Scroll to a row", "ScrollViewReader .scrollTo", ScrollToRow()),
            Sample("The position", "ScrollPosition .scrollPosition .onScrollGeometryChange", ScrollPositions()),
            Sample("It comes to rest at a view", ".scrollTargetBehavior .scrollTargetLayout .containerRelativeFrame", ScrollTargets()),
            Sample("Views that change with their place", ".scrollTransition .visualEffect", ScrollTransitions()),
            Sample("Lazy rows and pinned headers", "LazyVStack Section pinnedViews", ScrollPinned()),
            Sample("Margins and the first position", ".contentMargins .defaultScrollAnchor", ScrollMargins()),
        ])
}

struct ScrollAxes: View {
    var body: some View {
        VStack(spacing: 16) {
            ScrollView(.horizontal) {
                HStack { ForEach(0..<12) { Text("Column \($0)").padding(8).background(.quaternary, in: .rect(cornerRadius: 6)) } }
            }
            .scrollIndicators(.hidden)
            ScrollView {
                VStack { ForEach(0..<12) { Text("Row \($0)").frame(maxWidth: .infinity) } }
            }
            .frame(height: 100)
        }
    }
}

struct ScrollToRow: View {
    var body: some View {
        ScrollViewReader { reader in
            HStack {
                Button("First") { withAnimation { reader.scrollTo(0, anchor: .top) } }
                Button("Row 50") { withAnimation { reader.scrollTo(50, anchor: .center) } }
                Button("Last") { withAnimation { reader.scrollTo(99, anchor: .bottom) } }
            }
            .buttonStyle(.bordered)
            ScrollView {
                LazyVStack { ForEach(0..<100) { Text("Row \($0)").frame(maxWidth: .infinity) } }
            }
            .frame(height: 140)
        }
    }
}

struct ScrollPositions: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var offset = 0.0

    var body: some View {
        VStack {
            HStack {
                Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
                Button("200 points") { withAnimation { position.scrollTo(y: 200) } }
                Text("at \(Int(offset))").monospacedDigit().foregroundStyle(.secondary)
            }
            .buttonStyle(.bordered)
            ScrollView {
                VStack { ForEach(0..<30) { Text("Row \($0)").frame(maxWidth: .infinity) } }
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                offset = $1
            }
            .frame(height: 140)
        }
    }
}

struct ScrollTargets: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 12) {
                ForEach(0..<6) { index in
                    RoundedRectangle(cornerRadius: 12)
                        .fill(Color(hue: Double(index) / 6, saturation: 0.5, brightness: 0.9))
                        .frame(height: 120)
                        .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
    }
}

struct ScrollTransitions: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(0..<12) { index in
                    Text("Card \(index)")
                        .frame(maxWidth: .infinity, minHeight: 60)
                        .background(.teal.opacity(0.3), in: .rect(cornerRadius: 12))
                        .scrollTransition { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.8)
                        }
                }
                Text("It turns while it scrolls")
                    .visualEffect { content, geometry in
                        content.rotationEffect(.degrees(geometry.frame(in: .scrollView).minY / 10))
                    }
            }
        }
        .frame(height: 240)
    }
}

struct ScrollPinned: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
                ForEach(["A", "B", "C"], id: \.self) { letter in
                    Section {
                        ForEach(1..<8) { Text("\(letter)\($0)").padding(.horizontal) }
                    } header: {
                        Text(letter).bold().padding(6).frame(maxWidth: .infinity, alignment: .leading).background(.bar)
                    }
                }
            }
        }
        .frame(height: 160)
    }
}

struct ScrollMargins: View {
    var body: some View {
        ScrollView {
            VStack { ForEach(0..<20) { Text("Message \($0)").frame(maxWidth: .infinity, alignment: .leading) } }
        }
        .contentMargins(.horizontal, 40, for: .scrollContent)
        .defaultScrollAnchor(.bottom)
        .frame(height: 140)
    }
}
