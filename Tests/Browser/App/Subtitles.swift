import SwiftUI

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Labels of two texts, of which the second is a subtitle; icons in a colour of their own; texts with lines.
struct SubtitlesPage: View {
    @State private var isOn = true

    var body: some View {
        List {
            Toggle(isOn: $isOn) {
                Text("Sync").named("toggle title")
                Text("Over Wi-Fi only").named("toggle subtitle")
            }
            LabeledContent {
                Text("3")
            } label: {
                Text("Guests").named("labeled title")
                Text("Without children").named("labeled subtitle")
            }
            Label {
                Text("Inbox").named("label title")
                Text("12 unread").named("label subtitle")
            } icon: {
                Image(systemName: "tray").named("tray")
            }
            .listItemTint(.red)
            Label("Trash", systemImage: "trash").named("trash").listItemTint(.monochrome)
            Text("dotted").named("dotted").underline(pattern: .dot, color: .red)
            VStack { Text("dashed").named("dashed") }.strikethrough(pattern: .dash)
        }
        .toolbarTitleMenu { Button("Rename") {} }
        .toolbar {
            ToolbarItem(placement: .secondaryAction) { Button("Archive", systemImage: "archivebox") { isOn = false } }
            ToolbarItem(placement: .secondaryAction) {
                Button {
                } label: {
                    Text("Export").named("command title")
                    Text("As a PDF").named("command subtitle")
                }
            }
            ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A bar with a view in place of the title, which hides the title's menu.
struct PrincipalPage: View {
    var body: some View {
        Text("Content")
            .toolbarTitleMenu { Button("Rename") {} }
            .toolbar { ToolbarItem(placement: .principal) { Text("In place of the title").named("principal") } }
            .navigationBarTitleDisplayMode(.inline)
    }
}

/// Gradients between points that are not at the edges.
struct GradientsPage: View {
    private func band(_ name: String, from start: UnitPoint, to end: UnitPoint) -> some View {
        LinearGradient(colors: [.black, .white], startPoint: start, endPoint: end).named(name).frame(width: 100, height: 100)
    }

    var body: some View {
        VStack {
            band("half", from: .top, to: .center)
            band("beyond", from: UnitPoint(x: -1, y: 0.5), to: .trailing)
            band("corner", from: .center, to: .bottomTrailing)
            band("slanted", from: .topLeading, to: UnitPoint(x: 1, y: 0.5))
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}
