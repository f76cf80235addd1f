import SwiftUI

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A square that goes through phases by itself, one that does when a button is pressed, and a change that tells when it is over.
struct PhasesPage: View {
    @State private var presses = 0
    @State private var isLarge = false
    @State private var endings = 0

    var body: some View {
        VStack(spacing: 30) {
            PhaseAnimator([false, true]) { isUp in
                Color.red.frame(width: 40, height: 40).named("looping").offset(x: isUp ? 60 : 0)
            } animation: { _ in
                .linear(duration: 0.3)
            }
            Color.blue.frame(width: 40, height: 40).named("triggered")
                .phaseAnimator([0.0, 80, 40], trigger: presses) { content, x in
                    content.offset(x: x)
                } animation: { _ in
                    .linear(duration: 0.3)
                }
            Button("Start") { presses += 1 }
            Button("Grow") {
                withAnimation(.linear(duration: 0.2)) {
                    isLarge.toggle()
                } completion: {
                    endings += 1
                }
            }
            Color.green.frame(width: isLarge ? 80 : 40, height: 40)
            Text("Endings: \(endings)")
        }
    }
}

/// Keyframes that a button starts, and others that repeat.
struct KeyframesPage: View {
    struct Pose {
        var y = 0.0
        var scale = 1.0
        var angle = Angle.zero
    }

    @State private var presses = 0

    var body: some View {
        VStack(spacing: 60) {
            Image(systemName: "bell.fill").font(.largeTitle).named("bell")
                .keyframeAnimator(initialValue: Pose(), trigger: presses) { content, pose in
                    content.scaleEffect(pose.scale).rotationEffect(pose.angle).offset(y: pose.y)
                } keyframes: { _ in
                    KeyframeTrack(\.y) {
                        LinearKeyframe(-40, duration: 0.5)
                        LinearKeyframe(20, duration: 0.5)
                    }
                    KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.degrees(20), duration: 0.25)
                        CubicKeyframe(.degrees(-20), duration: 0.5)
                        CubicKeyframe(.zero, duration: 0.25)
                    }
                }
            Circle().fill(.orange).frame(width: 40, height: 40).named("ball")
                .keyframeAnimator(initialValue: 1.0) { content, opacity in
                    content.opacity(opacity)
                } keyframes: { _ in
                    LinearKeyframe(0.2, duration: 0.4)
                    LinearKeyframe(1, duration: 0.4)
                }
            Button("Ring") { presses += 1 }
        }
    }
}

/// Symbols with effects.
struct SymbolEffectsPage: View {
    @State private var presses = 0
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 30) {
                Image(systemName: "star.fill").symbolEffect(.bounce, options: .repeat(2).speed(2), value: presses).named("bounce")
                Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isOn).named("variable")
                Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: isOn).named("pulse")
                Image(systemName: "sun.max.fill").symbolEffect(.scale.up, isActive: isOn).named("scale")
                Image(systemName: "moon.fill").symbolEffect(.disappear, isActive: isOn).named("disappear")
            }
            .font(.largeTitle)
            Button("Bounce") { presses += 1 }
            Toggle("On", isOn: $isOn)
        }
        .padding()
    }
}

/// Rows that change with their place.
struct ScrollTransitionsPage: View {
    var body: some View {
        VStack {
            Text("Rows")
            ScrollView {
                VStack(spacing: 10) {
                    ForEach(0..<20, id: \.self) { index in
                        Color.blue.frame(height: 100).overlay { Text("\(index)") }
                            .scrollTransition { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.5).offset(
                                    x: phase.value * 50)
                            }
                            .named("row \(index)")
                    }
                    Color.red.frame(height: 100).named("turned")
                        .visualEffect { content, proxy in content.rotationEffect(.degrees(proxy.frame(in: .global).minY / 100)) }
                }
            }
            .frame(height: 400)
            .named("scroll")
        }
    }
}

/// A stack whose axis changes.
struct AnyLayoutPage: View {
    @State private var isWide = false
    @State private var text = ""

    var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(VStackLayout(spacing: 5))
        layout {
            Color.red.frame(width: 60, height: 60).named("first")
            Color.blue.frame(width: 60, height: 60).named("second")
            TextField("Text", text: $text).frame(width: 100)
        }
        Button("Switch") { withAnimation(.linear(duration: 0.5)) { isWide.toggle() } }
    }
}

/// Glass over a picture.
struct GlassPage: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.red, .yellow, .blue], startPoint: .top, endPoint: .bottom)
            GlassEffectContainer(spacing: 20) {
                VStack(spacing: 20) {
                    Text("Regular").padding().glassEffect().named("regular")
                    Text("Square").padding().glassEffect(.clear, in: .rect(cornerRadius: 12)).named("square")
                    Text("Tinted").padding().glassEffect(.regular.tint(.green).interactive()).named("tinted")
                    Text("None").padding().glassEffect(.identity).named("none")
                }
            }
        }
    }
}

/// A card that turns in space, and a text that shakes.
struct GeometryEffectsPage: View {
    private struct Flip: GeometryEffect {
        var animatableData: Double

