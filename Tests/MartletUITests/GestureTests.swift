import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Gestures")
struct GestureTests {
    private final class Log { var lines: [String] = [] }

    // Shows: TapGesture, .simultaneousGesture, .onTapGesture
    @Test func `The innermost tap gesture runs, and simultaneous gestures too`() throws {
        let log = Log()
        let host = mount {
            VStack {
                Text("in").onTapGesture { log.lines.append("inner") }.onTapGesture { log.lines.append("outer") }
            }
            .simultaneousGesture(TapGesture().onEnded { log.lines.append("beside") })
        }
        try host.fire(.tap, on: host.element(.text))
        #expect(log.lines == ["inner", "beside"])
    }

    // Shows: .highPriorityGesture
    @Test func `A high-priority gesture runs instead of inner ones`() throws {
        let log = Log()
        let host = mount {
            VStack { Button("in") { log.lines.append("inner") } }.highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") })
        }
        try host.fire(.tap, on: host.element(.button))
        #expect(log.lines == ["outer"])
    }

    private struct Draggable: View {
        @GestureState private var offset = CGSize.zero
        @State private var ends = 0

        var body: some View {
            Text("\(Int(offset.width)),\(Int(offset.height)) \(ends)" as String)
                .gesture(DragGesture().updating($offset) { value, offset, _ in offset = value.translation }.onEnded { _ in ends += 1 })
        }
    }

    // Shows: DragGesture, @GestureState, .updating, .onEnded, .gesture
    @Test func `A drag updates its gesture state and resets it at the end`() throws {
        let host = mount { Draggable() }
        let text = try host.element(.text)
        try host.fire(.drag, on: text, value: [0, 10, 10, 15, 12])
        #expect(text.text == "5,2 0")
        try host.fire(.drag, on: text, value: [0, 10, 10, 40, 10])
        #expect(text.text == "30,0 0")
        try host.fire(.drag, on: text, value: [1, 10, 10, 40, 10])
        #expect(text.text == "0,0 1")
    }

    @Test func `A drag is located in the coordinate space of an enclosing view`() throws {
        var places: [CGPoint] = []
        let host = mount {
            VStack {
                Text("Drag").gesture(DragGesture(coordinateSpace: .named("board")).onEnded { places.append($0.location) })
            }
            .coordinateSpace(name: "board")
        }
        try host.fire(.measure, on: host.session.tree.root.children.first, value: [200.0, 100.0, 40.0, 30.0])
        try host.fire(.drag, on: host.element(.text), value: [1, 5, 5, 15, 25, 50, 70])
        #expect(places == [CGPoint(x: 25, y: 65)])
    }

    @Test func `A drag has a velocity although its view follows the finger`() throws {
        var velocity = CGSize.zero
        let host = mount { Text("Drag").gesture(DragGesture().onChanged { velocity = $0.velocity }) }
        let text = try host.element(.text)
        // The finger stays in the middle of the view, and its start moves away from it.
        for distance in 0..<400 { try host.fire(.drag, on: text, value: [0, 10, .int(10 - distance), 10, 10]) }
        #expect(velocity.height > 0)
        #expect(velocity.width == 0)
    }

    @Test func `A cancelled drag resets its gesture state without onEnded`() throws {
        let host = mount { Draggable() }
        let text = try host.element(.text)
        try host.fire(.drag, on: text, value: [0, 0, 0, 5, 5])
        try host.fire(.drag, on: text, value: [2, 0, 0, 5, 5])
        #expect(text.text == "0,0 0")
    }

    @Test func `A drag event with invalid values is ignored`() throws {
        let host = mount { Draggable() }
        try host.fire(.drag, on: host.element(.text), value: ["x", 3])
        #expect(host.operations == [])
    }

