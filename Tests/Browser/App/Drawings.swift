import SwiftUI

extension View {
    fileprivate func named(_ name: String) -> some View { frame(width: 100, height: 60).accessibilityIdentifier(name) }
}

/// Drawings, each in a frame of 100 × 60 points.
struct CanvasPage: View {
    private let columns = Array(repeating: GridItem(.fixed(100)), count: 3)

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
                CanvasPaints()
                CanvasContents()
                CanvasStates()
            }
            .padding()
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct CanvasPaints: View {
    private let ends = Gradient(colors: [.black, .white])

    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.green))
            context.fill(Path(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height)), with: .color(.primary))
        }
        .named("halves")
        Canvas { context, size in
            var line = Path()
            line.move(to: CGPoint(x: 0, y: 30))
            line.addLine(to: CGPoint(x: size.width, y: 30))
            context.stroke(line, with: .color(red: 1, green: 0, blue: 0), style: StrokeStyle(lineWidth: 20, dash: [30, 40]))
        }
        .named("dashes")
        Canvas { context, size in
            let all = Path(CGRect(origin: .zero, size: size))
            context.fill(all, with: .linearGradient(ends, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 80, y: 0)))
        }
        .named("linear")
        Canvas { context, size in
            let all = Path(CGRect(origin: .zero, size: size))
            context.fill(all, with: .radialGradient(ends, center: CGPoint(x: 50, y: 30), startRadius: 10, endRadius: 30))
        }
        .named("radial")
        Canvas { context, size in
            let all = Path(CGRect(origin: .zero, size: size))
            let halves = Gradient(stops: [
                .init(color: .red, location: 0), .init(color: .red, location: 0.5), .init(color: .blue, location: 0.5),
                .init(color: .blue, location: 1),
            ])
            context.fill(all, with: .conicGradient(halves, center: CGPoint(x: 50, y: 30)))
        }
        .named("conic")
        Canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)), with: .style(.tint))
        }
        .tint(.orange)
        .named("tinted")
    }
}

private struct CanvasContents: View {
    var body: some View {
        Canvas { context, size in
            context.draw(Text("Ten").font(.title).bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
        .named("text")
        Canvas { context, size in
            context.draw(Text("Right").foregroundStyle(.red), at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
        }
        .named("corner")
        Canvas { context, size in
            context.draw(Text("Several words that wrap here").font(.caption), in: CGRect(x: 10, y: 5, width: 60, height: 50))
        }
        .named("wrapped")
        Canvas { context, size in
            var star = context.resolve(Image(systemName: "square.fill"))
            star.shading = .color(red: 0, green: 0, blue: 1)
            context.draw(star, in: CGRect(x: 30, y: 10, width: 40, height: 40))
        }
        .named("symbol")
        Canvas { context, size in
            context.draw(Image("Leaf"), in: CGRect(x: 0, y: 0, width: 50, height: 60))
        }
        .named("picture")
    }
}

private struct CanvasStates: View {
    private let black = GraphicsContext.Shading.color(red: 0, green: 0, blue: 0)
    private let blue = GraphicsContext.Shading.color(red: 0, green: 0, blue: 1)
    private let all = Path(CGRect(x: 0, y: 0, width: 100, height: 60))

    var body: some View {
        Canvas { context, _ in
            context.clip(to: Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)))
            context.fill(all, with: blue)
        }
        .named("clip")
        Canvas { context, _ in
            context.clip(to: Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)), options: .inverse)
            context.fill(all, with: blue)
        }
        .named("hole")
        Canvas { context, _ in
            context.clipToLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 60)), with: black) }
            context.fill(all, with: blue)
        }
        .named("layerClip")
        Canvas { context, _ in
            context.fill(all, with: .color(red: 1, green: 0, blue: 0))
            context.blendMode = .multiply
            context.fill(Path(CGRect(x: 50, y: 0, width: 50, height: 60)), with: blue)
        }
        .named("blend")
        Canvas { context, _ in
            context.fill(all, with: .color(white: 1))
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(all, with: black)
                layer.fill(all, with: black)
            }
        }
        .named("layer")
        Canvas { context, _ in
            context.translateBy(x: 100, y: 0)
            context.rotate(by: .degrees(90))
            context.scaleBy(x: 1, y: 0.5)
            context.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 100)), with: blue)
        }
        .named("turned")
        Canvas { context, _ in
            context.addFilter(.blur(radius: 10))
            context.fill(Path(CGRect(x: 0, y: -100, width: 50, height: 300)), with: black)
        }
        .named("blur")
        Canvas { context, _ in
            context.addFilter(.shadow(color: .red, radius: 0, x: 50, y: 0))
            context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 60)), with: blue)
        }
        .named("shadow")
        Canvas { context, _ in
            context.addFilter(.colorInvert())
            context.fill(all, with: blue)
        }
        .named("inverted")
    }
}

/// A text that a timeline makes again and again, and a drawing that moves.
struct TimelinePage: View {
    @State private var isPaused = false

    var body: some View {
        VStack {
            TimelineView(.periodic(from: .now, by: 0.2)) { context in
                Text("\(context.date.timeIntervalSince1970)").accessibilityIdentifier("seconds")
            }
            TimelineView(.animation(paused: isPaused)) { context in
                let angle = context.date.timeIntervalSince1970 * 2
                Canvas { context, size in
                    let center = CGPoint(x: 50 + 30 * cos(angle), y: 50 + 30 * sin(angle))
                    context.fill(Path(ellipseIn: CGRect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)), with: .color(.blue))
                }
                .frame(width: 100, height: 100)
                .accessibilityIdentifier("dot")
            }
            Toggle("Paused", isOn: $isPaused)
        }
    }
}
