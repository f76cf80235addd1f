import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Places of taps and the pointer")
struct PlacedGestureTests {
    private struct Page: View {
        @State private var log: [String] = []

        private func note(_ name: String, _ point: CGPoint) { log.append("\(name) \(Int(point.x)),\(Int(point.y))") }

        var body: some View {
            VStack {
                Text("Map").onTapGesture { note("tap", $0) }
                Text("Board tap").onTapGesture(count: 2, coordinateSpace: .named("board")) { note("double", $0) }
                Text("Page tap").gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { note("gesture", $0.location) })
                Text("Chart").onContinuousHover { phase in
                    switch phase {
                    case .active(let point): note("over", point)
                    case .ended: log.append("left")
                    }
                }
            }
            .coordinateSpace(name: "board")
            Text(log.joined(separator: "; "))
        }
    }

    // Shows: .onTapGesture
    @Test func `A tap is told with its place in the view`() throws {
        let host = mount { Page() }
        host.tap("Map", at: CGPoint(x: 30, y: 20))
        #expect(host.shownTexts.last == "tap 30,20")
        #expect(try #require(host.first(.text, saying: "Map"))[.tapPlaces] == true)
    }

    // Shows: SpatialTapGesture
    @Test func `A tap is told with its place on the page or in a named view`() throws {
        let host = mount { Page() }
        try host.fire(.measure, on: host.session.tree.root.children.first, value: [200.0, 100.0, 40.0, 30.0])
        try host.fire(.doubleTap, on: host.first(.text, saying: "Board tap"), value: [5.0, 6.0, 50.0, 70.0])
        try host.fire(.tap, on: host.first(.text, saying: "Page tap"), value: [5.0, 6.0, 50.0, 90.0])
        #expect(host.shownTexts.last == "double 15,46; gesture 55,96")
    }

    // Shows: .onContinuousHover
    @Test func `The pointer is told with its place, and when it leaves`() throws {
        let host = mount { Page() }
        let chart = host.first(.text, saying: "Chart")
        try host.fire(.hoverPlace, on: chart, value: [5.0, 6.0, 50.0, 70.0])
        try host.fire(.hoverPlace, on: chart, value: [])
        #expect(host.shownTexts.last == "over 5,6; left")
    }
}
