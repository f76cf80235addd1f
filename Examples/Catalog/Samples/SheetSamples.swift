import SwiftUI

extension Page {
    static let sheets = Page(
        "sheets", "Sheets & alerts", symbol: "rectangle.bottomhalf.inset.filled", color: .purple,
        [
            Sample("Sheet", ".sheet", SheetPlain()),
            Sample("Heights", ".presentationDetents .presentationDragIndicator .presentationCornerRadius", SheetDetents()),
            Sample("A sheet for a value", ".sheet(item:) .interactiveDismissDisabled", SheetItem()),
            Sample("Full screen", ".fullScreenCover", SheetFull()),
            Sample("Alert", ".alert", SheetAlert()),
            Sample("Alert with a field", ".alert TextField", SheetAlertField()),
            Sample("Choice", ".confirmationDialog", SheetDialog()),
            Sample("Popover", ".popover .presentationCompactAdaptation", SheetPopover()),
            Sample("Inspector", ".inspector", SheetInspector()),
        ])
}

struct SheetPlain: View {
    @State private var isShown = false

    var body: some View {
        Button("Show the sheet") { isShown = true }
            .sheet(isPresented: $isShown) { NoteSheet() }
    }
}

private struct NoteSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Text("A sheet has a screen of its own.")
                .navigationTitle("Note")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { Button("Done") { dismiss() } }
        }
    }
}

struct SheetDetents: View {
    @State private var isShown = false

    var body: some View {
        Button("Half a sheet") { isShown = true }
            .sheet(isPresented: $isShown) {
                Text("Drag it up, or down")
                    .presentationDetents([.height(200), .medium, .large])
                    .presentationDragIndicator(.visible)
                    .presentationCornerRadius(32)
            }
    }
}

struct SheetItem: View {
    private struct Dish: Identifiable {
        let id: String
    }

    @State private var dish: Dish?

    var body: some View {
        HStack {
            Button("Soup") { dish = Dish(id: "Soup") }
            Button("Salad") { dish = Dish(id: "Salad") }
        }
        .buttonStyle(.bordered)
        .sheet(item: $dish) { dish in
            VStack(spacing: 16) {
                Text(dish.id).font(.largeTitle)
                Button("Only this button closes it") { self.dish = nil }
            }
            .interactiveDismissDisabled()
        }
    }
}

struct SheetFull: View {
    @State private var isShown = false

    var body: some View {
        Button("Cover the screen") { isShown = true }
            .fullScreenCover(isPresented: $isShown) {
                ZStack {
                    Color.indigo.ignoresSafeArea()
                    Button("Close") { isShown = false }.buttonStyle(.borderedProminent)
                }
            }
    }
}

struct SheetAlert: View {
    @State private var isShown = false
    @State private var answer = "none"

    var body: some View {
        VStack(spacing: 12) {
            Button("Delete all", role: .destructive) { isShown = true }
            Text("Answer: \(answer)").foregroundStyle(.secondary)
        }
        .alert("Delete all notes?", isPresented: $isShown) {
            Button("Delete", role: .destructive) { answer = "Delete" }
            Button("Cancel", role: .cancel) { answer = "Cancel" }
        } message: {
            Text("You cannot undo this.")
        }
    }
}

struct SheetAlertField: View {
    @State private var isShown = false
    @State private var name = "Ann"

    var body: some View {
        Button("Rename \(name)") { isShown = true }
            .alert("New name", isPresented: $isShown) {
                TextField("Name", text: $name)
                Button("OK") {}
            }
    }
}

struct SheetDialog: View {
    @State private var isShown = false
    @State private var size = "none"

    var body: some View {
        VStack(spacing: 12) {
            Button("Choose a size") { isShown = true }
            Text("Size: \(size)").foregroundStyle(.secondary)
        }
        .confirmationDialog("Which size?", isPresented: $isShown, titleVisibility: .visible) {
            Button("Small") { size = "small" }
            Button("Large") { size = "large" }
        }
    }
}

struct SheetPopover: View {
    @State private var isShown = false

    var body: some View {
        Button("What is this?", systemImage: "info.circle") { isShown = true }
            .popover(isPresented: $isShown) {
                Text("A popover points at its button.").padding().presentationCompactAdaptation(.popover)
            }
    }
}

struct SheetInspector: View {
    @State private var isShown = false

    var body: some View {
        Button("Details") { isShown.toggle() }
            .inspector(isPresented: $isShown) { Text("What there is to know").padding() }
    }
}
