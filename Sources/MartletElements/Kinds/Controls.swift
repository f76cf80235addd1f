extension Kind {
    /// A toggle; its children are its label. Fires ``Action/change`` with a bool. Styles: `switch`, `button`, `checkbox`.
    public static let toggle: Kind = "toggle"
    /// A slider. Fires ``Action/change`` with a double. Slots `label`, `minimum` and `maximum`.
    public static let slider: Kind = "slider"
    /// A stepper; its children are its label. Fires ``Action/increment`` and ``Action/decrement``.
    public static let stepper: Kind = "stepper"
    /// One of several ``option``s; slot `label`. Fires ``Action/change`` with an index. Styles: `menu`, `segmented`, `wheel`, `inline`,
    /// `navigationLink`, `radioGroup`, `palette`.
    public static let picker: Kind = "picker"
    /// An option of a picker: a text, or children. ``Attribute/index`` is its position.
    public static let option: Kind = "option"
    /// A date, a time, or both; its children are its label. Fires ``Action/change`` with the value. Styles: `compact`, `graphical`, `wheel`,
    /// `field`. ``Attribute/value`` is ISO: `2026-03-01`, `09:30`, `2026-03-01T09:30`, as ``Attribute/components`` says.
    public static let datePicker: Kind = "date-picker"
    /// A colour as `#rrggbb`; its children are its label. Fires ``Action/change`` with the value.
    public static let colorPicker: Kind = "color-picker"
    /// Progress: ``Attribute/value`` from 0 to ``Attribute/maximum`` (1 by default), or indeterminate without a value. Slots `label` and
    /// `value`. Styles: `linear`, `circular`.
    public static let progress: Kind = "progress"
    /// A gauge: a measured value in a range, with the attributes of ``progress``. Slots `label` and `value`.
    public static let gauge: Kind = "gauge"
    /// A label and the content it names, in one line: slot `label`.
    public static let labeled: Kind = "labeled"
    /// Content that expands below its label: slot `label`. Fires ``Action/change`` with a bool.
    public static let disclosure: Kind = "disclosure"
    /// Invisible buttons for keyboard shortcuts: only a ``Attribute/shortcut`` presses them.
    public static let commands: Kind = "commands"
}

extension Attribute {
    /// Whether a toggle is on.
    public static let isOn: Attribute = "isOn"
    /// The step of a slider.
    public static let step: Attribute = "step"
    /// The components of a date picker: `date`, `time` or `dateTime`.
    public static let components: Attribute = "components"
}

extension Action {
    /// The increment button of a stepper. No value.
    public static let increment: Action = "increment"
    /// The decrement button of a stepper. No value.
    public static let decrement: Action = "decrement"
}

extension Attribute {
    /// A toggle for several values, of which some are on and some are off.
    public static let isMixed: Attribute = "isMixed"
}
