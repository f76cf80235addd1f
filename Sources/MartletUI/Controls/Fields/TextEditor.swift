import MartletCore
import MartletElements

/// A control that edits a text of several lines.
public struct TextEditor: ElementView {
    public typealias Body = Never
    private let text: Binding<String>

    private let selection: Binding<TextSelection?>?

    public nonisolated init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// - Parameter selection: The part of the text that is selected, or the place of the caret.
    public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }

    public static var _kind: Kind { .editor }

    public func _lower(to element: inout ElementWriter) {
        element.writeInputTraits()
        element.writeText(text, selection: selection)
    }
}
