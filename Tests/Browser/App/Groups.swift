import SwiftUI

/// Groups of controls, menus, and content that takes the whole width of a narrow page.
struct GroupsPage: View {
    @State private var isShown = false
    @State private var count = 0
    @State private var date = Date(timeIntervalSince1970: 1_760_000_000)

    var body: some View {
        List {
            NavigationLink(value: Page.bar) { LabeledContent("Soup") { Text("Hot").named("amount") }.badge(3) }
            ControlGroup {
                Button("Bold", systemImage: "bold") {}.named("bold")
                Button("Italic", systemImage: "italic") {}.named("italic")
            }
            .named("group")
            Menu("Edit") {
                ControlGroup {
                    Button("Cut", systemImage: "scissors") {}.named("cut")
                    Button("Paste", systemImage: "doc.on.clipboard") {}.named("paste")
                }
                Toggle("Grid", systemImage: "square", isOn: .constant(true))
                Section("Danger") { Button("Reset", systemImage: "trash", role: .destructive) {}.named("reset") }
            }
            Menu("Counted \(count)") {
                Button("Reset") { count = 0 }
            } primaryAction: {
                count += 1
            }
            Menu("Framed") { Button("One") {} }.menuStyle(FramedMenu())
            UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 16).strokeBorder(.red, lineWidth: 4)
                .frame(width: 80, height: 40).named("uneven")
            Button("Show") { isShown = true }
            DatePicker("When", selection: $date).datePickerStyle(.wheel).labelsHidden().named("wheels")
        }
        .toolbar {
            ToolbarItem(placement: ToolbarItemPlacement.status) { Text("Ready").named("ready") }
            ToolbarItem(placement: .principal) {
                VStack {
                    Text("Title").font(.headline).named("title")
                    Text("Subtitle").font(.caption).named("subtitle")
                }
            }
        }
        .sheet(isPresented: $isShown) {
            ScrollView {
                LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
                    Section {
                        Text("Line")
                    } header: {
                        Text("Pinned").frame(maxWidth: .infinity, alignment: .leading).named("pinned")
                    }
                }
            }
            .presentationDetents([.medium])
            .presentationBackground(.thinMaterial)
        }
    }
}

private struct FramedMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(8).border(.red, width: 2) }
}

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}
