import SwiftUI
import UIKit

/// What UIKit does with the device: vibrations, the pasteboard, the keyboard, the screen.
struct DevicePage: View {
    @State private var text = ""
    @State private var taps = 0
    @FocusState private var isTyping: Bool

    var body: some View {
        let (size, device) = (UIScreen.main.bounds.size, UIDevice.current)
        Form {
            Text("\(Int(size.width)) by \(Int(size.height)), \(device.model)")
            TextField("Note", text: $text).focused($isTyping)
            Text(isTyping ? "Typing" : "Idle")
            Button("Vibrate") { UINotificationFeedbackGenerator().notificationOccurred(.success) }
            Button("Feel") { taps += 1 }.sensoryFeedback(.selection, trigger: taps)
            Button("Copy") { UIPasteboard.general.string = "Miso soup" }
            Button("Stay awake") { UIApplication.shared.isIdleTimerDisabled = true }
            Button("Sleep") { UIApplication.shared.isIdleTimerDisabled = false }
            Button("Open") { UIApplication.shared.open(URL(string: "https://example.org/soup")!) }
        }
        // The keyboard's return key hides it, as a button above it would.
        .onChange(of: text) {
            if text.hasSuffix(".") { UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil) }
        }
    }
}
