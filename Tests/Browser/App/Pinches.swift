import SwiftUI

/// Views that report gestures of two fingers.
struct PinchesPage: View {
    @State private var scale = 1.0
    @State private var ended = 0
    @State private var angle = Angle.zero
    @State private var anchor = UnitPoint.zero
    @GestureState private var isPinching = false

    var body: some View {
        VStack(spacing: 20) {
            Color.orange.frame(width: 200, height: 200)
                .gesture(
                    MagnifyGesture()
                        .updating($isPinching) { _, state, _ in state = true }
                        .onChanged { value in
                            scale = value.magnification
                            anchor = value.startAnchor
                        }
                        .onEnded { _ in ended += 1 }
                )
                .accessibilityIdentifier("magnify")
            Color.purple.frame(width: 200, height: 200)
                .gesture(RotateGesture().onChanged { angle = $0.rotation }.onEnded { _ in ended += 1 })
                .accessibilityIdentifier("rotate")
            Text("Scale \(scale, specifier: "%.2f") at \(anchor.x, specifier: "%.2f") \(anchor.y, specifier: "%.2f")")
            Text("Angle \(angle.degrees, specifier: "%.0f")")
            Text("Ended \(ended)")
            Text(isPinching ? "Pinching" : "Resting")
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}
