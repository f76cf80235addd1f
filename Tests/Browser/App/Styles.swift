import SwiftUI

extension View {
    /// Names the view, so that a test finds it.
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

private let red = Color(red: 1, green: 0, blue: 0)

/// Controls in styles that the system has, each named after its style.
struct StylesPage: View {
    @State private var text = "text"
    @State private var choice = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Button("Press") {}.named("plain").buttonStyle(PlainButtonStyle())
                Button("Press") {}.named("borderless").buttonStyle(BorderlessButtonStyle())
                Button("Press") {}.named("prominent").buttonStyle(.borderedProminent)
                Button("Press") {}.named("capsule").buttonStyle(.bordered).buttonBorderShape(.capsule)
                Button("Press") {}.named("large").buttonStyle(.bordered).controlSize(.large)
            }
            .tint(red)
            TextField("Name", text: $text).named("field")
            TextField("Name", text: $text).named("roundedBorder").textFieldStyle(RoundedBorderTextFieldStyle())
            Toggle("Switch", isOn: .constant(true)).named("switch").toggleStyle(SwitchToggleStyle(tint: red))
            Toggle("Button", isOn: .constant(true)).named("button").toggleStyle(.button).tint(red)
            Picker("Choice", selection: $choice) {
                Text("One").tag(0).named("one")
                Text("Two").tag(1).named("two")
            }
            .pickerStyle(SegmentedPickerStyle())
            ProgressView(value: 0.5).named("linear")
            ProgressView(value: 0.5).named("circular").progressViewStyle(CircularProgressViewStyle())
            HStack {
                Label("Title", systemImage: "star").named("iconOnly").labelStyle(.iconOnly)
                Image(systemName: "square").named("small").imageScale(.small)
                Image(systemName: "square").named("largeScale").imageScale(.large)
                Image(systemName: "square").resizable().named("outlined").frame(width: 40, height: 40)
                Image(systemName: "square").resizable().named("filled").symbolVariant(.fill).frame(width: 40, height: 40)
            }
            LazyVGrid(columns: [GridItem(.fixed(40), spacing: 4), GridItem(.flexible())]) {
                red.frame(height: 20).named("fixed")
                red.frame(height: 20).named("flexible")
            }
            .frame(width: 200)
        }
        .frame(width: 400)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Lists, a form and pages of tabs in styles that the system has.
struct ListStylesPage: View {
    private func list(_ name: String) -> some View {
        List { Text(name).named(name + " row") }.named(name)
    }

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 20) {
                list("plain").listStyle(PlainListStyle())
                list("grouped").listStyle(GroupedListStyle())
                list("inset").listStyle(InsetGroupedListStyle())
            }
            HStack(spacing: 20) {
                List {
                    Text("one").named("inset content").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
                    Text("two").named("no line").listRowSeparator(.hidden)
                    Text("three").named("painted").listRowBackground(red)
                }
                .listStyle(.plain)
                List { Text("row") }.named("bare").scrollContentBackground(.hidden).background(red)
                Form { Text("columns").named("columns row") }.named("columns").formStyle(.columns)
            }
            TabView {
                red.named("first page")
                Color.blue.named("second page")
                Text("third").named("third page")
            }
            .tabViewStyle(PageTabViewStyle()).frame(width: 200, height: 100)
        }
        .frame(width: 900, height: 620)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A sheet with a height, corners and a background of its own.
struct SheetStylePage: View {
    @State private var isShown = false

    var body: some View {
        Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) {
                Text("Sheet").presentationDetents([PresentationDetent.height(200), .large]).presentationCornerRadius(30)
                    .presentationBackground(red)
            }
            .navigationBarTitleDisplayMode(.inline)
    }
}
