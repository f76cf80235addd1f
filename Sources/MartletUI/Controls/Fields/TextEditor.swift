import MartletCore
import MartletElements

/// A control that edits a text of several lines.
public struct TextEditor: ElementView {
    public typealias Body = Never
    private let text: Binding<String>

    public nonisolated init(text: Binding<String>) { self.text = text }

    public static var _kind: Kind { .editor }

    public func _lower(to element: inout ElementWriter) {
        element.writeInputTraits()
        element.writeText(text)
    }
}
