/// The accessibility semantics of a kind of element.
struct SemanticRule: Sendable {
    /// The source of an element's label.
    enum Naming: Sendable {
        case nothing
        /// All texts in the element.
        case contents
        /// The texts in one slot.
        case slot(String)
        /// The first of these attributes that is set.
        case attributes([Attribute])
    }

    var role: Role
    var naming = Naming.nothing
    /// A single accessibility element: its contents are part of its label.
    var isWhole = false
    /// In the accessibility tree only if it has a label of its own.
    var isArrangement = false
}

extension SemanticRule {
    /// Returns the rule of a kind. A kind without a rule arranges its contents.
    static func of(_ kind: Kind) -> SemanticRule { table[kind] ?? SemanticRule(role: .none, isArrangement: true) }

    private static let table: [Kind: SemanticRule] = [
        .text: SemanticRule(role: .text, naming: .contents, isWhole: true),
        .label: SemanticRule(role: .text, naming: .slot("title"), isWhole: true),
        .image: SemanticRule(role: .image, naming: .attributes([.symbol, .source]), isWhole: true),

        .button: SemanticRule(role: .button, naming: .contents, isWhole: true),
        .share: SemanticRule(role: .button, naming: .contents, isWhole: true),
        .link: SemanticRule(role: .link, naming: .contents, isWhole: true),
        .navigationLink: SemanticRule(role: .link, naming: .contents, isWhole: true),
        .menu: SemanticRule(role: .menu, naming: .slot("label")),
        .toggle: SemanticRule(role: .toggle, naming: .contents, isWhole: true),
        .slider: SemanticRule(role: .slider, naming: .slot("label"), isWhole: true),
        .stepper: SemanticRule(role: .stepper, naming: .contents, isWhole: true),
        .picker: SemanticRule(role: .picker, naming: .slot("label")),
        .option: SemanticRule(role: .option, naming: .contents, isWhole: true),
        .datePicker: SemanticRule(role: .datePicker, naming: .contents, isWhole: true),
        .colorPicker: SemanticRule(role: .colorPicker, naming: .contents, isWhole: true),
        .field: SemanticRule(role: .field, naming: .attributes([.title, .prompt]), isWhole: true),
        .editor: SemanticRule(role: .editor, naming: .attributes([.title, .prompt]), isWhole: true),
        .progress: SemanticRule(role: .progress, naming: .slot("label"), isWhole: true),
        .gauge: SemanticRule(role: .gauge, naming: .slot("label"), isWhole: true),
        .disclosure: SemanticRule(role: .disclosure, naming: .slot("label")),

        .groupBox: SemanticRule(role: .group, naming: .slot("label")),
        .controlGroup: SemanticRule(role: .group, naming: .slot("label")),
        .contentUnavailable: SemanticRule(role: .group, naming: .slot("label")),
        .scroll: SemanticRule(role: .scroll, isArrangement: true),
        .list: SemanticRule(role: .list),
        .form: SemanticRule(role: .form),
        .section: SemanticRule(role: .section),
        .row: SemanticRule(role: .row),
        .gap: SemanticRule(role: .gap),

        .screen: SemanticRule(role: .screen, naming: .attributes([.title])),
        .tabs: SemanticRule(role: .tabs),
        .tab: SemanticRule(role: .tab, naming: .attributes([.title])),
        .sheet: SemanticRule(role: .sheet, naming: .attributes([.title])),
        .alert: SemanticRule(role: .alert, naming: .attributes([.title])),
        .confirmation: SemanticRule(role: .confirmation, naming: .attributes([.title])),
        .failure: SemanticRule(role: .failure, naming: .contents, isWhole: true),
    ]
}
