import SwiftUI

/// Views that tell where they are tapped and where the pointer is.
struct PlacesPage: View {
    @State private var taps: [String] = []
    @State private var pointer = "nowhere"

    private func note(_ name: String, _ point: CGPoint) { taps.append("\(name) \(Int(point.x.rounded())),\(Int(point.y.rounded()))") }

    var body: some View {
        VStack {
            Color.blue.frame(width: 200, height: 100).accessibilityIdentifier("map")
                .onTapGesture(count: 2) { note("double", $0) }
                .onTapGesture { note("tap", $0) }
            Color.green.frame(width: 200, height: 100).accessibilityIdentifier("page")
                .onTapGesture(coordinateSpace: .global) { note("page", $0) }
            Color.orange.frame(width: 200, height: 100).accessibilityIdentifier("pad")
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let point): pointer = "\(Int(point.x.rounded())),\(Int(point.y.rounded()))"
                    case .ended: pointer = "nowhere"
                    }
                }
            Text("Taps: \(taps.joined(separator: " "))")
            Text("Pointer: \(pointer)")
        }
    }
}

private struct TabBounds: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) { value.merge(nextValue()) { $1 } }
}

/// Tabs with a line under the chosen one, which finds it by its anchor.
struct AnchorsPage: View {
    @State private var chosen = 0

    var body: some View {
        HStack(spacing: 20) {
            ForEach(0..<3) { tab in
                Button(["One", "Twenty-two", "Three"][tab]) { chosen = tab }
                    .anchorPreference(key: TabBounds.self, value: .bounds) { [tab: $0] }
            }
        }
        .overlayPreferenceValue(TabBounds.self) { bounds in
            GeometryReader { proxy in
                if let anchor = bounds[chosen] {
                    let frame = proxy[anchor]
                    Color.red.frame(width: frame.width, height: 3).accessibilityIdentifier("line")
                        .offset(x: frame.minX, y: frame.maxY)
                }
            }
        }
        .padding(40)
    }
}

private struct FieldNameKey: FocusedValueKey { typealias Value = String }
private struct FieldTextKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var fieldName: String? {
        get { self[FieldNameKey.self] }
        set { self[FieldNameKey.self] = newValue }
    }
    fileprivate var fieldText: Binding<String>? {
        get { self[FieldTextKey.self] }
        set { self[FieldTextKey.self] = newValue }
    }
}

/// Fields that offer their names while they have the focus.
struct FocusedPage: View {
    @FocusedValue(\.fieldName) private var name
    @State private var first = ""
    @State private var second = ""
    @State private var isOn = false
    @State private var isSecondShown = true
    @State private var log = ""
    @FocusedBinding(\.fieldText) private var text

    var body: some View {
        VStack {
            TextField("First", text: $first).focusedValue(\.fieldName, "first").focusedValue(\.fieldText, $first)
            VStack { if isSecondShown { TextField("Second", text: $second) } }.focusedValue(\.fieldName, "second")
            Button("Other") {}
            Button("Write") {
                log += name ?? "none"
                text = "written"
            }
            Toggle("Switch", isOn: $isOn)
            Button("Remove") { isSecondShown = false }
            Text("Field: \(name ?? "none")")
            Text("Log: \(log), switch \(isOn ? "on" : "off")")
        }
    }
}

/// A document with an inspector.
struct InspectorPage: View {
    @State private var isShown = true
    @State private var size = 12.0

    var body: some View {
        NavigationStack {
            ScrollView { Text(String(repeating: "A martlet never lands. ", count: 40)).font(.system(size: size)).padding() }
                .navigationTitle("Document")
                .toolbar { Button("Inspector", systemImage: "sidebar.trailing") { isShown.toggle() } }
                .inspector(isPresented: $isShown) {
                    Form {
                        Section("Text") {
                            LabeledContent("Size", value: size.formatted())
                            Slider(value: $size, in: 8...24)
                        }
                    }
                    .inspectorColumnWidth(300)
                }
        }
    }
}
