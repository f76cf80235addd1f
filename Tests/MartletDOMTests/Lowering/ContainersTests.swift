import MartletElements
import Testing

@testable import MartletDOM

@MainActor
@Suite("HTML of containers")
struct ContainersTests {
    let page = TestPage()

    @Test("a horizontal stack gives the remaining space to expanding children")
    func row() {
        let row = page.add(.stack, [.axis: "horizontal", .alignment: "top", .spacing: 4])
        page.add(.text, to: row, text: "a")
        page.add(.spacer, to: row, [.minLength: 0])
        page.add(.text, to: row, text: "b")
        let expected = [
            "<div id=e1 class='k-stack h to-top x' style='grid-template-columns:auto minmax(0,1fr);gap:4px'>",
            "<span id=e2 class=k-text>a</span><div id=e3 class='k-spacer x' style=--least:0></div>",
            "<span id=e4 class=k-text>b</span></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("in a row a view takes up to its maximum, before those without one share the rest")
    func rowWithMaximum() {
        let row = page.add(.stack, [.axis: "horizontal"])
        page.add(.color, to: row, [:], [Self.most(60), Self.padding])
        page.add(.color, to: row)
        page.add(.spacer, to: row)
        #expect(page.html.hasPrefix("<div id=e1 class='k-stack h x y' style='grid-template-columns:minmax(0,80px) minmax(0,1fr)'>"))
    }

    @Test("a row of views with maxima is as wide as they are")
    func rowOfMaxima() {
        let row = page.add(.stack, [.axis: "horizontal"])
        page.add(.text, to: row, text: "a")
        page.add(.color, to: row, [:], [Self.most(60)])
        #expect(
            page.html.hasPrefix(
                "<div id=e1 class='k-stack h w x y' style='grid-template-columns:auto minmax(0,60px);max-width:max-content'>"))
    }

    @Test func `In a row whose height is fixed, a view with an aspect ratio is no wider than that allows`() {
        let row = page.add(.stack, [.axis: "horizontal"], [Self.padding, Frame(width: nil, height: 106)])
        page.add(.color, to: row, [:], [AspectRatio(1, fits: true)])
        let layer = page.add(.layer, to: row)
        page.add(.color, to: layer, [:], [AspectRatio(1.5, fits: true)])
        #expect(page.html.contains("style='grid-template-columns:minmax(0,86px) minmax(0,129px);max-width:max-content"))
    }

    @Test func `In any other row, views with an aspect ratio share the width`() {
        let row = page.add(.stack, [.axis: "horizontal"])
        page.add(.color, to: row, [:], [AspectRatio(1, fits: true)])
        #expect(page.html.contains("style='grid-template-columns:minmax(0,1fr)'"))
    }

    @Test("of views that grow in a row, only those of the highest priority do")
    func rowWithPriority() {
        let row = page.add(.stack, [.axis: "horizontal"])
        page.add(.color, to: row, [:], [LayoutPriority(1)])
        page.add(.color, to: row)
        // The padding hides the priority.
        page.add(.color, to: row, [:], [LayoutPriority(2), Self.padding])
        #expect(
            page.html.hasPrefix("<div id=e1 class='k-stack h x y' style='grid-template-columns:minmax(0,1fr) minmax(0,0) minmax(0,0)'>"))
    }

    private static let padding = Padding(top: 10, leading: 10, bottom: 10, trailing: 10)

    private static func most(_ width: Double) -> Frame {
        Frame(minWidth: nil, idealWidth: nil, maxWidth: width, minHeight: nil, idealHeight: nil, maxHeight: nil)
    }

