extension Kind {
    /// A toggle; its children are its label. Fires ``Action/change`` with a bool. Styles: `switch`, `button`, `checkbox`.
    public static let toggle = Kind(
        "toggle",
        KindDefinition(
            Semantics(.toggle, naming: [.contents], combinesContents: true, value: { $0[.isOn] == true ? "on" : "off" }),
            expansion: { $0[.style] == "button" ? $0.expansionOfContent() : $0.expansionOfLabelled }))
    /// A slider. Fires ``Action/change`` with a double. Slots `label`, `minimum` and `maximum`.
    public static let slider = Kind(
        "slider", KindDefinition(Semantics(.slider, naming: [.slot("label")], combinesContents: true), expansion: { _ in .horizontal }))
    /// A stepper; its children are its label. Fires ``Action/increment`` and ``Action/decrement``.
    public static let stepper = Kind(
        "stepper", KindDefinition(Semantics(.stepper, naming: [.contents], combinesContents: true), expansion: { $0.expansionOfLabelled }))
    /// A selection from several ``option``s; slots `label`, and `value` for what a menu or a link shows instead of the selected option. Fires ``Action/change`` with an index. Styles: `menu`, `segmented`, `wheel`,
    /// `inline`, `navigationLink`, `radioGroup`, `palette`.
    public static let picker = Kind(
        "picker",
        KindDefinition(
            Semantics(.picker, naming: [.slot("label")], value: { $0.currentValue ?? $0.selectedOption?.label }),
            expansion: { $0.pickerExpansion },
            concealment: { picker, child, unfolded in
                child[.slot] == "label" || child[.slot] == "value" && picker.showsCurrentValue || picker.showsOptions
                    || unfolded.contains(picker.id) ? nil : .folded(picker.id)
            }))
    /// An option of a picker: a text, or children. ``Attribute/index`` is its position.
    public static let option = Kind(
        "option",
        KindDefinition(
            Semantics(
                .option, naming: [.contents], combinesContents: true,
                isSelected: { $0[.index] != nil && $0[.index] == $0.ancestor(.picker)?[.selection] }), expansion: { _ in [] }))
    /// A colour as `#rrggbb`; its children are its label. Fires ``Action/change`` with the value.
    public static let colorPicker = Kind(
        "color-picker",
        KindDefinition(Semantics(.colorPicker, naming: [.contents], combinesContents: true), expansion: { $0.expansionOfLabelled }))
    /// Progress: ``Attribute/value`` from 0 to ``Attribute/maximum`` (1 by default), or indeterminate without a value. Slots `label` and
    /// `value`. Styles: `linear`, `circular`.
    public static let progress = Kind(
        "progress",
        KindDefinition(
            Semantics(.progress, naming: [.slot("label")], combinesContents: true, value: { $0.measure }),
            expansion: { $0[.style] == "circular" || ($0[.style] == nil && $0[.value] == nil) ? [] : .horizontal }))
    /// A gauge: a measured value in a range, with the attributes of ``progress``. Slots `label`, `value`, `minimum` and `maximum`. Styles:
    /// `linear`, `circular`, and with a marker at the value instead of a filled part, `linear-marker` and `circular-marker`.
    public static let gauge = Kind(
        "gauge",
        KindDefinition(
            Semantics(.gauge, naming: [.slot("label")], combinesContents: true, value: { $0.measure }),
            expansion: { $0[.style]?.stringValue?.hasPrefix("circular") == true ? [] : .horizontal }))
    /// Content with a label in one line: slot `label`.
    public static let labeled = Kind("labeled", KindDefinition(expansion: { _ in .horizontal }))
    /// Content that expands below its label: slot `label`. Fires ``Action/change`` with a bool.
    public static let disclosure = Kind(
        "disclosure",
        KindDefinition(
            Semantics(.disclosure, naming: [.slot("label")], traits: { [$0[.isExpanded] == true ? .expanded : .collapsed] }),
            expansion: { _ in .horizontal },
            concealment: { disclosure, child, _ in child[.slot] == "label" || disclosure[.isExpanded] == true ? nil : .folded(disclosure.id)
            }))
    /// Invisible buttons for keyboard shortcuts: only a ``Attribute/shortcut`` presses them.
    public static let commands = Kind(
        "commands", KindDefinition(takesRoom: false, expansion: { _ in [] }, concealment: { _, _, _ in .hidden }))
}

extension Attribute {
    /// Whether a toggle is on.
    public static let isOn: Attribute = "isOn"
    /// The step of a slider.
    public static let step: Attribute = "step"
}

extension Action {
    /// The increment button of a stepper. No value.
    public static let increment: Action = "increment"
    /// The decrement button of a stepper. No value.
    public static let decrement: Action = "decrement"
}

extension Attribute {
    /// Whether a toggle for several values has some that are on and some that are off.
    public static let isMixed: Attribute = "isMixed"
}

extension Element {
    /// The options of a picker.
    public var options: [Element] {
        var options: [Element] = []
        forEachDescendant { if $0.kind == .option { options.append($0) } }
        return options
    }

    /// The selected option.
    public var selectedOption: Element? {
        guard let selection = self[.selection] else { return nil }
        return options.first { $0[.index] == selection }
    }

    /// Whether a picker shows its options directly, rather than behind a button.
    fileprivate var showsOptions: Bool {
        ["segmented", "inline", "radioGroup", "palette", "wheel"].contains(pickerStyle)
    }

    /// Whether a picker shows the slot `value`.
    fileprivate var showsCurrentValue: Bool { pickerStyle == "menu" || pickerStyle == "navigationLink" }

    /// The text of the slot `value`, where it is shown; `nil` without one.
    fileprivate var currentValue: String? {
        guard showsCurrentValue else { return nil }
        let texts = children.lazy.filter { $0[.slot] == "value" }.compactMap(\.label)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// A menu is as wide as its selected option; but in the row of a list its label is leading and the option trailing.
    fileprivate var pickerExpansion: Expansion { pickerStyle != "menu" || isInRow ? .horizontal : [] }

    /// The value of a progress view or a gauge as text: its slot `value`, or the fraction between its bounds.
    fileprivate var measure: String? {
        let texts = children.lazy.filter { $0[.slot] == "value" }.compactMap(\.label)
        return texts.isEmpty ? share : texts.joined(separator: ", ")
    }

    private var share: String? {
        guard let value = self[.value]?.doubleValue else { return nil }
        let minimum = self[.minimum]?.doubleValue ?? 0
        let maximum = self[.maximum]?.doubleValue ?? 1
        guard maximum > minimum else { return nil }
        return "\(Int((100 * (value - minimum) / (maximum - minimum)).rounded()))%"
    }
}
