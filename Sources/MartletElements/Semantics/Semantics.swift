/// The accessibility of the elements of a kind, as far as the kind defines it.
public struct Semantics: Sendable {
    /// The source of an element's label.
    public enum Naming: Hashable, Sendable {
        /// All texts of its descendants.
        case contents
        /// The texts in one of its slots.
        case slot(String)
        /// An attribute.
        case attribute(Attribute)
    }

    let role: Role
    let naming: [Naming]
    let combinesContents: Bool
    let isArrangement: Bool
    let isExposed: Bool
    let specialRole: KindDefinition.Rule<Role?>?
    let value: KindDefinition.Rule<String?>?
    let traits: KindDefinition.Rule<[Trait]>?
    let isSelected: KindDefinition.Rule<Bool>?

    /// - Parameters:
    ///   - role: The role of an element.
    ///   - naming: The sources of an element's label, in order of preference.
    ///   - combinesContents: Whether it is a single accessibility element, whose contents are part of its label.
    ///   - isExposed: Whether it is in the accessibility tree.
    ///   - specialRole: Returns the role of an element that differs from others of its kind.
    ///   - value: Returns the accessibility value as text. By default it is the element's ``Attribute/value``.
    ///   - traits: Returns further traits of an element's state.
    ///   - isSelected: Whether an element is the selected one of its group.
    public init(
        _ role: Role, naming: [Naming] = [], combinesContents: Bool = false, isExposed: Bool = true,
        specialRole: KindDefinition.Rule<Role?>? = nil, value: KindDefinition.Rule<String?>? = nil,
        traits: KindDefinition.Rule<[Trait]>? = nil, isSelected: KindDefinition.Rule<Bool>? = nil
    ) {
        self.role = role
        self.naming = naming
        self.combinesContents = combinesContents
        self.isExposed = isExposed
        self.specialRole = specialRole
        self.value = value
        self.traits = traits
        self.isSelected = isSelected
        isArrangement = false
    }

    /// Elements that are in the accessibility tree only if the app gives them a label.
    ///
    /// - Parameters:
    ///   - arrangement: The role of an element with a label.
    ///   - isExposed: Whether an element with a label is in the accessibility tree.
    init(arrangement role: Role = .none, isExposed: Bool = true) {
        self.role = role
        self.isExposed = isExposed
        naming = []
        combinesContents = false
        (specialRole, value, traits, isSelected) = (nil, nil, nil, nil)
        isArrangement = true
    }

    /// Elements that only arrange their contents. They are in the accessibility tree only if the app gives them a label.
    public static let arrangement = Semantics(arrangement: .none)
}
