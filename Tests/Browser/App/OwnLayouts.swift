import SwiftUI

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Lines of views, each as wide as it wants.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrangement(of: subviews, in: proposal.replacingUnspecifiedDimensions().width).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, point) in zip(subviews, arrangement(of: subviews, in: bounds.width).points) {
            subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
    }

    private func arrangement(of subviews: Subviews, in width: CGFloat) -> (size: CGSize, points: [CGPoint]) {
        var (corner, line, size, points) = (CGPoint.zero, CGFloat(0), CGSize.zero, [CGPoint]())
        for subview in subviews {
            let own = subview.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + own.width > width {
                corner = CGPoint(x: 0, y: corner.y + line + spacing)
                line = 0
            }
            points.append(corner)
            line = max(line, own.height)
            size = CGSize(width: max(size.width, corner.x + own.width), height: corner.y + line)
            corner.x += own.width + spacing
        }
        return (size, points)
    }
}

/// Views on a circle, as many times turned as each has `turns`.
struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 3
        for (index, subview) in subviews.enumerated() {
            let angle = 2 * Double.pi * (Double(index) + subview[Turns.self]) / Double(subviews.count)
            subview.place(
                at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)), anchor: .center,
                proposal: .unspecified)
        }
    }
}

struct Turns: LayoutValueKey { static let defaultValue = 0.0 }

/// A row of views that are all as wide as the widest.
struct EqualWidths: Layout {
    struct Cache {
        var most: CGSize
        var spacing: [CGFloat]
    }

    func makeCache(subviews: Subviews) -> Cache {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let spacing = subviews.indices.map { index in
            index == subviews.count - 1 ? 0 : subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
        return Cache(most: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0), spacing: spacing)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(width: cache.most.width * CGFloat(subviews.count) + cache.spacing.reduce(0, +), height: cache.most.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var x = bounds.minX + cache.most.width / 2
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: cache.most.width, height: cache.most.height))
            x += cache.most.width + cache.spacing[index]
        }
    }
}

/// Columns of equal widths; each view goes to the shortest.
struct Masonry: Layout {
    var columns = 2
    var spacing: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 300
        return CGSize(width: width, height: frames(of: subviews, in: width).map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
            let corner = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subview.place(at: corner, proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
        let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var ends = Array(repeating: CGFloat(0), count: columns)
        return subviews.map { subview in
            let height = subview.sizeThatFits(ProposedViewSize(width: column, height: nil)).height
            let index = ends.indices.min { ends[$0] < ends[$1] } ?? 0
            defer { ends[index] += height + spacing }
            return CGRect(x: CGFloat(index) * (column + spacing), y: ends[index], width: column, height: height)
        }
    }
}

/// Tags in lines, between other views, and a button that adds one.
struct FlowPage: View {
    @State private var tags = ["Swift", "Concurrency", "Layout", "Web", "Accessibility", "Testing", "Server", "Animation"]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Tags").named("before")
            FlowLayout {
                ForEach(tags, id: \.self) { tag in
                    Text(tag).padding(.horizontal, 10).padding(.vertical, 4).background(.blue.opacity(0.2), in: .capsule).named(tag)
                }
            }
            .background(Color.yellow.opacity(0.3).named("flow"))
            Text("End").named("after")
            Button("Add") { tags.append("A tag with a long name") }
            Button("Rename") { tags[0] = "A renamed tag" }
        }
    }
}

struct RadialPage: View {
    @State private var turn = 0.0

    var body: some View {
        VStack {
            RadialLayout {
                Color.red.frame(width: 40, height: 40).named("red").layoutValue(key: Turns.self, value: turn)
                Color.green.frame(width: 40, height: 40).named("green")
                Color.blue.frame(width: 40, height: 40).named("blue")
                Color.orange.frame(width: 40, height: 40).named("orange")
            }
            .background(Color.gray.opacity(0.2).named("circle"))
            Button("Turn") { withAnimation(.linear(duration: 0.5)) { turn = 2 } }
        }
    }
}

struct EqualWidthsPage: View {
    @State private var isSpread = false

    var body: some View {
        let layout = isSpread ? AnyLayout(RadialLayout()) : AnyLayout(EqualWidths())
        layout {
            ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { name in
                Button(action: {}) { Text(name).frame(maxWidth: .infinity) }.buttonStyle(.bordered).named(name)
            }
        }
        .background(Color.yellow.opacity(0.3).named("row"))
        Button("Switch") { isSpread.toggle() }
    }
}

struct MasonryPage: View {
    private let texts = [
        "Short", "A text that needs several lines in a narrow column, because it is long", "Two words",
        "Another text of a middling length, for a second line", "End",
    ]

    var body: some View {
        ScrollView {
            Masonry {
                ForEach(texts.indices, id: \.self) { index in
                    Text(texts[index]).frame(maxWidth: .infinity, alignment: .leading).padding(8)
                        .background(Color.green.opacity(0.2).named("item \(index)"))
                }
            }
            Text("Below").named("below")
        }
    }
}
