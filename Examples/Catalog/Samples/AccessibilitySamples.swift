import SwiftUI

extension Page {
    static let accessibility = Page(
        "accessibility", "Accessibility", symbol: "accessibility", color: .blue,
        [
            Sample("Names and values", ".accessibilityLabel .accessibilityValue .accessibilityHint", AccessNames()),
            Sample("One element of several", ".accessibilityElement .accessibilityHidden", AccessGroups()),
            Sample("Actions", ".accessibilityAction .accessibilityAdjustableAction", AccessActions()),
            Sample("Traits", ".accessibilityAddTraits", AccessTraits()),
            Sample("Another view instead", ".accessibilityRepresentation", AccessRepresentation()),
            Sample("Sizes of text", "@ScaledMetric", AccessSizes()),
            Sample("Less motion", "", AccessMotion()),
        ])
}

struct AccessNames: View {
    @State private var rating = 3

    var body: some View {
        Button {
            rating = rating % 5 + 1
        } label: {
            HStack { ForEach(1..<6) { Image(systemName: $0 <= rating ? "star.fill" : "star") } }
        }
        .accessibilityLabel("Rating")
        .accessibilityValue("\(rating) of 5")
        .accessibilityHint("Gives one star more")
    }
}

struct AccessGroups: View {
    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Image(systemName: "sun.max.fill").accessibilityHidden(true)
                Text("Leipzig")
                Text("21°")
            }
            .accessibilityElement(children: .combine)
            HStack {
                Text("●").foregroundStyle(.green)
                Text("OK")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("The server works")
        }
    }
}

struct AccessActions: View {
    @State private var level = 5

    var body: some View {
        Text("Level \(level)")
            .padding()
            .background(.teal.opacity(0.2), in: .capsule)
            .accessibilityElement()
            .accessibilityLabel("Level")
            .accessibilityValue("\(level)")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: level += 1
                case .decrement: level -= 1
                @unknown default: break
                }
            }
            .accessibilityAction(named: "Reset") { level = 5 }
    }
}

struct AccessTraits: View {
    @State private var isChosen = false

    var body: some View {
        VStack(spacing: 12) {
            Text("A heading").font(.headline).accessibilityAddTraits(.isHeader)
            Text(isChosen ? "Chosen" : "Not chosen")
                .onTapGesture { isChosen.toggle() }
                .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
        }
    }
}

struct AccessRepresentation: View {
    @State private var isOn = false

    var body: some View {
        Circle().fill(isOn ? .yellow : .gray).frame(width: 50, height: 50)
            .onTapGesture { isOn.toggle() }
            .accessibilityRepresentation { Toggle("Lamp", isOn: $isOn) }
    }
}

struct AccessSizes: View {
    @ScaledMetric private var side = 24
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Image(systemName: "leaf").resizable().scaledToFit().frame(width: side, height: side)
                Text("The picture is as large as the text")
            }
            Text("Size: \(String(describing: size))").foregroundStyle(.secondary)
            Text("Always large").dynamicTypeSize(.accessibility1)
        }
    }
}

struct AccessMotion: View {
    @Environment(\.accessibilityReduceMotion) private var isReduced

    var body: some View {
        Text(isReduced ? "You want less motion" : "Motion is welcome")
    }
}
