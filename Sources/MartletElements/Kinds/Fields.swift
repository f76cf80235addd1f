extension Kind {
    /// A text field. Fires ``Action/change`` with `[text, edition]`, ``Action/submit`` and ``Action/focus``. Styles: `automatic`, `plain`,
    /// `roundedBorder`. With axis `vertical` it grows by lines.
    public static let field: Kind = "field"
    /// A text of many lines that scrolls. Fires as a field does.
    public static let editor: Kind = "editor"
}

extension Attribute {
    /// What a field says while it is empty.
    public static let prompt: Attribute = "prompt"
    /// What is typed is not shown.
    public static let secure: Attribute = "secure"
    /// Which keys are offered: `default`, `emailAddress`, `numberPad`, `decimalPad`, `phonePad`, `URL`, `webSearch`, `asciiCapable`.
    public static let keyboard: Attribute = "keyboard"
    /// What the return key says: `done`, `go`, `join`, `next`, `return`, `route`, `search`, `send`, `continue`.
    public static let submitLabel: Attribute = "submitLabel"
    /// `never`, `words`, `sentences` or `characters`.
    public static let autocapitalization: Attribute = "autocapitalization"
    /// The host mends what is typed.
    public static let autocorrection: Attribute = "autocorrection"
    /// What is typed, in the words of HTML's `autocomplete`: `username`, `new-password`, `one-time-code`, `email`.
    public static let contentType: Attribute = "contentType"
    /// The number of the user's edit that ``value`` answers.
    public static let edition: Attribute = "edition"
}
