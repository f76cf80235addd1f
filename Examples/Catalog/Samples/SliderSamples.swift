import SwiftUI

extension Page {
    static let sliders = Page(
        "sliders", "Sliders & steppers", symbol: "slider.horizontal.3", color: .purple,
        [
            Sample("Slider", "Slider .tint", SliderPlain()),
            Sample("Steps and ends", "Slider(value:in:step:)", SliderSteps()),
            Sample("While it moves", "onEditingChanged", SliderEditing()),
            Sample("Stepper", "Stepper", StepperPlain()),
        ])
}

struct SliderPlain: View {
    @State private var volume = 0.4

    var body: some View {
        VStack(spacing: 16) {
            Slider(value: $volume) { Text("Volume") }
            Slider(value: $volume) { Text("Volume, in orange") }.tint(.orange)
            Text(volume, format: .percent.precision(.fractionLength(0))).monospacedDigit()
        }
    }
}

struct SliderSteps: View {
    @State private var stars = 3.0

    var body: some View {
        Slider(value: $stars, in: 1...5, step: 1) {
            Text("Stars")
        } minimumValueLabel: {
            Image(systemName: "star").accessibilityLabel("Few")
        } maximumValueLabel: {
            Image(systemName: "star.fill").accessibilityLabel("Many")
        }
    }
}

struct SliderEditing: View {
    @State private var size = 24.0
    @State private var isEditing = false

    var body: some View {
        VStack(spacing: 16) {
            Text("Aa").font(.system(size: size)).foregroundStyle(isEditing ? .red : .primary).frame(height: 70)
            Slider(value: $size, in: 12...60) {
                Text("Size")
            } onEditingChanged: {
                isEditing = $0
            }
        }
    }
}

struct StepperPlain: View {
    @State private var guests = 2
    @State private var colour = 0

    var body: some View {
        VStack(spacing: 16) {
            Stepper("\(guests) guests", value: $guests, in: 1...8)
            Stepper("Width: \(guests * 10)", value: $guests, step: 2)
            Stepper {
                Circle().fill(Color(hue: Double(colour) / 10, saturation: 1, brightness: 1)).frame(width: 24, height: 24)
            } onIncrement: {
                colour = (colour + 1) % 10
            } onDecrement: {
                colour = (colour + 9) % 10
            }
            .accessibilityLabel("Colour")
        }
    }
}
