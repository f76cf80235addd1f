import Foundation
import MartletCore
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("A layout of an app")
struct OwnLayoutTests {
    /// A line of views, with as much space before each as it asks for.
    private struct Line: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let space = subviews.reduce(0) { $0 + $1[Space.self] }
            return CGSize(width: sizes.map(\.width).reduce(space, +), height: sizes.map(\.height).max() ?? 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for subview in subviews {
                x += subview[Space.self]
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subview.sizeThatFits(.unspecified).width
            }
        }
    }

    private struct Space: LayoutValueKey { static let defaultValue: CGFloat = 0 }

    /// Puts its only view in the middle of all the space.
    private struct Middle: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews.first?.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(width: 50, height: nil))
        }
    }

    private struct Box: View {
        let width: CGFloat
        var body: some View { Color.red.frame(width: width, height: 20) }
    }

    private func places(in host: TestHost) throws -> [Placed?] { try host.element(.stack).children.map { $0.modifier(Placed.self) } }

    private func placed(_ x: Double, _ width: Double) -> Placed { Placed(x: x, y: 0, width: width, height: 20) }

    // Shows: Layout, ProposedViewSize, .place, .sizeThatFits
    @Test func `A headless layout has the sizes of the layout engine`() throws {
        let host = mount {
            Line() {
                Box(width: 30)
                Box(width: 50)
            }
        }
        #expect(try places(in: host) == [placed(0, 30), placed(30, 50)])
        let stack = try host.element(.stack)
        #expect(stack[.width] == 80.0 && stack[.height] == 20.0)
    }

    private struct Growing: View {
        @State private var widths: [CGFloat] = [30, 50]
        @State private var space: CGFloat = 5
        var body: some View {
            Line() { ForEach(widths, id: \.self) { Box(width: $0).layoutValue(key: Space.self, value: $0 == 50 ? space : 0) } }
            Button("Remove") { widths.removeFirst() }
            Button("Reverse") { widths.reverse() }
            Button("Space") { space = 9 }
            Button("Replace") { widths[0] = 70 }
        }
    }

    // Shows: LayoutValueKey
    @Test func `A layout runs again when views go or move, or a value of one changes`() throws {
        let host = mount { Growing() }
        #expect(try places(in: host) == [placed(0, 30), placed(35, 50)])
        host.tap("Space")
        #expect(try places(in: host) == [placed(0, 30), placed(39, 50)])
        host.tap("Reverse")
        #expect(try places(in: host) == [placed(9, 50), placed(59, 30)])
        host.tap("Remove")
        #expect(try places(in: host) == [placed(0, 30)])
        host.tap("Replace")
        #expect(try places(in: host) == [placed(0, 70)])
    }

    @Test func `A layout gets the sizes that the host reports`() throws {
        let host = mount {
            Line() {
                Text("One")
                Text("Two")
            }
        }
        let stack = try host.element(.stack)
        #expect(stack[.isMeasured] == nil)
        let question = try #require(stack[.proposals]?.listValue)
        #expect(question.dropFirst(2) == [-1.0, -1.0])
        try host.fire(.arrange, on: stack, value: [question[0], 300.0, 800.0, [31.5, 20.0], [40.0, 20.0]])
        #expect(try places(in: host) == [placed(0, 31.5), placed(31.5, 40)])
        #expect(stack[.isMeasured] == true)
        #expect(stack[.width] == 71.5)
    }

    @Test func `A view that was not offered all space has a finite size, whatever a host reports`() throws {
        /// Traps if a size is infinite, as `Int` does.
        struct Whole: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: Int(subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)), height: 20)
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let host = mount { Whole() { Text("One") } }
        let stack = try host.element(.stack)
        let question = try #require(stack[.proposals]?.listValue)
        let sizes = Value.list(Array(repeating: 1_000_000.0, count: question.count - 2))
        let value: Value = [question[0], 300.0, 800.0, sizes]
        try host.fire(.arrange, on: stack, value: value)
        // So wide a view fills its container.
        #expect(stack[.fillsWidth] == true)
    }

    @Test func `A report about other views is ignored`() throws {
        let host = mount { Line() { Box(width: 30) } }
        let stack = try host.element(.stack)
        for value: Value in [[0, 1, 1], [900, 300.0, 800.0, []], [1, 300.0, 800.0, [1.0]], ["x"], [1, 300.0, 800.0, 7]] {
            try host.fire(.arrange, on: stack, value: value)
            #expect(try places(in: host) == [placed(0, 30)])
        }
    }

    @Test func `A layout that takes what it is offered fills its container, but not in a scroll view`() throws {
        let host = mount(traits: ClientTraits(width: 332, height: 600)) { Middle() { Box(width: 30) } }
        let stack = try host.element(.stack)
        #expect(stack[.fillsWidth] == true && stack[.fillsHeight] == true)
        #expect(try places(in: host) == [Placed(x: 135, y: 290, width: 30, height: 20)])
        let scrolling = mount { ScrollView { Middle() { Box(width: 30) } } }
        #expect(try scrolling.element(.stack)[.fillsHeight] == nil)
        #expect(try scrolling.element(.stack)[.height] == 10.0)
        let framed = mount { ScrollView { Middle() { Box(width: 30) }.frame(height: 300) } }
        #expect(try framed.element(.stack)[.fillsHeight] == true)
    }

    private struct Broken: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: CGFloat.nan, height: .infinity)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews.first?.place(at: CGPoint(x: CGFloat.infinity, y: .nan), proposal: ProposedViewSize(width: .nan, height: -5))
        }
    }

    @Test func `Numbers of a layout that are none do no harm`() throws {
        let host = mount { Broken() { Color.red } }
        let place = try #require(try places(in: host).first ?? nil)
        #expect(place == Placed(x: 0, y: 0, width: 0, height: 0))
    }

    private struct Switching: View {
        @State private var isOwn = false
        @State private var count = 0
        var body: some View {
            let layout = isOwn ? AnyLayout(Line()) : AnyLayout(HStackLayout(spacing: 3))
            layout {
                Button("Count: \(count)") { count += 1 }.frame(width: 100, height: 20)
                Box(width: 30)
            }
            Button("Switch") { isOwn.toggle() }
        }
    }

    // Shows: AnyLayout
    @Test func `A layout of an app in place of a stack keeps the views`() throws {
        let host = mount { Switching() }
        let views = try host.element(.stack).children.map(\.id)
        #expect(try places(in: host) == [nil, nil])
        host.tap("Count: 0")
        host.tap("Switch")
        #expect(try places(in: host) == [placed(0, 100), placed(100, 30)])
        #expect(try host.element(.stack).children.map(\.id) == views)
        #expect(host.exists("Count: 1"))
        host.tap("Switch")
        #expect(try places(in: host) == [nil, nil])
        #expect(try host.element(.stack)[.axis] == "horizontal")
    }

    /// Uses the layout of a stack, with the views in the other order.
    private struct Reversed: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            HStackLayout(spacing: 4).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let reversed = subviews[subviews.indices.reversed()]
            HStackLayout(spacing: 4).placeSubviews(in: bounds, proposal: proposal, subviews: reversed, cache: &cache)
        }
    }

    @Test func `A layout can use that of a stack`() throws {
        let host = mount {
            Reversed() {
                Box(width: 30)
                Box(width: 50)
            }
        }
        #expect(try places(in: host) == [placed(54, 30), placed(0, 50)])
        #expect(try host.element(.stack)[.width] == 84.0)
    }

    /// Counts how often its cache is made.
    private struct Counting: Layout {
        final class Log: @unchecked Sendable { var made = 0 }  // Used on the main actor alone.
        let log: Log
        func makeCache(subviews: Subviews) -> Int {
            log.made += 1
            return subviews.count
        }
        func updateCache(_ cache: inout Int, subviews: Subviews) { cache = subviews.count }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            CGSize(width: cache * 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
    }

    private struct Cached: View {
        let log: Counting.Log
        @State private var count = 2
        var body: some View {
            Counting(log: log)() { ForEach(0..<count, id: \.self) { _ in Box(width: 10) } }
            Button("Add") { count += 1 }
        }
    }

    @Test func `A cache is made once, and updated when views come`() throws {
        let log = Counting.Log()
        let host = mount { Cached(log: log) }
        #expect(try host.element(.stack)[.width] == 20.0)
        host.tap("Add")
        #expect(try host.element(.stack)[.width] == 30.0)
        #expect(log.made == 1)
        // Views that are not placed are in the middle.
        #expect(try places(in: host) == Array(repeating: Placed(x: 10, y: -5, width: 10, height: 20), count: 3))
    }
}
