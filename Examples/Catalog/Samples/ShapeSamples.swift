import SwiftUI

extension Page {
    static let shapes = Page(
        "shapes", "Shapes & paths", symbol: "square.on.circle", color: .teal,
        [
            Sample("Shapes", "Rectangle RoundedRectangle Circle Ellipse Capsule UnevenRoundedRectangle", ShapeKinds()),
            Sample("Fill and stroke", ".fill .stroke .strokeBorder StrokeStyle", ShapeStrokes()),
            Sample("Path", "Path .addLine .addQuadCurve .addArc .closeSubpath", ShapePath()),
            Sample("A shape of one's own", "Shape", ShapeOwn()),
            Sample("Parts and turns of shapes", ".trim .rotation .scale .inset", ShapeChanges()),
            Sample("Clip and hit", ".clipShape .contentShape", ShapeClips()),
        ])
}

struct ShapeKinds: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 16) {
            Rectangle().fill(.red).frame(height: 60)
            RoundedRectangle(cornerRadius: 16).fill(.orange).frame(height: 60)
            Circle().fill(.yellow).frame(height: 60)
            Ellipse().fill(.green).frame(height: 60)
            Capsule().fill(.blue).frame(height: 60)
            UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.purple).frame(height: 60)
        }
    }
}

struct ShapeStrokes: View {
    var body: some View {
        HStack(spacing: 20) {
            Circle().stroke(.blue, lineWidth: 6)
            Circle().strokeBorder(.blue, lineWidth: 6)
            Circle().stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [2, 12]))
            Circle().fill(.yellow).stroke(.orange, lineWidth: 4)
        }
        .frame(height: 64)
        .padding(4)
    }
}

struct ShapePath: View {
    var body: some View {
        HStack(spacing: 30) {
            Path { path in
                path.move(to: CGPoint(x: 40, y: 0))
                path.addLine(to: CGPoint(x: 80, y: 70))
                path.addLine(to: CGPoint(x: 0, y: 70))
                path.closeSubpath()
            }
            .fill(.green.gradient)
            Path { path in
                path.move(to: CGPoint(x: 0, y: 70))
                path.addQuadCurve(to: CGPoint(x: 80, y: 70), control: CGPoint(x: 40, y: -60))
            }
            .stroke(.pink, lineWidth: 5)
            Path { path in
                path.move(to: CGPoint(x: 40, y: 40))
                path.addArc(center: CGPoint(x: 40, y: 40), radius: 36, startAngle: .degrees(30), endAngle: .degrees(330), clockwise: false)
            }
            .fill(.yellow)
        }
        .frame(width: 300, height: 80)
    }
}

struct ShapeOwn: View {
    @State private var points = 5.0

    var body: some View {
        VStack {
            Star(points: points).fill(.orange.gradient).frame(width: 100, height: 100)
            Slider(value: $points, in: 3...12, step: 1) { Text("Points") }
        }
        .animation(.bouncy, value: points)
    }
}

private struct Star: Shape {
    var points: Double

    var animatableData: Double {
        get { points }
        set { points = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let count = Int(points.rounded(.up)) * 2
        for index in 0..<count {
            let angle = Double(index) * .pi / points - .pi / 2
            let radius = rect.width / (index.isMultiple(of: 2) ? 2 : 4.5)
            let point = CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

struct ShapeChanges: View {
    var body: some View {
        HStack(spacing: 20) {
            Circle().trim(from: 0, to: 0.7).stroke(.red, lineWidth: 6)
            Rectangle().rotation(.degrees(45)).scale(0.7).fill(.green)
            RoundedRectangle(cornerRadius: 12).inset(by: 12).fill(.blue)
        }
        .frame(height: 64)
        .padding(4)
    }
}

struct ShapeClips: View {
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 12) {
            LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing)
                .frame(width: 140, height: 70)
                .clipShape(.capsule)
            Text("Tapped \(taps) times, around the text, too")
                .padding(30)
                .contentShape(.rect)
                .onTapGesture { taps += 1 }
                .overlay { RoundedRectangle(cornerRadius: 8).stroke(.quaternary) }
        }
    }
}
