import MartletDates
import MartletDOM
import MartletElements
import Testing

@MainActor
@Suite("A date picker in a page")
struct DatePickerPageTests {
    private let tree = ElementTree()
    private let lowering = DOMLowering(symbol: { _ in "" })

    @discardableResult
    private func add(_ attributes: [Attribute: Value]) -> Element {
        let picker = tree.create(.datePicker)
        tree.setAttributes(attributes, of: picker)
        tree.setActions([.change], of: picker)
        tree.insert(picker, into: tree.root, at: 0)
        return picker
    }

    /// The page without the versions of files, which are other ones with each change to them.
    private var html: String { lowering.content(of: tree).replacing(#/\?v=\w+/#, with: "") }

    @Test func `It is an input for a date, and needs the files of its family`() {
        add([.value: "2026-03-01", .minimum: "2026-01-01"])
        let expected = [
            "<main id=e0 class='k-root v x y'><label id=e1 class='k-date-picker x' data-on=change data-style='/_martlet/dates.css'",
            " data-script='/_martlet/dates.js'><span class=control-label data-slot data-of=1></span>",
            "<input id=c1 type=date value=2026-03-01 min=2026-01-01></label></main>",
        ]
        #expect(html == expected.joined())
    }

    @Test func `One that is typed in says so to its script`() {
        add([.value: "09:30", .components: "time", .style: "field"])
        #expect(html.contains("class='k-date-picker typed x'"))
        #expect(html.contains("type=time value=09:30"))
    }

    @Test func `Another date is a patch of the input alone`() {
        let picker = add([.value: "2026-03-01"])
        _ = lowering.content(of: tree)
        _ = tree.takeOutcome()
        tree.setAttributes([.value: "2026-03-02"], of: picker)
        #expect(lowering.patches(for: tree.takeOutcome(), of: tree) == #"[["a","c1","value","2026-03-02"]]"#)
    }

    @Test func `It takes the room beside its label, and none beside a hidden one`() {
        let (labelled, bare) = (add([:]), add([.hidesLabel: true]))
        _ = tree.settleLayout()
        #expect(labelled.expansion == .horizontal)
        #expect(bare.expansion == [])
        #expect(labelled.role == .datePicker)
    }
}
