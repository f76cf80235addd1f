import SwiftUI

extension Page {
    static let gestures = Page(
        "gestures", "Gestures", symbol: "hand.draw", color: .brown,
        [
            Sample("Tap", ".onTapGesture SpatialTapGesture", GestureTaps()),
            Sample("Long press", ".onLongPressGesture", GestureLongPress()),
            Sample("Drag", "DragGesture @GestureState", GestureDrag()),
            Sample("Pinch and turn", "MagnifyGesture RotateGesture", GesturePinch()),
            Sample("Several together", ".sequenced", GestureTogether()),
            Sample("Pointer", ".onHover .onContinuousHover", GestureHover()),
            Sample("What is felt", ".sensoryFeedback", GestureFeedback()),
        ])
}

struct GestureTaps: View {
    @State private var text = "Tap, or tap twice"

    var body: some View {
        VStack(spacing: 12) {
            Text(text)
            RoundedRectangle(cornerRadius: 12).fill(.blue.opacity(0.2)).frame(height: 60)
                .accessibilityLabel("Tapped area")
                .onTapGesture(count: 2) { text = "Tapped twice" }
                .onTapGesture { text = "Tapped once" }
            RoundedRectangle(cornerRadius: 12).fill(.green.opacity(0.2)).frame(height: 60)
                .accessibilityLabel("Area that tells the place")
                .gesture(SpatialTapGesture().onEnded { text = "At \(Int($0.location.x)), \(Int($0.location.y))" })
        }
    }
}

struct GestureLongPress: View {
    @State private var isPressing = false
    @State private var isDone = false

    var body: some View {
        Text(isDone ? "Done" : "Hold for a second")
            .padding()
            .background(isPressing ? .orange.opacity(0.5) : .orange.opacity(0.2), in: .capsule)
            .onLongPressGesture(minimumDuration: 1) {
                isDone.toggle()
            } onPressingChanged: {
                isPressing = $0
            }
    }
}

struct GestureDrag: View {
    @GestureState private var movement = CGSize.zero
    @State private var place = CGSize.zero

    var body: some View {
        Circle().fill(.pink.gradient).frame(width: 60, height: 60)
            .accessibilityLabel("Ball")
            .offset(x: place.width + movement.width, y: place.height + movement.height)
            .gesture(
                DragGesture()
                    .updating($movement) { value, state, _ in state = value.translation }
                    .onEnded { place = CGSize(width: place.width + $0.translation.width, height: place.height + $0.translation.height) }
            )
            .frame(maxWidth: .infinity, minHeight: 140)
    }
}

struct GesturePinch: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero

    var body: some View {
        RoundedRectangle(cornerRadius: 12).fill(.teal.gradient).frame(width: 90, height: 90)
            .accessibilityLabel("Square to pinch")
            .scaleEffect(scale)
            .rotationEffect(angle)
            .gesture(
                MagnifyGesture().onChanged { scale = $0.magnification }
                    .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
            )
            .frame(maxWidth: .infinity, minHeight: 140)
    }
}

struct GestureTogether: View {
    @State private var offset = CGSize.zero
    @State private var isLifted = false

    var body: some View {
        Text("Hold, then drag")
            .padding()
            .background(.yellow.opacity(isLifted ? 0.8 : 0.3), in: .rect(cornerRadius: 10))
            .offset(offset)
            .gesture(
                LongPressGesture(minimumDuration: 0.4).onEnded { _ in isLifted = true }
                    .sequenced(before: DragGesture().onChanged { offset = $0.translation })
                    .onEnded { _ in
                        withAnimation(.bouncy) {
                            offset = .zero
                            isLifted = false
                        }
                    }
            )
            .frame(maxWidth: .infinity, minHeight: 100)
    }
}

struct GestureHover: View {
    @State private var isOver = false
    @State private var place = "away"

    var body: some View {
        VStack(spacing: 12) {
            Text("Move the pointer here")
                .padding()
                .background(isOver ? .green.opacity(0.4) : .gray.opacity(0.2), in: .rect(cornerRadius: 10))
                .onHover { isOver = $0 }
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let point): place = "\(Int(point.x)), \(Int(point.y))"
                    case .ended: place = "away"
                    }
                }
            Text(place).monospacedDigit().foregroundStyle(.secondary)
        }
    }
}

struct GestureFeedback: View {
    @State private var count = 0

    var body: some View {
        Button("A device that can trembles (\(count))") { count += 1 }
            .buttonStyle(.bordered)
            .sensoryFeedback(.impact, trigger: count)
    }
}
