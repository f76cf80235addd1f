/// The accessibility role of an element.
///
/// Roles are extensible, like kinds: the role of a new kind follows from its actions or its traits.
public struct Role: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// The role as text: `date picker`.
    public var description: String {
        var words = ""
        for character in rawValue {
            if character.isUppercase { words += " " }
            words += character.lowercased()
        }
        return words
    }
}

extension Role {
    /// Whether the user operates elements of the role, one at a time.
    public var isControl: Bool {
        switch self {
        case .button, .link, .menu, .toggle, .slider, .stepper, .picker, .option, .colorPicker, .field, .secureField, .searchField,
            .editor, .disclosure:
            true
        default: false
        }
    }

    /// No role: the element only arranges its contents.
    public static let none: Role = "none"

    public static let text: Role = "text"
    public static let heading: Role = "heading"
    public static let image: Role = "image"

    public static let button: Role = "button"
    /// Leads to another screen or page.
    public static let link: Role = "link"
    /// Opens a menu.
    public static let menu: Role = "menu"
    public static let toggle: Role = "toggle"
    public static let slider: Role = "slider"
    public static let stepper: Role = "stepper"
    public static let picker: Role = "picker"
    /// An option of a picker.
    public static let option: Role = "option"
    public static let colorPicker: Role = "colorPicker"
    public static let field: Role = "field"
    public static let secureField: Role = "secureField"
    public static let searchField: Role = "searchField"
    /// A text editor with several lines.
    public static let editor: Role = "editor"
    public static let progress: Role = "progress"
    public static let gauge: Role = "gauge"
    /// Expands more content.
    public static let disclosure: Role = "disclosure"

    public static let group: Role = "group"
    public static let scroll: Role = "scroll"
    public static let list: Role = "list"
    public static let form: Role = "form"
    public static let section: Role = "section"
    public static let row: Role = "row"
    /// Rows of a lazy container that are not created yet.
    public static let gap: Role = "gap"

    public static let screen: Role = "screen"
    public static let tabs: Role = "tabs"
    public static let tab: Role = "tab"
    public static let sheet: Role = "sheet"
    public static let alert: Role = "alert"
    /// A choice between commands in a dialog.
    public static let confirmation: Role = "confirmation"
    /// An error for the developer.
    public static let failure: Role = "failure"
}