        func effectValue(size: CGSize) -> ProjectionTransform {
            var space = CATransform3DIdentity
            space.m34 = -1 / 400
            space = CATransform3DRotate(space, animatableData, 0, 1, 0)
            space = CATransform3DTranslate(space, -size.width / 2, 0, 0)
            return ProjectionTransform(CATransform3DConcat(space, CATransform3DMakeTranslation(size.width / 2, 0, 0)))
        }
    }

    private struct Shake: GeometryEffect {
        var animatableData: Double

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * 2 * .pi), y: 0))
        }
    }

    @State private var shakes = 0.0
    @State private var angle = 0.0

    var body: some View {
        VStack(spacing: 40) {
            Text("Shaken").named("shaken").modifier(Shake(animatableData: shakes))
            RoundedRectangle(cornerRadius: 16).fill(.blue).frame(width: 200, height: 120).named("card").modifier(
                Flip(animatableData: angle))
            Button("Shake") { withAnimation(.linear(duration: 50)) { shakes += 1 } }
            Button("Flip") { angle = .pi / 3 }
            Button("Turn") { withAnimation(.linear(duration: 50)) { angle = .pi / 3 } }
        }
    }
}

/// Gauges whose tint is a gradient.
struct PaintedGaugesPage: View {
    private let gradient = Gradient(colors: [.green, .yellow, .red])

    var body: some View {
        VStack(spacing: 24) {
            Gauge(value: 0.5) { Text("Capacity") }.gaugeStyle(.linearCapacity).named("capacity")
            Gauge(value: 0.5) { Text("Marker") }.gaugeStyle(.accessoryLinear).named("marker")
            Gauge(value: 0.5) {
                Text("Ring")
            } currentValueLabel: {
                Text("50")
            }.gaugeStyle(.accessoryCircular).named("ring")
            Gauge(value: 0.5) {
                Text("Closed")
            } currentValueLabel: {
                Text("50")
            }.gaugeStyle(.accessoryCircularCapacity).named("closed")
            ProgressView(value: 0.5).named("progress")
        }
        .padding()
        .tint(gradient)
    }
}

/// Columns whose alignment one cell sets.
struct AlignedColumnsPage: View {
    var body: some View {
        Grid(alignment: .leading, verticalSpacing: 4) {
            GridRow {
                Text("Soup").named("soup")
                Text("7").gridColumnAlignment(.trailing).named("seven")
            }
            GridRow {
                Text("A long name of a dish").named("dish")
                Text("1,250.00").named("price")
            }
            Divider().gridCellUnsizedAxes(.horizontal).named("line")
            GridRow {
                Text("Sum").named("sum")
                Text("9").gridCellAnchor(.leading).named("nine")
            }
            GridRow {
                Text("Both").gridCellColumns(2).named("both")
            }
        }
    }
}

/// Views that match the frames of others: a mark below the chosen tab, a card that opens, and a ring around the chosen button.
struct MatchedPage: View {
    @Namespace private var names
    @State private var tab = 0
    @State private var isOpen = false
    @State private var ring = "small"
    @State private var isGrown = false

    var body: some View {
        VStack(spacing: 30) {
            HStack(spacing: 20) {
                ForEach(0..<3) { index in
                    Button("Tab \(index)") { withAnimation(.linear(duration: 1)) { tab = index } }
                        .padding(.bottom, 6)
                        .overlay(alignment: .bottom) {
                            if tab == index {
                                Capsule().fill(.blue).frame(height: 3).named("mark").matchedGeometryEffect(id: "mark", in: names)
                            }
                        }
                }
            }
            HStack {
                Button("small") { withAnimation(.linear(duration: 1)) { ring = "small" } }
                    .padding(4)
                    .matchedGeometryEffect(id: "small", in: names)
                Spacer()
                Button("a larger one") { withAnimation(.linear(duration: 1)) { ring = "large" } }
                    .padding(16)
                    .matchedGeometryEffect(id: "large", in: names)
            }
            .background {
                RoundedRectangle(cornerRadius: 8).stroke(.orange, lineWidth: 2).named("ring")
                    .matchedGeometryEffect(id: ring, in: names, isSource: false)
            }
            Button("Move the ring at once") { ring = ring == "small" ? "large" : "small" }
            grown
            if isOpen {
                card.frame(width: 300, height: 240)
            } else {
                card.frame(width: 80, height: 60).frame(maxWidth: .infinity, alignment: .leading)
            }
            Button("Open or close") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
            Text("Below").named("below")
        }
        .padding(20)
    }

    /// A small view that is the source until a large one of the same name comes, and again when that goes.
    private var grown: some View {
        HStack {
            Color.green.named("seed").matchedGeometryEffect(id: "seed", in: names, isSource: !isGrown).frame(width: 40, height: 40)
            Button("Grow") {
                withAnimation(.linear(duration: 1)) { isGrown.toggle() }
            }
            .named("grow")
            Spacer()
            Color.clear.frame(width: 1, height: 80)
            if isGrown { Color.green.named("tree").matchedGeometryEffect(id: "seed", in: names).frame(width: 120, height: 80) }
        }
    }

    private var card: some View {
        RoundedRectangle(cornerRadius: 16).fill(.teal).overlay { Text("Card") }.named("card")
            .matchedGeometryEffect(id: "card", in: names)
    }
}
