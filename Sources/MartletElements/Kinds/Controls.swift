extension Kind {
    /// A switch; its children are its label. Fires ``Action/change`` with a bool. Styles: `switch`, `button`, `checkbox`.
    public static let toggle: Kind = "toggle"
    /// A number on a line. Fires ``Action/change`` with a double. Slots `label`, `minimum` and `maximum`.
    public static let slider: Kind = "slider"
    /// Two buttons, one up, one down; its children are its label. Fires ``Action/increment`` and ``Action/decrement``.
    public static let stepper: Kind = "stepper"
    /// One of several ``option``s; slot `label`. Fires ``Action/change`` with an index. Styles: `menu`, `segmented`, `wheel`, `inline`,
    /// `navigationLink`, `radioGroup`, `palette`.
    public static let picker: Kind = "picker"
    /// A choice of a picker: a text, or children; ``Attribute/index`` says which.
    public static let option: Kind = "option"
    /// A date, a time, or both; its children are its label. Fires ``Action/change`` with the value. Styles: `compact`, `graphical`, `wheel`,
    /// `field`. ``Attribute/value`` is ISO: `2026-03-01`, `09:30`, `2026-03-01T09:30`, as ``Attribute/components`` says.
    public static let datePicker: Kind = "date-picker"
    /// A colour as `#rrggbb`; its children are its label. Fires ``Action/change`` with the value.
    public static let colorPicker: Kind = "color-picker"
    /// How far something is: ``Attribute/value`` from 0 to ``Attribute/maximum`` (1 unless given), or unknown without a value. Slots `label`
    /// and `value`. Styles: `linear`, `circular`.
    public static let progress: Kind = "progress"
    /// A value in a range, as ``progress``, that measures rather than advances. Slots `label` and `value`.
    public static let gauge: Kind = "gauge"
    /// A label and the content it names, in one line: slot `label`.
    public static let labeled: Kind = "labeled"
    /// Content that unfolds below its label: slot `label`. Fires ``Action/change`` with a bool.
    public static let disclosure: Kind = "disclosure"
    /// Buttons that nobody sees: each is pressed by its ``Attribute/shortcut`` alone.
    public static let commands: Kind = "commands"
}

extension Attribute {
    /// Whether a toggle is on.
    public static let isOn: Attribute = "isOn"
    /// The distance between the values of a slider.
    public static let step: Attribute = "step"
    /// What a date picker asks for: `date`, `time` or `dateTime`.
    public static let components: Attribute = "components"
}

extension Action {
    /// The upper button of a stepper. No value.
    public static let increment: Action = "increment"
    /// The lower button of a stepper. No value.
    public static let decrement: Action = "decrement"
}

extension Attribute {
    /// A toggle stands for several values, of which some are on and some are off.
    public static let isMixed: Attribute = "isMixed"
}
