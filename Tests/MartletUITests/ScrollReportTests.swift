import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Reports of scrolling")
struct ScrollReportTests {
    private struct Page: View {
        @State private var log: [String] = []

        var body: some View {
            ScrollView {
                VStack { ForEach(0..<5, id: \.self) { Text(verbatim: "row \($0)") } }.scrollTargetLayout()
            }
            .onScrollGeometryChange(for: Bool.self) {
                $0.contentOffset.y > 100
            } action: { old, new in
                log.append("\(old) \(new)")
            }
            .onScrollPhaseChange { old, new, context in log.append("\(old) \(new) \(Int(context.geometry.visibleRect.maxY))") }
            .onScrollTargetVisibilityChange(idType: Int.self) { log.append("\($0)") }
            Text("last").onScrollVisibilityChange { log.append("visible \($0)") }
            Text(log.joined(separator: ", "))
        }
    }

    // Shows: .onScrollGeometryChange, .onScrollPhaseChange
    @Test func `A value of the geometry is told once, and then when it changes`() throws {
        let host = mount { Page() }
        let scroll = try host.element(.scroll)
        for y in [0.0, 50, 120, 130] { try host.fire(.scrollGeometry, on: scroll, value: [0.0, .double(y), 300.0, 900.0, 300.0, 400.0]) }
        #expect(host.shownTexts.last == "false false, false true")
        try host.fire(.scrollPhase, on: scroll, value: 2)
        try host.fire(.scrollPhase, on: scroll, value: 2)
        try host.fire(.scrollPhase, on: scroll, value: 0)
        #expect(host.shownTexts.last == "false false, false true, idle interacting 530, interacting idle 530")
    }

    // Shows: .onScrollVisibilityChange
    @Test func `Visible views are told by their identities`() throws {
        let host = mount { Page() }
        let rows = try [1, 2].map { try #require(host.first(.text, saying: "row \($0)")).id.rawValue }
        try host.fire(.visibleTargets, on: try host.element(.scroll), value: .list(rows.map { .int($0) } + [.int(99_999)]))
        try host.fire(.visible, on: host.first(.text, saying: "last"), value: true)
        #expect(host.shownTexts.last == "[1, 2], visible true")
        #expect(host.first(.text, saying: "last")?.attributes[.visibilityThreshold] == 0.5)
    }

    private struct PositionPage: View {
        @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)

        var body: some View {
            ScrollView { VStack { ForEach(0..<9, id: \.self) { Text(verbatim: "row \($0)") } }.scrollTargetLayout() }
                .scrollPosition($position)
            Button("Top") { position.scrollTo(edge: .top) }
            Button("Place") { position.scrollTo(x: 0, y: 250) }
            Button("View") { position.scrollTo(id: 4, anchor: .top) }
            Text("\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser) \(position.edge.map { "\($0)" } ?? "-")")
        }
    }

    // Shows: ScrollPosition, .scrollPosition
    @Test func `A position scrolls to edges, points and views`() throws {
        let host = mount { PositionPage() }
        let scroll = try host.element(.scroll)
        #expect(scroll[.scrollCommand] == ["1", "-", "100%"])
        host.tap("Top")
        #expect(scroll[.scrollCommand] == ["2", "-", "0%"])
        host.tap("Top")
        #expect(scroll[.scrollCommand] == ["3", "-", "0%"])
        host.tap("Place")
        #expect(scroll[.scrollCommand] == ["4", "0.0", "250.0"])
        let row = try #require(host.first(.text, saying: "row 4"))
        host.tap("View")
        #expect(host.operations.contains(.scroll(row.id, anchor: UnitPosition(x: 0.5, y: 0))))
        #expect(host.shownTexts.last == "4 false -")
    }

    @Test func `A position tells what the user scrolls to, and does not scroll there`() throws {
        let host = mount { PositionPage() }
        let scroll = try host.element(.scroll)
        #expect(host.shownTexts.last == "-1 false bottom")
        let row = try #require(host.first(.text, saying: "row 3"))
        try host.fire(.scrolled, on: scroll, value: .int(row.id.rawValue))
        #expect(host.shownTexts.last == "3 false bottom")
        try host.fire(.scrollPhase, on: scroll, value: 2)
        #expect(host.shownTexts.last == "3 true -")
    }

    @Test func `A command ends when the user scrolls, and the next one has a new number`() throws {
        let host = mount { PositionPage() }
        let scroll = try host.element(.scroll)
        try host.fire(.scrollPhase, on: scroll, value: 4)
        #expect(scroll[.scrollCommand] == ["1", "-", "100%"])
        try host.fire(.scrollPhase, on: scroll, value: 2)
        #expect(scroll[.scrollCommand] == nil)
        host.tap("Top")
        #expect(scroll[.scrollCommand] == ["2", "-", "0%"])
    }
}
