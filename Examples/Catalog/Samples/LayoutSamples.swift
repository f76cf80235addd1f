import SwiftUI

extension Page {
    static let layout = Page(
        "layout", "Layout", symbol: "ruler", color: .brown,
        [
            Sample("Frames", ".frame .border", LayoutFrames()),
            Sample("Padding", ".padding EdgeInsets", LayoutPadding()),
            Sample("Offset and position", ".offset .position", LayoutOffset()),
            Sample("Alignment guides", ".alignmentGuide", LayoutGuides()),
            Sample("What fits", "ViewThatFits", LayoutThatFits()),
            Sample("A size that is measured", "GeometryReader .onGeometryChange", LayoutGeometry()),
            Sample("A share of the container", ".containerRelativeFrame", LayoutRelative()),
            Sample("A layout of one's own", "Layout", LayoutOwn()),
            Sample("From one layout to another", "AnyLayout HStackLayout VStackLayout", LayoutSwitch()),
            Sample("Aspect ratio", ".aspectRatio", LayoutRatio()),
            Sample("Right to left", ".flipsForRightToLeftLayoutDirection", LayoutDirections()),
            Sample("Bars at the edges", ".safeAreaInset", LayoutInsets()),
        ])
}

struct LayoutFrames: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("120 × 40").frame(width: 120, height: 40).border(.blue)
            Text("As wide as possible").frame(maxWidth: .infinity).border(.blue)
            Text("Leading").frame(maxWidth: .infinity, alignment: .leading).border(.blue)
            Text("Bottom trailing").frame(width: 220, height: 60, alignment: .bottomTrailing).border(.blue)
        }
    }
}

struct LayoutPadding: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("All edges").padding().background(.yellow.opacity(0.4))
            Text("Horizontal").padding(.horizontal, 40).background(.yellow.opacity(0.4))
            Text("Each its own").padding(EdgeInsets(top: 2, leading: 8, bottom: 16, trailing: 32)).background(.yellow.opacity(0.4))
        }
    }
}

struct LayoutOffset: View {
    var body: some View {
        HStack {
            Text("Moved").background(.green.opacity(0.3)).offset(x: 10, y: 20).border(.gray)
            Text("At 60, 60").position(x: 60, y: 60).frame(width: 140, height: 80).border(.gray)
        }
    }
}

struct LayoutGuides: View {
    var body: some View {
        VStack(alignment: .colon, spacing: 4) {
            row("Name", "Ann Example")
            row("Town", "Leipzig")
            row("Occupation", "Beekeeper")
        }
    }

    private func row(_ name: String, _ value: String) -> some View {
        HStack {
            Text(name + ":").foregroundStyle(.secondary).alignmentGuide(.colon) { $0[.trailing] }
            Text(value)
        }
    }
}

extension HorizontalAlignment {
    private enum Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    fileprivate static let colon = HorizontalAlignment(Colon.self)
}

struct LayoutThatFits: View {
    @State private var width = 260.0

    var body: some View {
        VStack(spacing: 16) {
            ViewThatFits(in: .horizontal) {
                Text("There is room for the whole sentence")
                Text("Less room")
                Image(systemName: "ellipsis").accessibilityLabel("No room")
            }
            .frame(width: width, height: 40)
            .border(.orange)
            Slider(value: $width, in: 30...300) { Text("Width") }
        }
    }
}

struct LayoutGeometry: View {
    @State private var size = CGSize.zero

    var body: some View {
        VStack(spacing: 12) {
            GeometryReader { geometry in
                HStack(spacing: 0) {
                    Color.blue.frame(width: geometry.size.width / 3)
                    Color.cyan
                }
            }
            .frame(height: 40)
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
            Text("A third of \(Int(size.width)) points")
        }
    }
}

struct LayoutRelative: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(0..<6) { index in
                    RoundedRectangle(cornerRadius: 8)
                        .fill(Color(hue: Double(index) / 6, saturation: 0.5, brightness: 0.9))
                        .frame(height: 80)
                        .containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                }
            }
        }
    }
}

struct LayoutOwn: View {
    var body: some View {
        FlowLayout(spacing: 8) {
            ForEach(["Swift", "SwiftUI", "Layout", "of", "one's", "own", "wraps", "like", "words"], id: \.self) { word in
                Text(word).padding(.horizontal, 10).padding(.vertical, 5).background(.indigo.opacity(0.15), in: .capsule)
            }
        }
        .frame(maxWidth: 280)
    }
}

/// Places its views like words.
private struct FlowLayout: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(of: subviews, in: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
        }
    }

    private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var corner = CGPoint.zero
        for size in subviews.map({ $0.sizeThatFits(.unspecified) }) {
            if corner.x > 0, corner.x + size.width > width { corner = CGPoint(x: 0, y: (frames.map(\.maxY).max() ?? 0) + spacing) }
            frames.append(CGRect(origin: corner, size: size))
            corner.x += size.width + spacing
        }
        return frames
    }
}

struct LayoutSwitch: View {
    @State private var isRow = true

    var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout(spacing: 4))
        VStack(spacing: 16) {
            layout {
                ForEach([Color.red, .green, .blue], id: \.self) { $0.frame(width: 40, height: 40).clipShape(.circle) }
            }
            .frame(height: 130)
            Button("Switch") { withAnimation { isRow.toggle() } }
        }
    }
}

struct LayoutRatio: View {
    var body: some View {
        HStack {
            Color.orange.aspectRatio(1, contentMode: .fit).overlay { Text("1 : 1") }
            Color.mint.aspectRatio(16 / 9, contentMode: .fit).overlay { Text("16 : 9") }
        }
        .foregroundStyle(.black)
        .frame(height: 90)
    }
}

struct LayoutDirections: View {
    var body: some View {
        VStack(spacing: 12) {
            row
            row.environment(\.layoutDirection, .rightToLeft)
        }
    }

    private var row: some View {
        HStack {
            Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
            Text("Where it begins")
            Spacer()
            Text("End")
        }
    }
}

struct LayoutInsets: View {
    var body: some View {
        ScrollView {
            VStack { ForEach(1..<20) { Text("Row \($0)").frame(maxWidth: .infinity) } }
        }
        .safeAreaInset(edge: .bottom) {
            Text("A bar that is always there").padding(10).frame(maxWidth: .infinity).background(.bar)
        }
        .frame(height: 180)
    }
}
