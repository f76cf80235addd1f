/// What an element of one kind is to a person, as far as its kind tells.
struct SemanticRule: Sendable {
    /// Where an element's name is found.
    enum Naming: Sendable {
        case nothing
        /// In the texts below it, all together.
        case contents
        /// In the texts of one of its slots.
        case slot(String)
        /// In attributes; the first that is there counts.
        case attributes([Attribute])
    }

    var role: Role
    var naming = Naming.nothing
    /// Told as one thing: what is in it is part of its name.
    var isWhole = false
    /// Told only where it was given a name of its own.
    var isArrangement = false
}

extension SemanticRule {
    /// The rule of a kind. A kind that is not in the table arranges what is in it.
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
