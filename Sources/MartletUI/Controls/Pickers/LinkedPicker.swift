import MartletCore
import MartletElements

/// A picker in the style `navigationLink`: a row with the selected option, which pushes a screen with all options.
struct LinkedPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let choices: Choices
    let label: Label
    let content: Content
    let currentValue: AnyView?

    var body: some View {
        NavigationLink {
            PickerScreen(selection: selection, label: label, content: content)
        } label: {
            PickerElement(selection: selection, choices: choices, isLinked: true) {
                label.slot("label")
                if let currentValue { currentValue.slot("value") }
                content.modifier(ChoiceModifier(choices: choices))
            }
        }
    }
}

/// The options of a picker in a list. Selecting one goes back.
private struct PickerScreen<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let options = List {
            Picker(selection: choice) {
                content
            } label: {
                label
            }
        }
        .pickerStyle(.inline).labelsHidden()
        .navigationBarTitleDisplayMode(.inline)
        if let title = label as? Text {
            options.navigationTitle(title)
        } else {
            options.toolbar { ToolbarItem(placement: .principal) { label.labelStyle(.titleOnly) } }
        }
    }

    private var choice: Binding<SelectionValue> {
        Binding {
            selection.wrappedValue
        } set: { value in
            selection.wrappedValue = value
            dismiss()
        }
    }
}
