extension Kind {
    /// A text field. Fires ``Action/change`` with `[text, edition]`, ``Action/submit`` and ``Action/focus``. Styles: `automatic`, `plain`,
    /// `roundedBorder`. With axis `vertical` it grows by lines.
    public static let field = Kind(
        "field",
        KindDefinition(
            Semantics(
                .field, naming: [.attribute(.title), .attribute(.prompt)], combinesContents: true,
                specialRole: { $0[.secure] == true ? .secureField : $0[.style] == "search" ? .searchField : nil }, value: { $0.typed }),
            expansion: { _ in .horizontal }))
    /// A text editor with several lines. It fires the actions of a field.
    public static let editor = Kind(
        "editor",
        KindDefinition(
            Semantics(.editor, naming: [.attribute(.title), .attribute(.prompt)], combinesContents: true, value: { $0.typed }),
            expansion: { _ in .scrolling }))
}

extension Attribute {
    /// The placeholder of an empty field.
    public static let prompt: Attribute = "prompt"
    /// Whether the field hides its text.
    public static let secure: Attribute = "secure"
    /// The type of the on-screen keyboard: `default`, `emailAddress`, `numberPad`, `decimalPad`, `phonePad`, `URL`, `webSearch`,
    /// `asciiCapable`.
    public static let keyboard: Attribute = "keyboard"
    /// The label of the Return key: `done`, `go`, `join`, `next`, `return`, `route`, `search`, `send`, `continue`.
    public static let submitLabel: Attribute = "submitLabel"
    /// `never`, `words`, `sentences` or `characters`.
    public static let autocapitalization: Attribute = "autocapitalization"
    /// Whether the host corrects the text.
    public static let autocorrection: Attribute = "autocorrection"
    /// The type of content, by its name in UIKit: `username`, `new-password`, `one-time-code`, `email-address`.
    public static let contentType: Attribute = "contentType"
    /// The selected part of a field's text: its start and its end, in UTF-16 units.
    public static let selectedText: Attribute = "selectedText"
    /// The number of the user's edit that ``value`` responds to.
    public static let edition: Attribute = "edition"
}

extension Element {
    /// The displayed text of a field.
    fileprivate var typed: String {
        let text = self[.value]?.stringValue ?? ""
        return self[.secure] == true ? String(repeating: "•", count: text.count) : text
    }
}
