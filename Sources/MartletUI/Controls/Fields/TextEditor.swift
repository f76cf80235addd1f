import MartletCore
import MartletElements

/// A control in which a text of many lines is typed.
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