    @Test("padding of a layer is a box around it, so that its overlay covers the content alone")
    func paddedLayer() {
        let layer = page.add(.layer, [:], [Self.padding])
        page.add(.text, to: layer, text: "a")
        page.add(.color, to: layer, [.slot: "overlay"])
        #expect(
            page.html.hasPrefix(
                "<div class=b style=padding:10px><div id=e1 class=k-layer><span id=e2 class=k-text>a</span><div class=before"))
    }

    @Test("the children of a depth stack share one grid cell")
    func depth() {
        page.add(.stack, [.axis: "depth", .alignment: "bottomTrailing"])
        #expect(page.html == "<div id=e1 class='k-stack z' style=place-items:end></div>")
    }

    @Test("a divider is a rule")
    func divider() {
        page.add(.divider)
        #expect(page.html == "<hr id=e1 class='k-divider x'>")
    }

    @Test("a gap has the height of the rows that it replaces")
    func gap() {
        page.add(.gap, [.count: 990, .first: 10], on: [.reveal])
        let expected = [
            "<div id=e1 class='k-gap x' style=--count:990 data-count=990 data-first=10 aria-hidden=true data-on=reveal>",
            "</div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a grid has columns")
    func grid() {
        page.add(.grid, [.axis: "vertical", .spacing: 12, .tracks: [["adaptive", 80, -1, 6, "center"]]])
        let expected = [
            "<div id=e1 class='k-grid x' style='grid-template-columns:repeat(auto-fill,minmax(min(80px,100%),1fr));gap:12px 6px'>",
            "</div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("several adaptive columns share the room, because CSS repeats only one")
    func adaptiveTracks() {
        page.add(.grid, [.axis: "vertical", .tracks: [["adaptive", 50, -1, -1, "center"], ["adaptive", 60, 90, -1, "center"]]])
        #expect(page.html.contains("grid-template-columns:minmax(50px,1fr) minmax(min(60px,100%),90px)"))
    }

    @Test("a grid of fixed and flexible columns names each")
    func tracks() {
        page.add(
            .grid,
            [
                .axis: "vertical",
                .tracks: [["fixed", 40, -1, -1, "center"], ["flexible", 10, -1, -1, "center"], ["flexible", 50, 90, -1, "center"]],
            ])
        let expected = [
            "<div id=e1 class='k-grid x' style='grid-template-columns:40px calc((100% - 56px)/2) clamp(50px,((100% - 56px)/2*1)/1,90px);justify-content:center'>",
            "</div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("the cells of a table share their columns")
    func table() {
        let row = page.add(.tableRow, to: page.add(.table, [.columnSpacing: 20]))
        page.add(.text, to: row, text: "a")
        page.add(.field, to: row)
        let expected = [
            "<div id=e1 class='k-table-grid x' style='grid-template-columns:auto minmax(0,1fr);gap:8px 20px'>",
            "<div id=e2 class='k-table-row x'><span id=e3 class=k-text>a</span>",
            "<input id=e4 class='k-field x' type=text value data-edition=0 autocomplete=off></div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a scroll view can be reached by keyboard")
    func scroll() {
        page.add(.scroll, [.axes: "vertical"])
        #expect(page.html == "<div id=e1 class='k-scroll v y q' tabindex=0></div>")
    }

    @Test("a list contains lists of rows")
    func list() {
        let section = page.add(.section, to: page.add(.list, [.style: "plain"]))
        page.add(.text, to: section, [.slot: "header"], text: "Mains")
        page.add(.text, to: page.add(.row, to: section), text: "Pie")
        let expected = [
            "<div id=e1 class='k-list plain x y q' role=list><div id=e2 class='k-section x' role=listitem>",
            "<header class=section-header data-slot=header data-of=2><span id=e3 class=k-text data-in=header role=heading aria-level=2>Mains",
            "</span></header><div class=rows role=list data-slot data-of=2><div id=e4 class='k-row x' role=listitem>",
            "<div class=row-content data-slot data-of=4><span id=e5 class=k-text>Pie</span></div></div></div>",
            "<footer class=section-footer data-slot=footer data-of=2></footer></div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("the rows of a form are not a list")
    func form() {
        page.add(.row, to: page.add(.section, to: page.add(.form)))
        let expected = [
            "<div id=e1 class='k-form insetGrouped x y q'><section id=e2 class='k-section x'>",
            "<header class=section-header data-slot=header data-of=2></header><div class=rows data-slot data-of=2>",
            "<div id=e3 class='k-row x'><div class=row-content data-slot data-of=3></div></div></div>",
            "<footer class=section-footer data-slot=footer data-of=2></footer></section></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a row carries its own insets, paint and lines")
    func rowStyle() {
        page.add(
            .row, to: page.add(.list), [.selected: true],
            [RowInsets(top: 1, leading: 2, bottom: 3, trailing: 4), RowBackground(.color(.token("red"))), RowSeparator(bottom: false)])
        let expected = [
            "<div id=e1 class='k-list insetGrouped x y q' role=list>",
            "<div id=e2 class='k-row selected no-line x' style='--insets:1px 4px 3px 2px;--edge:2px;background:var(--red)' role=listitem aria-current=true>",
            "<div class=row-content data-slot data-of=2></div></div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a row in a list that is edited has a minus and a button to delete it")
    func rowDelete() {
        page.add(.row, to: page.add(.list), [.isEditing: true], on: [.delete])
        let expected = [
            "<div id=e1 class='k-list insetGrouped x y q' role=list>",
            "<div id=e2 class='k-row x' role=listitem data-swipe=edit data-on=delete>",
            "<button type=button class=row-delete aria-label=Delete></button>",
            "<div class=row-content data-slot data-of=2></div>",
            "<div class='swipe swipe-trailing'><button type=button class='k-button destructive' data-action=delete>Delete</button></div>",
            "</div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a group box has a label")
    func groupBox() {
        page.add(.groupBox)
        #expect(page.html == "<div id=e1 class='k-group-box v x' role=group><div data-slot=label data-of=1></div></div>")
    }

    @Test("an empty state has a label, a description and actions")
    func contentUnavailable() {
        page.add(.contentUnavailable)
        let expected = [
            "<div id=e1 class='k-content-unavailable v x y'><div data-slot=label data-of=1></div>",
            "<div data-slot=description data-of=1></div><div class=v data-slot=actions data-of=1></div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("an overlay is in a layer above its content")
    func layer() {
        let layer = page.add(.layer, [.alignment: "topTrailing"])
        page.add(.text, to: layer, text: "a")
        page.add(.text, to: layer, [.slot: "overlay"], text: "b")
        let expected = [
            "<div id=e1 class=k-layer style='--place:start end'><span id=e2 class=k-text>a</span>",
            "<div class=before data-slot=overlay data-of=1><span id=e3 class=k-text data-in=overlay>b</span></div>",
            "</div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a shape used as a mask clips its content")
    func mask() {
        let mask = page.add(.mask)
        page.add(.shape, to: mask, [.slot: "mask", .shape: "circle"])
        let expected = [
            "<div id=e1 class='k-mask z' style='clip-path:circle()'><div data-slot=mask data-of=1>",
            "<div id=e2 class='k-shape x y' style='background:currentColor;clip-path:circle()' data-in=mask></div>",
            "</div></div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a bar at an edge is beside the content")
    func safeAreaInset() {
        page.add(.safeAreaInset, [.edge: "bottom"])
        let expected = [
            "<div id=e1 class='k-safe-area-inset bottom'><div class='inset-bar v' data-slot=inset data-of=1></div>",
            "</div>",
        ]
        #expect(page.html == expected.joined())
    }

    @Test("a geometry reader reports its size")
    func geometry() {
        page.add(.geometry, on: [.measure])
        #expect(page.html == "<div id=e1 class='k-geometry x y' data-on=measure></div>")
    }

    @Test("the page chooses the alternative that fits")
    func fitting() {
        page.add(.fitting, [.axes: "horizontal"])
        #expect(page.html == "<div id=e1 class=k-fitting data-fitting=horizontal></div>")
    }

    @Test("an island is marked as one")
    func island() {
        page.add(.island, [.module: "map"])
        #expect(page.html == "<div id=e1 class='k-island v' data-island data-module=map></div>")
    }

    @Test("a group wraps its children")
    func group() {
        page.add(.text, to: page.add(.group), text: "a")
        #expect(page.html == "<div id=e1 class=k-group><span id=e2 class=k-text>a</span></div>")
    }
}
