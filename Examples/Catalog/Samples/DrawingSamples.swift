import SwiftUI

extension Page {
    static let drawing = Page(
        "drawing", "Drawing", symbol: "scribble", color: .pink,
        [
            Sample("Canvas", "Canvas", DrawingCanvas()),
            Sample("Texts and symbols in a canvas", ".resolve .draw", DrawingTexts()),
            Sample("Filters and layers", ".addFilter .drawLayer .translateBy", DrawingFilters()),
            Sample("With the time", "TimelineView", DrawingTime()),
            Sample("Sketch", "DragGesture Canvas", DrawingSketch()),
        ])
}

struct DrawingCanvas: View {
    var body: some View {
        Canvas { context, size in
            for index in 0..<12 {
                let inset = CGFloat(index) * 6
                let ring = Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: inset * 1.5, dy: inset))
                context.stroke(ring, with: .color(Color(hue: Double(index) / 12, saturation: 0.7, brightness: 0.9)), lineWidth: 3)
            }
        }
        .frame(width: 220, height: 150)
        .accessibilityLabel("Rings in all colours")
    }
}

struct DrawingTexts: View {
    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.indigo))
            let title = context.resolve(Text("Drawn").font(.title).bold().foregroundStyle(.white))
            context.draw(title, at: CGPoint(x: size.width / 2, y: 40))
            context.draw(Image(systemName: "sun.max.fill"), at: CGPoint(x: size.width / 2, y: 85))
        }
        .frame(width: 220, height: 120)
        .accessibilityLabel("A drawn text and a sun")
    }
}

struct DrawingFilters: View {
    var body: some View {
        Canvas { context, size in
            context.drawLayer { layer in
                layer.addFilter(.blur(radius: 4))
                layer.fill(Path(CGRect(x: 20, y: 20, width: 80, height: 60)), with: .color(.red))
            }
            context.translateBy(x: 160, y: 50)
            context.rotate(by: .degrees(30))
            context.addFilter(.shadow(radius: 5))
            context.fill(Path(CGRect(x: -30, y: -30, width: 60, height: 60)), with: .color(.blue))
        }
        .frame(width: 220, height: 100)
        .accessibilityLabel("A blurred and a turned square")
    }
}

struct DrawingTime: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { timeline in
            let seconds = Double(Calendar.current.component(.second, from: timeline.date))
            ZStack {
                Circle().stroke(.quaternary, lineWidth: 4)
                Capsule().fill(.red).frame(width: 3, height: 50).offset(y: -25).rotationEffect(.degrees(seconds * 6))
            }
            .frame(width: 120, height: 120)
            .accessibilityLabel("A second hand")
        }
    }
}

struct DrawingSketch: View {
    @State private var lines: [[CGPoint]] = []

    var body: some View {
        VStack {
            Canvas { context, _ in
                for line in lines {
                    var path = Path()
                    path.addLines(line)
                    context.stroke(path, with: .color(.orange), style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
                }
            }
            .frame(height: 160)
            .border(.quaternary)
            .accessibilityLabel("Sketch")
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { drag in
                    if drag.translation == .zero || lines.isEmpty { lines.append([]) }
                    lines[lines.count - 1].append(drag.location)
                }
            )
            Button("Clear") { lines = [] }
        }
    }
}
