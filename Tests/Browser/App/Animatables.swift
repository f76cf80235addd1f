import SwiftUI

/// What an app animates by its own data: a ring that fills, a piece of a pie and a kite, which are shapes of the app, a number that counts,
/// and a bar whose height a view computes.
struct AnimatablesPage: View {
    @State private var share = 0.25
    @State private var isFar = false

    var body: some View {
        VStack(spacing: 12) {
            Circle().trim(from: 0, to: share).stroke(.blue, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                .frame(width: 100, height: 100).accessibilityIdentifier("ring")
            Pie(share: share).fill(.orange).frame(width: 100, height: 100).accessibilityIdentifier("pie")
            Kite(share: share).stroke(.green, lineWidth: 3).frame(width: 100, height: 100).accessibilityIdentifier("kite")
            Text("").modifier(Percent(share: share)).font(.largeTitle.monospacedDigit()).accessibilityIdentifier("percent")
            Level(share: share)
            Button("Fill") { withAnimation(.linear(duration: 2)) { share = share < 0.5 ? 0.75 : 0.25 } }
            Color.red.frame(width: 30, height: 30).accessibilityIdentifier("ball").offset(x: isFar ? 100 : 0)
            Button("Bounce") { withAnimation(.spring(duration: 2, bounce: 0.6)) { isFar.toggle() } }
            Button("Creep") { withAnimation(.spring(duration: 2, bounce: -0.5)) { isFar.toggle() } }
            Button("Jump") { share = share < 0.5 ? 0.75 : 0.25 }
        }
    }
}

private struct Pie: Shape {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: rect.width / 2, startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * share), clockwise: false)
        path.closeSubpath()
        return path
    }
}

private struct Kite: Shape {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * share))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * share))
            path.closeSubpath()
        }
    }
}

private struct Percent: AnimatableModifier {
    var share: Double

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func body(content: Content) -> some View {
        content.overlay { Text("\(Int((share * 100).rounded())) %").fixedSize() }.frame(height: 40)
    }
}

private struct Level: View, Animatable {
    var share: Double

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    var body: some View {
        // Half of it waits until the middle, which no page knows.
        Color.purple.frame(width: 60, height: max(10, 100 * (share - 0.5))).accessibilityIdentifier("level")
            .frame(height: 30, alignment: .bottom)
    }
}

/// Contents that change: a number that counts up or down, a word that fades, and a symbol that another one replaces.
struct ContentTransitionsPage: View {
    @State private var count = 98

    var body: some View {
        VStack(spacing: 30) {
            Text("\(count)").font(.largeTitle).accessibilityIdentifier("count").contentTransition(.numericText(value: Double(count)))
            Text("\(count) cups").accessibilityIdentifier("down").contentTransition(.numericText(countsDown: true))
            VStack {
                Text(count.isMultiple(of: 2) ? "even" : "odd").accessibilityIdentifier("word")
                Text("at once \(count)").accessibilityIdentifier("identity").contentTransition(.identity)
            }
            .contentTransition(.opacity)
            Image(systemName: count.isMultiple(of: 2) ? "play.fill" : "pause.fill").font(.largeTitle).accessibilityIdentifier("symbol")
                .contentTransition(.symbolEffect(.replace))
            Button("More") { withAnimation(.linear(duration: 20)) { count += 1 } }
            Button("Less") { withAnimation(.linear(duration: 20)) { count -= 1 } }
            Button("Jump") { count += 1 }
            Button("Quick") { withAnimation(.linear(duration: 0.1)) { count += 1 } }
        }
    }
}
