import Foundation
import MartletDOM
import MartletDrawing
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("A canvas")
struct CanvasTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let d = "M0 0L10 0L10 10L0 10Z"

    /// The SVG of a canvas of 100 × 50 points, without what is around the drawing.
    private func svg(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> String {
        let host = mount { Canvas(renderer: renderer) }
        host.measure(Query.kind(.geometry), width: 100, height: 50)
        let page = DOMLowering(symbol: { "<svg viewBox=\"0 0 20 10\"><use href=\($0) /></svg>" }).content(of: host.session.tree)
        let start = try #require(page.firstRange(of: "<svg aria-hidden=true>"))
        let end = try #require(page.ranges(of: "</svg>").last)
        return String(page[start.upperBound..<end.lowerBound])
    }

    // Shows: Canvas, .fill
    @Test func `It is drawn in the size that the host reports, and again in another`() throws {
        var sizes: [CGSize] = []
        let host = mount {
            Canvas { context, size in
                sizes.append(size)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        }
        #expect(sizes.last == CGSize(width: 390, height: 844))
        host.measure(Query.kind(.geometry), width: 30, height: 20)
        host.measure(Query.kind(.geometry), width: 30, height: 20)
        #expect(sizes.count == 2)
        #expect(sizes.last == CGSize(width: 30, height: 20))
    }

    private struct Symbols: View {
        @State private var name = "Pin"

        var body: some View {
            Button("Rename") { name = "Flag" }
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
                if let pin = context.resolveSymbol(id: "pin") {
                    context.opacity = 0.5
                    context.translateBy(x: 5, y: 0)
                    context.draw(pin, at: CGPoint(x: 50, y: 20))
                }
                context.opacity = 1
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue))
                if context.resolveSymbol(id: "other") != nil {
                    context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
                }
            } symbols: {
                Text(name).frame(width: 40, height: 10).tag("pin")
                Text("unused").tag(2)
            }
        }
    }

    // Shows: .resolveSymbol
    @Test func `It draws a view with a tag between its drawings, at its place`() throws {
        let host = mount { Symbols() }
        host.measure(Query.kind(.geometry), width: 100, height: 50)
        func page() -> String { DOMLowering(symbol: { _ in "" }).content(of: host.session.tree) }
        let drawings = page().ranges(of: "<svg aria-hidden=true>")
        let pins = page().ranges(of: "Pin</")
        // The first is there for its size alone.
        try #require(drawings.count == 2 && pins.count == 2)
        #expect(drawings[0].lowerBound < pins[1].lowerBound && pins[1].lowerBound < drawings[1].lowerBound)
        var modifiers: [Modifier] = []
        host.session.tree.root.forEachDescendant { modifiers += $0.modifiers }
        #expect(modifiers.contains { $0.as(Projection.self)?.matrix == [1, 0, 0, 0, 1, 0, 5, 0, 1] })
        #expect(modifiers.contains { $0.as(Opacity.self)?.amount == 0.5 })
        #expect(modifiers.contains { $0.as(Offset.self) == Offset(x: 30, y: 15) })
        host.tap("Rename")
        #expect(page().ranges(of: "Flag</").count == 2)
    }

    @Test func `Its size has a bound, whatever the page reports`() {
        var sizes: [CGSize] = []
        let host = mount { Canvas { _, size in sizes.append(size) } }
        host.measure(Query.kind(.geometry), width: 1_000_000, height: 20_000)
        #expect(sizes.last == CGSize(width: 10_000, height: 10_000))
        host.measure(Query.kind(.geometry), width: 30, height: 1_000_000)
        #expect(sizes.last == CGSize(width: 30, height: 10_000))
    }

    @Test func `State that it reads draws it again`() throws {
        struct Switched: View {
            @State private var isOn = false

            var body: some View {
                Button("Switch") { isOn.toggle() }
                Canvas { context, _ in if isOn { context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red)) } }
            }
        }
        let host = mount { Switched() }
        func drawing() -> [Modifier] { host.session.tree.root.first(.canvas)?.modifiers ?? [] }
        let before = drawing()
        host.tap("Switch")
        let after = drawing()
        #expect(after != before)
    }

    @Test func `A fill and a line keep their order`() throws {
        let drawn = try svg { context, _ in
            context.fill(square, with: .color(.red))
            context.stroke(square, with: .color(red: 0, green: 0, blue: 1), lineWidth: 3)
        }
        #expect(
            drawn == "<path d='\(d)' style='fill:var(--red)' />"
                + "<path d='\(d)' stroke-width=3 stroke-miterlimit=10 fill=none style='stroke:#0000ff' />")
    }

    @Test func `What a copy of the context changes does not change the context`() throws {
        let drawn = try svg { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 5, y: 6)
            copy.fill(square, with: .color(.red))
            context.fill(square, with: .color(.red))
        }
        let path = "<path d='\(d)' style='fill:var(--red)' />"
        #expect(drawn == "<g style=opacity:0.5><g transform='matrix(1 0 0 1 5 6)'>\(path)</g></g>\(path)")
    }

    @Test func `A later transform is inside the earlier ones`() throws {
        let drawn = try svg { context, _ in
            context.translateBy(x: 50, y: 0)
            context.rotate(by: .degrees(90))
            context.scaleBy(x: 2, y: 3)
            context.fill(square, with: .foreground)
        }
        #expect(drawn.hasPrefix("<g transform='matrix(0 2 -3 0 50 0)'>"))
    }

    @Test func `A clip is in the coordinates in which it was made`() throws {
        var bounds: CGRect?
        let drawn = try svg { context, _ in
            context.translateBy(x: 5, y: 0)
            context.clip(to: square)
            context.translateBy(x: 1, y: 0)
            context.fill(square, with: .color(.red))
            bounds = context.clipBoundingRect
        }
        #expect(drawn.contains("<clipPath id=d2-1><path d='M5 0L15 0L15 10L5 10Z' /></clipPath><g clip-path='url(#d2-1)'>"))
        #expect(bounds == CGRect(x: -1, y: 0, width: 10, height: 10))
    }

    @Test func `A layer is drawn as a whole`() throws {
        let drawn = try svg { context, _ in
            context.opacity = 0.5
            context.blendMode = .multiply
            context.drawLayer { layer in layer.fill(square, with: .color(.red)) }
        }
        #expect(
            drawn == "<g style='opacity:0.5;mix-blend-mode:multiply'><g style=isolation:isolate>"
                + "<path d='\(d)' style='fill:var(--red)' /></g></g>")
    }

    @Test func `Filters follow each other in one SVG filter`() throws {
        let drawn = try svg { context, _ in
            context.addFilter(.blur(radius: 4))
            context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 3))
            context.fill(square, with: .color(.red))
        }
        #expect(drawn.contains("<feGaussianBlur stdDeviation=4 /><feOffset result=d2-2 /><feGaussianBlur stdDeviation=2 />"))
        #expect(drawn.contains("<g filter='url(#d2-1)'><path"))
    }

    @Test func `The characters of a text are escaped`() throws {
        let drawn = try svg { context, _ in
            context.draw(Text(verbatim: "<b>&").bold().foregroundStyle(.red), at: CGPoint(x: 1, y: 2), anchor: .topLeading)
        }
        #expect(
            drawn == "<g transform='translate(1 2)'><text style='transform:translate(0%,0%)'>"
                + "<tspan style='font-weight:700;color:var(--red);fill:var(--red)'>&lt;b&gt;&amp;</tspan></text></g>")
    }

    @Test func `A symbol keeps the ratio of its drawing`() throws {
        let drawn = try svg { context, _ in context.draw(Image(systemName: "star"), at: CGPoint(x: 5, y: 6)) }
        #expect(drawn.hasPrefix("<g transform='translate(5 6)'><svg x=-1.2em y=-0.6em width=2.4em height=1.2em viewBox="))
    }
}

extension Element {
    fileprivate func first(_ kind: Kind) -> Element? { self.kind == kind ? self : children.lazy.compactMap { $0.first(kind) }.first }
}
