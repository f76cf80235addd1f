import SwiftUI

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A label with its icon on a coloured square, as the rows of Settings have it.
private struct SquareLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 10) {
            configuration.icon.frame(width: 28, height: 28).background(.indigo, in: .rect(cornerRadius: 7))
            configuration.title
        }
    }
}

/// What many apps do with what they make themselves: label styles, layouts and progress views in rows and boxes, links in folded rows, sheets.
struct EverydayPage: View {
    @State private var isOn = true
    @State private var choice = 0
    @State private var isShown = false
    @State private var name = ""

    private func label(_ name: String) -> some View {
        Label {
            Text(name)
        } icon: {
            Image(systemName: "star").named(name + " icon")
        }
        .labelStyle(SquareLabelStyle())
    }

    var body: some View {
        Form {
            Section {
                Toggle(isOn: $isOn) { label("Toggle") }
                Picker(selection: $choice) {
                    Text("One").tag(0)
                    Text("Two").tag(1)
                } label: {
                    label("Picker")
                }
                LabeledContent {
                    Text("Value")
                } label: {
                    label("Labeled")
                }
                Button("Bordered", systemImage: "xmark") {}.buttonStyle(.bordered).named("bordered")
            }
            Section {
                FlowLayout {
                    ForEach(["One", "Two", "Three", "Four"], id: \.self) { Text($0).frame(width: 80).named($0) }
                }
                .padding(.horizontal, 30)
                .frame(maxWidth: .infinity, alignment: .leading)
                .named("padded")
                Text("30%").font(.system(size: 8)).minimumScaleFactor(0.5).frame(width: 30, height: 30).named("small")
                DisclosureGroup("Folded", isExpanded: .constant(true)) {
                    NavigationLink {
                        Text("Inside")
                    } label: {
                        Text("Link").named("link")
                    }
                    Text("No link").named("text")
                }
                Button("Show") { isShown = true }
            }
        }
        .sheet(isPresented: $isShown) {
            NavigationStack {
                Form {
                    TextField("Name", text: $name).named("name")
                    GroupBox {
                        Text("Content").frame(maxWidth: .infinity)
                    } label: {
                        HStack {
                            Text("Budget")
                            Spacer()
                            Text("Details").named("details")
                        }
                    }
                    .named("box")
                }
                .navigationTitle("Sheet")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { Button("Close") { isShown = false } }
            }
        }
    }
}

/// A painted scroll view with a view over it.
struct PaintedScrollPage: View {
    var body: some View {
        ScrollView {
            VStack { ForEach(0..<40) { Text("Line \($0)") } }.frame(maxWidth: .infinity)
        }
        .background(Color(red: 1, green: 1, blue: 0))
        .navigationTitle("Painted")
        .overlay(alignment: .bottomTrailing) { Text("Over").padding() }
    }
}
