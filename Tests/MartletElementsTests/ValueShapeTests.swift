import MartletElements
import Testing

@Suite("The value of an action from outside")
struct ValueShapeTests {
    @Test func `The sizes of a layout's views are bounded in their number and length`() throws {
        #expect(try Action.arrange.fitted([1, 1e308, -1, [.double(.infinity), 5]]) == [1, 1_000_000.0, -1, [1_000_000.0, 5]])
        #expect(throws: UnfitValue("'arrange' carries too many values")) {
            try Action.arrange.fitted(.list(Array(repeating: .int(1), count: 20_000)))
        }
        #expect(throws: UnfitValue("'arrange' carries too long a text")) { try Action.arrange.fitted(["1"]) }
    }

    @Test func `Reports of scrolling are bounded`() throws {
        #expect(try Action.scrollGeometry.fitted([-1e308, 5, 1e308, -1, 3, 4]) == [-1_000_000.0, 5, 1_000_000.0, 0.0, 3, 4])
        #expect(try Action.scrollPhase.fitted(99) == 4)
        #expect(throws: UnfitValue("'visible' carries true or false")) { try Action.visible.fitted(1) }
        #expect(throws: UnfitValue("'visibleTargets' carries lists too deep in each other")) { try Action.visibleTargets.fitted([[1]]) }
    }

    @Test func `A tap carries nothing, or a place`() throws {
        #expect(try Action.tap.fitted(nil) == nil)
        #expect(try Action.tap.fitted([1, 2, 1e308, 4]) == [1, 2, 1_000_000.0, 4])
        #expect(throws: UnfitValue("'tap' carries a list of numbers")) { try Action.tap.fitted([1, 2, 3, 4, 5]) }
        #expect(throws: UnfitValue("'hover-place' carries a list of numbers")) { try Action.hoverPlace.fitted(["x"]) }
    }

    @Test func `A measure that no screen has becomes the nearest that one may have`() throws {
        #expect(try Action.measure.fitted([1e308, -5, -1e308, 12]) == [1_000_000.0, 0.0, -1_000_000.0, 12])
        #expect(try Action.measure.fitted([.double(.infinity), 1, 2, 3]) == [1_000_000.0, 1, 2, 3])
    }

    @Test func `A drag, a pinch and a turn are cut to what a hand can do`() throws {
        #expect(try Action.drag.fitted([7, 1e300, 2.5, -1e300, 4]) == [2.0, 1_000_000.0, 2.5, -1_000_000.0, 4])
        #expect(try Action.magnify.fitted([0, 0]) == [0, 0.001])
        #expect(try Action.magnify.fitted([0, -1e9]) == [0, 0.001])
        #expect(try Action.rotate.fitted([1, 1e9]) == [1, 1_000.0])
    }

    @Test func `The rows to reveal are rows that a collection can have`() throws {
        #expect(try Action.reveal.fitted([0, .int(.max)]) == [0, 2_147_483_647])
        #expect(try Action.reveal.fitted([.int(.min), 3]) == [0, 3])
        #expect(try Action.select.fitted([.int(.min), .int(.max)]) == [0, 2_147_483_647])
        #expect(throws: UnfitValue("'select' carries 2 whole numbers")) { try Action.select.fitted([0, 1, 2]) }
        #expect(throws: UnfitValue("'reveal' carries 2 whole numbers")) { try Action.reveal.fitted([0, 1.5]) }
        #expect(throws: UnfitValue("'reveal' carries 2 whole numbers")) { try Action.reveal.fitted([0, 1, "2"]) }
    }

    @Test func `A number that is none, and a value of another sort, are turned away`() {
        #expect(throws: UnfitValue("'measure' carries a list of numbers")) { try Action.measure.fitted([.double(.nan), 1, 2, 3]) }
        #expect(throws: UnfitValue("'measure' carries a list of numbers")) { try Action.measure.fitted([1, 2, 3]) }
        #expect(throws: UnfitValue("'measure' carries a list of numbers")) { try Action.measure.fitted([1, 2, 3, 4, 5]) }
        #expect(throws: UnfitValue("'focus' carries true or false")) { try Action.focus.fitted(1) }
        #expect(throws: UnfitValue("'move' carries a whole number")) { try Action.move.fitted("1") }
        #expect(throws: UnfitValue("'change' carries a number that is none")) { try Action.change.fitted(.double(.nan)) }
    }

    @Test func `What needs no value has none`() throws {
        #expect(try Action.longPress.fitted("x") == nil)
        #expect(try Action.measure.fitted(nil) == nil)
    }

    @Test func `A field's text and edition, a switch and a slider pass as they are`() throws {
        let text = String(repeating: "é", count: 100_000)
        #expect(try Action.change.fitted([.string(text), 7]) == [.string(text), 7])
        #expect(try Action.change.fitted(true) == true)
        #expect(try Action.change.fitted(0.25) == 0.25)
        #expect(try Action.change.fitted(1e300) == 9_007_199_254_740_992.0)
        #expect(throws: UnfitValue("'change' carries lists too deep in each other")) { try Action.change.fitted([[1]]) }
    }

    @Test func `A report carries a time in milliseconds and a list of files, and no more than it should`() throws {
        #expect(try Action.report.fitted(["moved", 52.5, 1_795_000_000_000.0]) == ["moved", 52.5, 1_795_000_000_000.0])
        #expect(try Action.report.fitted(["picked", 1, [["a.png", "image/png", 12]]]) == ["picked", 1, [["a.png", "image/png", 12]]])
        #expect(try Action.report.fitted(["time", 1e300]) == ["time", 9_007_199_254_740_992.0])
        #expect(throws: UnfitValue("'report' carries lists too deep in each other")) { try Action.report.fitted([[[[1]]]]) }
        #expect(throws: UnfitValue("'report' carries too many values")) {
            try Action.report.fitted(.list(Array(repeating: .int(1), count: 1_000)))
        }
    }

    @Test func `An action of another module carries anything of sound size`() throws {
        let pan: Action = "map-pan"
        #expect(try pan.fitted(["x": [1, 2.5], "name": "Alps"]) == ["x": [1, 2.5], "name": "Alps"])
        #expect(try pan.fitted([1e300, .int(.min)]) == [1_000_000_000_000.0, -1_000_000_000_000])
        #expect(throws: UnfitValue("'map-pan' carries lists too deep in each other")) { try pan.fitted([[[[[1]]]]]) }
        #expect(throws: UnfitValue("'map-pan' carries too many values")) { try pan.fitted(.list(Array(repeating: 1, count: 1_000))) }
        #expect(throws: UnfitValue("'map-pan' carries too long a text")) {
            try pan.fitted(.string(String(repeating: "x", count: 65_537)))
        }
    }
}
