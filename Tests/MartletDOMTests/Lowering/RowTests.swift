import MartletElements
import Testing

@testable import MartletDOM

@MainActor
@Suite("HTML of rows and sections")
struct RowTests {
    let page = TestPage()

    private func row(_ attributes: [Attribute: Value] = [:], on actions: Set<Action> = []) -> Element {
        let list = page.add(.list)
        let row = page.add(.row, to: list, attributes, on: actions)
        page.add(.text, to: row, text: "Soup")
        return row
    }

    /// The HTML of the row alone.
    private func html(of row: Element) -> String {
        _ = page.html
        return page.lowering.html(of: row).string
    }

    private let content = "<div class=row-content data-slot data-of=2><span id=e3 class=k-text>Soup</span></div>"

    @Test func `A row that can be deleted has a swipe action`() {
        let expected = [
            "<div id=e2 class='k-row x' data-swipe role=listitem data-on=delete>", content,
            "<div class='swipe swipe-trailing'><button type=button class='k-button destructive' data-action=delete>Delete</button></div></div>",
        ]
        let row = row(on: [.delete])
        #expect(html(of: row).contains(expected[1]))
        #expect(html(of: row).contains(expected[2]))
        #expect(html(of: row).contains("data-swipe"))
    }

    @Test func `A row that can be tapped stays an item of its list, and has a button in it`() {
        let html = html(of: row(on: [.tap]))
        let button = "<div class=row-content data-slot data-of=2 role=button tabindex=0>"
        #expect(html.hasPrefix("<div id=e2 class='k-row x' role=listitem data-on=tap>" + button))
    }

    @Test func `A row that can be tapped is drawn anew when it no longer can`() throws {
        let row = row(on: [.tap])
        page.show()
        page.tree.setActions([], of: row)
        #expect(page.patches.contains("<div class=row-content data-slot data-of=2><span"))
    }

    @Test func `A row with custom swipe actions has no delete action`() {
        let row = row(on: [.delete])
        page.add(.button, to: row, [.slot: "trailing-actions"], text: "Flag", on: [.tap])
        #expect(!html(of: row).contains(">Delete<"))
    }

    @Test func `An edited row has a minus, which shows its delete button, and a handle to be moved`() {
        let html = html(of: row([.isEditing: true], on: [.delete, .move]))
        #expect(html.contains("<button type=button class=row-delete aria-label=Delete></button>" + content))
        #expect(html.contains("<button type=button class=row-move aria-label=Move aria-keyshortcuts='ArrowUp ArrowDown'></button>"))
        #expect(html.hasSuffix("data-action=delete>Delete</button></div></div>"))
        #expect(html.contains("data-swipe=edit"))
    }

    @Test func `The background of a row precedes its content`() {
        let row = row()
        page.add(.shape, to: row, [.slot: "background", .shape: "circle"])
        #expect(html(of: row).contains("<div class=row-background data-slot=background data-of=2><div id=e4 "))
    }

