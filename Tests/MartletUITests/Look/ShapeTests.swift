import Foundation
import MartletElements
import MartletTest
import MartletUI
import Testing

/// Follows its room in all its points.
private struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}

/// Has a corner of a fixed size.
private struct Notch: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in path.addLines([.zero, CGPoint(x: rect.maxX - 10, y: 0), CGPoint(x: rect.maxX, y: rect.maxY)]) }
    }
}

@MainActor
@Suite("Shapes")
struct ShapeTests {
    private func element<V: View>(_ view: V) throws -> Element { try #require(mount { view }.session.tree.root.children.first) }

    @Test func `A shape that hosts know is named, with its paints in order`() throws {
        let shape = try element(RoundedRectangle(cornerRadius: 8).fill(.red).stroke(.blue, lineWidth: 2))
        #expect(shape.kind == .shape)
        #expect(shape.attributes == [.shape: "roundedRectangle", .radius: 8.0])
        #expect(shape.modifiers == [Modifier(Fill(.color(.token("red")))), Modifier(Stroke(.color(.token("blue")), width: 2))])
    }

    @Test func `A part of an outline is drawn by the host`() throws {
        let arc = try element(Circle().trim(from: 0, to: 0.25).stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round)))
        #expect(arc.attributes == [.shape: "circle", .trimFrom: 0.0, .trimTo: 0.25])
        #expect(arc.modifiers == [Modifier(Stroke(.color(.token("red")), width: 4, cap: .round))])
    }

    @Test func `A part of an outline that is filled is a path`() throws {
        let slice = try element(Rectangle().trim(from: 0, to: 0.5).fill(.red))
        #expect(slice.attributes == [.shape: "path"])
        #expect(slice.modifier(Outline.self) != nil && slice.modifier(Fill.self) != nil)
    }

    @Test func `An ellipse begins at its trailing side and goes down`() {
        let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.5)
        #expect(half.boundingRect == CGRect(x: 0, y: 5, width: 10, height: 5))
    }

    @Test func `The line of a shape without a colour is drawn in the foreground`() throws {
        #expect(try element(Circle().stroke(lineWidth: 3)).modifiers == [Modifier(Stroke(.color(.token("foreground")), width: 3))])
    }

    @Test func `An outline that follows its room is stretched by the host`() throws {
        let diamond = try element(Diamond())
        #expect(diamond.attributes == [.shape: "path"])
        let outline = PathValue([.move(.init(0.5, 0)), .line(.init(1, 0.5)), .line(.init(0.5, 1)), .close])
        #expect(diamond.modifiers == [Modifier(Outline(outline, isUnit: true))])
        #expect(diamond.actions.isEmpty)
    }

    /// The notch in a room of 200 by 50.
    private static let notch = PathValue([.move(.init(0, 0)), .line(.init(190, 0)), .line(.init(200, 50))])

    @Test func `An outline of fixed lengths is drawn for the size that the host measures`() throws {
        let session = AppSession { Notch() }
        defer { session.close() }
        let unit = PathValue([.move(.init(0, 0)), .line(.init(0.9, 0)), .line(.init(1, 1))])
        #expect(session.tree.root.children.first?.modifiers == [Modifier(Outline(unit, isUnit: true))])
        let host = mount { Notch() }
        let notch = try #require(host.session.tree.root.children.first)
        try host.act { try host.session.send(.element(Event(.measure, on: notch.id, value: [200.0, 50.0, 0.0, 0.0]))) }
        #expect(host.operations == [.setModifier(notch.id, 0, Modifier(Outline(Self.notch)))])
    }

    @Test func `A clip by a shape of an app's own is measured at an element of its own`() throws {
        let host = mount { Text("x").padding().clipShape(Notch()) }
        let layer = try #require(host.session.tree.root.children.first)
        #expect(layer.kind == .layer)
        try host.act { try host.session.send(.element(Event(.measure, on: layer.id, value: [200.0, 50.0, 0.0, 0.0]))) }
        #expect(layer.modifiers == [Modifier(Clip(.path(Self.notch, isUnit: false)))])
    }

    @Test func `A clip by a known shape is a modifier of the element`() throws {
        #expect(try element(Text("x").clipShape(Capsule())).modifiers == [Modifier(Clip(.capsule))])
        #expect(try element(Text("x").cornerRadius(4)).modifiers == [Modifier(Clip(.roundedRectangle(4)))])
    }

    @Test func `An arc goes clockwise on screen unless told otherwise`() {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(path.description == "10 0 m 10 5.5228 5.5228 10 0 10 c")
    }

    @Test func `A rectangle is trimmed by its length`() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0.125, to: 0.5)
        #expect(path.description == "5 0 m 10 0 l 10 10 l")
    }

    @Test func `A point is inside an outline or not`() {
        let ring = Path { path in
            path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            path.addEllipse(in: CGRect(x: 3, y: 3, width: 4, height: 4))
        }
        #expect(ring.contains(CGPoint(x: 5, y: 5)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(!ring.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(ring.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    // Shows: .containerShape, ContainerRelativeShape
    @Test func `The corners of a shape in a container have the centres of the container's`() throws {
        let host = mount {
            VStack { ContainerRelativeShape() }.padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
        }
        let container = try #require(host.session.tree.root.children.first)
        let shape = try #require(container.first { $0.kind == .shape })
        try host.fire(.measure, on: container, value: [200.0, 100.0, 0.0, 0.0])
        try host.fire(.measure, on: shape, value: [184.0, 84.0, 8.0, 8.0])
        #expect(shape.attributes == [.shape: "roundedRectangle", .radius: 12.0])
        try host.fire(.measure, on: shape, value: [150.0, 50.0, 25.0, 25.0])
        #expect(shape.attributes == [.shape: "roundedRectangle", .radius: 0.0])
    }

    @Test func `Without a container, a shape that follows it is a rectangle`() throws {
        #expect(try element(ContainerRelativeShape()).attributes == [.shape: "rectangle"])
        #expect(try element(Text("x").clipShape(.containerRelative)).modifiers == [Modifier(Clip(.rectangle))])
    }

    @Test func `A clip and an inset follow the container too`() throws {
        let stack = try element(
            VStack {
                Text("x").clipShape(.containerRelative)
                ContainerRelativeShape().inset(by: 3)
            }
            .containerShape(Capsule()))
        #expect(stack.first { $0.kind == .layer && $0.modifiers == [Modifier(Clip(.capsule))] } != nil)
        #expect(stack.first { $0.kind == .shape }?.attributes == [.shape: "capsule", .inset: 3.0])
    }
}
