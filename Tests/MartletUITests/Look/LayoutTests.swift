import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Layout")
struct LayoutTests {
    private func element<V: View>(_ view: V) throws -> Element { try #require(mount { view }.session.tree.root.children.first) }

    @Test func `Modifiers keep their order`() throws {
        let text = try element(Text("x").padding(8).background(.red).frame(width: 40).opacity(0.5))
        #expect(
            text.modifiers == [
                Modifier(Padding(top: 8, leading: 8, bottom: 8, trailing: 8)),
                Modifier(Background(.color(.token("red")), ignoredEdges: .all)), Modifier(Frame(width: 40, height: nil)),
                Modifier(Opacity(0.5)),
            ])
    }

    // Shows: .containerRelativeFrame
    @Test func `A view is measured by the container around it`() throws {
        func frame(_ view: some View) throws -> ContainerFrame? { try element(view).modifier(ContainerFrame.self) }
        #expect(try frame(Text("x").containerRelativeFrame(.horizontal)) == ContainerFrame(width: .init(), height: nil))
        // Two of four parts of 100 points, with 4 points between: (100 - 3 * 4) / 4 * 2 + 4 = 48.
        #expect(
            try frame(Text("x").containerRelativeFrame([.horizontal, .vertical], count: 4, span: 2, spacing: 4, alignment: .leading))
                == ContainerFrame(
                    width: .init(share: 0.5, points: -2), height: .init(share: 0.5, points: -2), alignment: Placement(.leading, .center)))
    }

    @Test func `A function of the container's room is a share of it and some points, or else is told the window's`() throws {
        func width(_ length: @escaping (CGFloat) -> CGFloat) throws -> ContainerFrame.Length? {
            let view = Text("x").containerRelativeFrame(.horizontal) { width, _ in length(width) }
            return try element(view).modifier(ContainerFrame.self)?.width
        }
        let part = try #require(try width { $0 * 0.75 - 16 })
        #expect(abs(part.share - 0.75) < 1e-9 && abs(part.points + 16) < 1e-9)
        #expect(try width { min($0, 250) } == .init(share: 0, points: 250))
    }

    @Test func `Views behind and before stand beside the view, in slots`() throws {
        let outer = try element(Text("x").background { Circle() }.overlay(alignment: .topTrailing) { Text("3") })
        #expect(outer.kind == .layer)
        #expect(outer[.alignment] == "topTrailing")
        #expect(outer.children.map { $0[.slot] } == [nil, "overlay"])
        #expect(outer.children[0].children.map { $0[.slot] } == [nil, "background"])
    }

    @Test func `A picture keeps its own proportions by itself`() throws {
        let image = try element(Image(systemName: "star").resizable().scaledToFit().frame(width: 20))
        #expect(image.attributes == [.symbol: "star", .resizable: true, .contentMode: "fit"])
        #expect(image.modifiers == [Modifier(Frame(width: 20, height: nil))])
    }

    // Shows: GeometryReader
    @Test func `A geometry reader has the window's size until it is measured`() throws {
        let host = mount(traits: ClientTraits(width: 300, height: 600)) {
            GeometryReader { proxy in Text("\(Int(proxy.size.width)) at \(Int(proxy.frame(in: .global).minY))") }
        }
        let geometry = try #require(host.session.tree.root.children.first)
        #expect(geometry.children[0].text == "300 at 0")
        try host.act { try host.session.send(.element(Event(.measure, on: geometry.id, value: [120.0, 40.0, 0.0, 77.0]))) }
        #expect(host.operations == [.setText(geometry.children[0].id, "120 at 77")])
    }

    // Shows: .coordinateSpace
    @Test func `A place is measured from a named view above`() throws {
        let host = mount {
            VStack { GeometryReader { proxy in Text("\(Int(proxy.frame(in: .named("list")).minY))") } }.coordinateSpace(name: "list")
        }
        let stack = try #require(host.session.tree.root.children.first)
        let geometry = stack.children[0]
        try host.act {
            try host.session.send(.element(Event(.measure, on: stack.id, value: [100.0, 100.0, 0.0, 50.0])))
            try host.session.send(.element(Event(.measure, on: geometry.id, value: [100.0, 20.0, 0.0, 62.0])))
        }
        #expect(geometry.children[0].text == "12")
        try host.act { try host.session.send(.element(Event(.measure, on: stack.id, value: [100.0, 100.0, 0.0, 40.0]))) }
        #expect(geometry.children[0].text == "22")
    }

    // Shows: .onGeometryChange
    @Test func `A change of geometry is told once, also by disabled views`() throws {
        var widths: [CGFloat] = []
        let host = mount { Button("x") {}.onGeometryChange(for: CGFloat.self, of: \.size.width) { widths.append($0) }.disabled(true) }
        let button = try #require(host.session.tree.root.children.first)
        #expect(widths == [host.frame(of: "x").width])
        for y in [0.0, 10.0] {
            try host.act { try host.session.send(.element(Event(.measure, on: button.id, value: [80.0, 20.0, 0.0, .double(y)]))) }
        }
        #expect(widths == [host.frame(of: "x").width, 80])
    }

    // Shows: .alignmentGuide
    @Test func `A guide that is a constant and shares of the size needs no measurement`() throws {
        func position(_ value: @escaping (ViewDimensions) -> CGFloat) throws -> GuidePosition? {
            try element(Text("x").alignmentGuide(.leading, computeValue: value)).modifier(Guide.self)?.position
        }
        #expect(try position { _ in -10 } == GuidePosition(constant: -10))
        #expect(try position { $0[.trailing] + 4 } == GuidePosition(constant: 4, widthShare: 1))
        #expect(try position { $0.height / 2 - $0.width } == GuidePosition(widthShare: -1, heightShare: 0.5))
    }

    @Test func `Another function of the size is called with the size that the page reports`() throws {
        let host = mount { Text("x").alignmentGuide(VerticalAlignment.center) { min($0.height, 12) } }
        let text = try #require(host.session.tree.root.children.first)
        #expect(text.modifier(Guide.self)?.position == GuidePosition(constant: 12))
        host.measure("x", width: 80, height: 10)
        #expect(text.modifier(Guide.self)?.position == GuidePosition(constant: 10))
    }

    // Shows: GridItem
    @Test func `Grids say their tracks`() {
        let host = mount {
            LazyVGrid(
                columns: [GridItem(.fixed(40), spacing: 4), GridItem(.flexible()), GridItem(.adaptive(minimum: 80, maximum: 120))],
                spacing: 12
            ) {
                Text("cell")
            }
        }
        #expect(
            host.first(.grid)?.attributes == [
                .axis: "vertical", .alignment: "center", .spacing: 12.0,
                .tracks: [
                    ["fixed", 40.0, 40.0, 4.0, ""], ["flexible", 10.0, -1.0, -1.0, ""], ["adaptive", 80.0, 120.0, -1.0, ""],
                ],
            ])
    }

    @Test func `The cells of a grid stand in rows`() throws {
        let grid = try element(
            Grid(alignment: .leading, verticalSpacing: 4) {
                GridRow {
                    Text("a")
                    Text("b").gridCellColumns(2)
                }
                Divider()
            })
        #expect(grid.kind == .table)
        #expect(grid.attributes == [.alignment: "leading", .spacing: 4.0])
        #expect(grid.children.map(\.kind) == [.tableRow, .divider])
        #expect(grid.children[0].children[1].modifiers == [Modifier(GridCell(columns: 2))])
    }
}