    @Test func `A collapsible section has a button that reflects its state`() {
        let list = page.add(.list)
        let section = page.add(.section, to: list, [.isExpanded: false, .prominence: "increased"], on: [.change])
        let html = html(of: section)
        #expect(html.contains("class='k-section prominent"))
        #expect(
            html.contains(
                "<button type=button class=section-toggle id=x2 data-action=change data-value=true aria-expanded=false aria-label=Expand></button>"
            ))
        page.show()
        page.tree.setAttribute(.isExpanded, to: true, of: section)
        #expect(
            page.patches
                == #"[["a","x2","aria-expanded","true"],["a","x2","aria-label","Collapse"],["a","x2","data-value","false"]]"#)
    }

    @Test func `Section separators and list spacing are styles`() {
        let list = page.add(.list, [.sectionSpacing: 4, .rowSpacing: 2, .minimumRowHeight: 60])
        let section = page.add(.section, to: list, [:], [SectionSeparator(top: true, bottom: false, tint: .rgb(1, 0, 0, 1))])
        #expect(page.html.contains("--section-gap:4px;--row-gap:2px;--row-min:60px"))
        #expect(html(of: section).contains("no-line line-above"))
        #expect(html(of: section).contains("--line:"))
    }

    @Test func `Refreshable content has a button and a spinner, and is marked as busy while it refreshes`() {
        let list = page.add(.list, on: [.refresh])
        page.add(.row, to: list)
        #expect(
            page.html.contains(
                "data-on=refresh><div class=refresh role=listitem><button type=button data-action=refresh aria-label=Refresh title=Refresh>"
                    + "<svg>arrow.clockwise</svg></button><div class=spinner aria-hidden=true></div></div><div id=e2 "))
        page.show()
        page.tree.setAttribute(.isRefreshing, to: true, of: list)
        #expect(page.patches == #"[["a",1,"data-refreshing",""],["a",1,"aria-busy","true"]]"#)
    }

    @Test func `Scroll behaviour is written as classes, and the initial position as an attribute`() {
        page.add(
            .scroll,
            [
                .isScrollDisabled: true, .showsOverflow: true, .initialPosition: [0.5, 1.0], .contentInsets: [1, 2, -1, 4],
                .keyboardDismissal: "never",
            ])
        #expect(page.html.contains("held overflowing"))
        #expect(page.html.contains("padding-block-start:1px;padding-inline-start:2px;padding-inline-end:4px"))
        #expect(page.html.contains("data-start='0.5 1'"))
        #expect(!page.html.contains("data-keyboard"))
    }

    @Test func `A sheet has the height of the selected detent`() {
        let sheet = page.add(.sheet, [.detents: ["medium", "large"], .selection: 1], on: [.change])
        #expect(page.html.contains("--detent:94dvh"))
        page.show()
        page.tree.setAttribute(.selection, to: 0, of: sheet)
        #expect(page.patches.contains("--detent:50dvh"))
    }

    @Test func `The script draws a mask that is not a plain shape`() {
        let mask = page.add(.mask, [.alignment: "leading"])
        page.add(.image, to: mask, [.slot: "mask", .symbol: "star.fill"])
        #expect(page.html.hasPrefix("<div id=e1 class='k-mask z' style='--place:center start' data-mask>"))
        let padded = page.add(.mask)
        page.add(.shape, to: padded, [.slot: "mask", .shape: "circle"], [Padding(top: 1, leading: 1, bottom: 1, trailing: 1)])
        #expect(html(of: padded).hasPrefix("<div id=e3 class='k-mask z' data-mask>"))
    }

    @Test func `The header of a section is a heading`() {
        let list = page.add(.list)
        let section = page.add(.section, to: list)
        let header = page.add(.text, to: section, [.slot: "header"], text: "Soups")
        #expect(html(of: header) == "<span id=e3 class=k-text data-in=header role=heading aria-level=2>Soups</span>")
    }

    @Test func `The ARIA role of an element is the role that tests use`() {
        let named = page.add(.stack, [.axis: "vertical"], [Accessibility(label: "Order")])
        let tapped = page.add(.stack, [.axis: "vertical"], on: [.tap])
        let called = page.add(.text, [:], [Accessibility(addedTraits: ["isLink"])], text: "More", on: [.tap])
        #expect([named, tapped, called].map(\.role) == [.group, .button, .link])
        #expect(html(of: named).contains("role=group"))
        #expect(html(of: tapped).contains("role=button"))
        #expect(html(of: called).contains("role=link"))
    }

    @Test func `A box receives a gesture where it is painted inside the gesture`() {
        let area = GestureArea([.tap])
        let frame = Frame(width: 90, height: 60)
        let paint = Background(.color(.token("yellow")))
        func boxes(_ modifiers: [any ModifierValue]) -> [String] {
            let text = page.add(.text, [:], modifiers, text: "a", on: [.tap])
            return html(of: text).matches(of: /class=(?:'([^']*)'|([^ >]*))/).map { String($0.1 ?? $0.2 ?? "") }
        }
        #expect(boxes([frame, paint, area]) == ["b area on-tap", "k-text"])
        #expect(boxes([frame, area, paint]) == ["b", "k-text"])
        #expect(boxes([Padding(top: 8, leading: 8, bottom: 8, trailing: 8), area]) == ["k-text"])
        #expect(boxes([Padding(top: 8, leading: 8, bottom: 8, trailing: 8)]) == ["b", "k-text"], "the padding is outside the gesture")
        #expect(boxes([frame, ContentShape(.rectangle), area]) == ["b area on-tap", "k-text"])
        #expect(boxes([frame, ContentShape(.circle), area]) == ["b shaped area on-tap", "b", "k-text"])
    }

    @Test func `A content shape rounds the corners of a control`() {
        page.add(.button, [:], [ContentShape(.capsule)], on: [.tap])
        #expect(page.html.contains("border-radius:9999px"))
    }
}