    // Shows: LongPressGesture, .sequenced
    @Test func `A drag in a sequence begins only after its long press`() throws {
        let log = Log()
        let host = mount {
            Text("move").gesture(
                LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()).onEnded { value in
                    if case .second(true, let drag?) = value { log.lines.append("moved \(Int(drag.translation.width))") }
                })
        }
        let text = try host.element(.text)
        #expect(text[.pressDuration] == 1.0)
        try host.fire(.drag, on: text, value: [1, 0, 0, 5, 0])
        #expect(log.lines == [])
        try host.fire(.longPress, on: text)
        try host.fire(.drag, on: text, value: [0, 0, 0, 5, 0])
        try host.fire(.drag, on: text, value: [1, 0, 0, 7, 0])
        #expect(log.lines == ["moved 7"])
    }

    // Shows: MagnificationGesture
    @Test func `A pinch reports the magnification`() throws {
        let log = Log()
        let host = mount {
            Text("map").gesture(MagnificationGesture().onChanged { log.lines.append("\($0)") }.onEnded { log.lines.append("end \($0)") })
        }
        let text = try host.element(.text)
        try host.fire(.magnify, on: text, value: [0, 1])
        try host.fire(.magnify, on: text, value: [0, 1.5])
        try host.fire(.magnify, on: text, value: [1, 2])
        #expect(log.lines == ["1.5", "end 2.0"])
    }

    @Test func `A pinch and a rotation say where they began`() throws {
        let log = Log()
        let host = mount {
            Text("map")
                .gesture(MagnifyGesture().onChanged { log.lines.append("\($0.startLocation) \($0.startAnchor)") })
                .gesture(RotateGesture().onChanged { log.lines.append("\($0.rotation.degrees) \($0.startLocation.x) \($0.startAnchor.y)") })
        }
        let text = try host.element(.text)
        try host.fire(.magnify, on: text, value: [0, 2, 30, 10, 0.75, 0.5])
        try host.fire(.rotate, on: text, value: [0, .double(.pi), 30, 10, 0.75, 0.5])
        #expect(log.lines == ["CGPoint(x: 30.0, y: 10.0) UnitPoint(x: 0.75, y: 0.5)", "180.0 30.0 0.5"])
    }

    // Shows: .onLongPressGesture, .onHover
    @Test func `Long presses and pointer movements are reported`() throws {
        let log = Log()
        let host = mount {
            Text("here")
                .onLongPressGesture {
                    log.lines.append("long")
                } onPressingChanged: {
                    log.lines.append("pressing \($0)")
                }
                .onHover { log.lines.append("over \($0)") }
        }
        let text = try host.element(.text)
        try host.fire(.press, on: text, value: true)
        try host.fire(.longPress, on: text)
        try host.fire(.press, on: text, value: false)
        try host.fire(.hover, on: text, value: true)
        #expect(log.lines == ["pressing true", "pressing false", "long", "over true"])
    }

    // Shows: LongPressGesture
    @Test func `A long press is updating while the finger is down`() throws {
        let log = Log()
        let host = mount {
            Text("hold").gesture(
                LongPressGesture().onChanged { log.lines.append("changed \($0)") }.onEnded { log.lines.append("ended \($0)") })
        }
        let text = try host.element(.text)
        try host.fire(.press, on: text, value: true)
        #expect(log.lines == ["changed true"])
        try host.fire(.press, on: text, value: false)
        try host.fire(.press, on: text, value: true)
        try host.fire(.longPress, on: text)
        #expect(log.lines == ["changed true", "changed true", "ended true"])
    }

    // Shows: .onLongPressGesture, LongPressGesture
    @Test func `A press that is too short or moves too far is no long press`() {
        let log = Log()
        let host = mount {
            Text("two").onLongPressGesture(minimumDuration: 2, maximumDistance: 30) {
                log.lines.append("long")
            } onPressingChanged: {
                log.lines.append("pressing \($0)")
            }
            Text("one").gesture(LongPressGesture(minimumDuration: 1, maximumDistance: 5).onEnded { _ in log.lines.append("one") })
        }
        host.longPress("two", for: 1.9)
        host.longPress("two", for: 3, moving: 31)
        #expect(log.lines == ["pressing true", "pressing false", "pressing true", "pressing false"])
        log.lines = []
        host.longPress("two", for: 2, moving: 30)
        host.longPress("one", for: 1, moving: 6)
        #expect(log.lines == ["pressing true", "pressing false", "long"])
        host.longPress("one")
        #expect(log.lines.last == "one")
    }

    @Test func `A disabled gesture adds no actions to the element`() throws {
        let host = mount { Text("off").gesture(TapGesture().onEnded {}, including: .none) }
        #expect(try host.element(.text).actions == [])
    }
}
