import SwiftUI

extension Page {
    static let animation = Page(
        "animation", "Animation", symbol: "wand.and.stars", color: .orange,
        [
            Sample("A change, animated", "withAnimation", AnimationPlain()),
            Sample("Curves", ".linear .easeInOut .spring .bouncy .snappy", AnimationCurves()),
            Sample("Transitions", ".transition .asymmetric", AnimationTransitions()),
            Sample("A transition of one's own", "Transition", AnimationOwnTransition()),
            Sample("Phases", ".phaseAnimator", AnimationPhases()),
            Sample("Keyframes", ".keyframeAnimator KeyframeTrack", AnimationKeyframes()),
            Sample("From one place to another", ".matchedGeometryEffect @Namespace", AnimationMatched()),
            Sample("Symbols", ".symbolEffect", AnimationSymbols()),
            Sample("Contents", ".contentTransition", AnimationContents()),
            Sample("For ever, and its end", ".repeatForever completion:", AnimationForever()),
        ])
}

struct AnimationPlain: View {
    @State private var isLarge = false

    var body: some View {
        VStack(spacing: 16) {
            RoundedRectangle(cornerRadius: isLarge ? 40 : 8)
                .fill(isLarge ? .pink : .blue)
                .frame(width: isLarge ? 160 : 60, height: 80)
            Button("Change") { withAnimation { isLarge.toggle() } }
        }
    }
}

struct AnimationCurves: View {
    private let curves: [(String, Animation)] = [
        ("linear", .linear(duration: 1)), ("easeInOut", .easeInOut(duration: 1)), ("spring", .spring(duration: 1, bounce: 0.4)),
        ("bouncy", .bouncy), ("snappy", .snappy),
    ]
    @State private var isRight = false

    var body: some View {
        VStack(spacing: 12) {
            ForEach(curves, id: \.0) { name, curve in
                HStack {
                    Text(name).font(.caption).frame(width: 80, alignment: .leading)
                    Circle().fill(.indigo).frame(width: 24).frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
                        .animation(curve, value: isRight)
                }
            }
            Button("Run") { isRight.toggle() }
        }
    }
}

struct AnimationTransitions: View {
    @State private var isShown = true

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 12) {
                if isShown {
                    Text("Fade").padding(8).background(.yellow.opacity(0.4)).transition(.opacity)
                    Text("Scale").padding(8).background(.green.opacity(0.4)).transition(.scale)
                    Text("Slide").padding(8).background(.blue.opacity(0.3)).transition(.slide)
                    Text("Both").padding(8).background(.pink.opacity(0.3))
                        .transition(.asymmetric(insertion: .move(edge: .top).combined(with: .opacity), removal: .scale))
                }
            }
            .frame(height: 44)
            Button(isShown ? "Hide" : "Show") { withAnimation(.easeInOut(duration: 0.6)) { isShown.toggle() } }
        }
    }
}

struct AnimationOwnTransition: View {
    @State private var isShown = true

    var body: some View {
        VStack(spacing: 16) {
            ZStack { if isShown { Text("It turns away").transition(TurnTransition()) } }.frame(height: 44)
            Button("Switch") { withAnimation(.bouncy) { isShown.toggle() } }
        }
    }
}

private struct TurnTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

struct AnimationPhases: View {
    @State private var likes = 0

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.pink)
                .phaseAnimator([1.0, 1.6, 0.8, 1], trigger: likes) { content, scale in
                    content.scaleEffect(scale)
                } animation: { _ in
                    .bouncy(duration: 0.3)
                }
            Button("Like (\(likes))") { likes += 1 }
        }
    }
}

struct AnimationKeyframes: View {
    private struct Pose {
        var y = 0.0
        var angle = Angle.zero
    }

    @State private var jumps = 0

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "bolt.fill").font(.largeTitle)
                .keyframeAnimator(initialValue: Pose(), trigger: jumps) { content, pose in
                    content.rotationEffect(pose.angle).offset(y: pose.y)
                } keyframes: { _ in
                    KeyframeTrack(\.y) {
                        CubicKeyframe(-50, duration: 0.3)
                        SpringKeyframe(0, duration: 0.5)
                    }
                    KeyframeTrack(\.angle) {
                        LinearKeyframe(.degrees(-20), duration: 0.3)
                        LinearKeyframe(.zero, duration: 0.3)
                    }
                }
                .padding(.top, 50)
            Button("Jump") { jumps += 1 }
        }
    }
}

struct AnimationMatched: View {
    @Namespace private var space
    @State private var chosen = 0

    var body: some View {
        HStack {
            ForEach(0..<3) { index in
                Button("Page \(index + 1)") { withAnimation(.snappy) { chosen = index } }
                    .buttonStyle(.plain)
                    .padding(.vertical, 8)
                    .overlay(alignment: .bottom) {
                        if chosen == index {
                            Capsule().fill(.orange).frame(height: 4).matchedGeometryEffect(id: "mark", in: space)
                        }
                    }
            }
        }
    }
}

struct AnimationSymbols: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 24) {
                Image(systemName: "bell.fill").symbolEffect(.bounce, value: count)
                Image(systemName: "wifi").symbolEffect(.variableColor, isActive: isOn)
                Image(systemName: "heart.fill").symbolEffect(.pulse, isActive: isOn)
                Image(systemName: "moon.fill").symbolEffect(.scale.up, isActive: isOn)
                Image(systemName: isOn ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
            }
            .font(.title)
            HStack {
                Button("Once") { count += 1 }
                Button(isOn ? "Off" : "On") { withAnimation { isOn.toggle() } }
            }
            .buttonStyle(.bordered)
        }
    }
}

struct AnimationContents: View {
    @State private var number = 42

    var body: some View {
        VStack(spacing: 16) {
            Text("\(number)").font(.largeTitle.bold()).monospacedDigit().contentTransition(.numericText(value: Double(number)))
            Text(number.isMultiple(of: 2) ? "Even" : "Odd").contentTransition(.opacity)
            HStack {
                Button("Less", systemImage: "minus") { withAnimation { number -= 1 } }
                Button("More", systemImage: "plus") { withAnimation { number += 7 } }
            }
            .labelStyle(.iconOnly)
            .buttonStyle(.bordered)
        }
    }
}

struct AnimationForever: View {
    @State private var isTurning = false
    @State private var endings = 0

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "gear").font(.largeTitle)
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .animation(isTurning ? .linear(duration: 3).repeatForever(autoreverses: false) : .default, value: isTurning)
            HStack {
                Button(isTurning ? "Stop" : "Turn") { isTurning.toggle() }
                Button("Ended \(endings) times") {
                    withAnimation(.linear(duration: 0.5)) {
                        isTurning = false
                    } completion: {
                        endings += 1
                    }
                }
            }
            .buttonStyle(.bordered)
        }
    }
}
