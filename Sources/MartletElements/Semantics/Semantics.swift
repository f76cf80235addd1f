/// What the elements of a kind are to a person, as far as their kind tells.
public struct Semantics: Sendable {
    /// Where an element's name is found.
    public enum Naming: Hashable, Sendable {
        /// In the texts below it, all together.
        case contents
        /// In the texts of one of its slots.
        case slot(String)
        /// In an attribute.
        case attribute(Attribute)
    }

    let role: Role
    let naming: [Naming]
    let isWhole: Bool
    let isArrangement: Bool
    let isTold: Bool
    let specialRole: KindDefinition.Rule<Role?>?
    let value: KindDefinition.Rule<String?>?
    let traits: KindDefinition.Rule<[Trait]>?
    let isSelected: KindDefinition.Rule<Bool>?

    /// - Parameters:
    ///   - role: What an element is.
    ///   - naming: Where an element's name is found: the first place that has one.
    ///   - isWhole: Whether it is told as one thing, what is in it being part of its name.
    ///   - isTold: Whether a person is told of it at all.
    ///   - specialRole: What an element is that is something else than others of its kind.
    ///   - value: What an element holds, in words. Without it, its ``Attribute/value``.
    ///   - traits: What else is told of an element's state.
    ///   - isSelected: Whether an element is the one that is on, among its equals.
    public init(
        _ role: Role, naming: [Naming] = [], isWhole: Bool = false, isTold: Bool = true,
        specialRole: KindDefinition.Rule<Role?>? = nil, value: KindDefinition.Rule<String?>? = nil,
        traits: KindDefinition.Rule<[Trait]>? = nil, isSelected: KindDefinition.Rule<Bool>? = nil
    ) {
        self.role = role
        self.naming = naming
        self.isWhole = isWhole
        self.isTold = isTold
        self.specialRole = specialRole
        self.value = value
        self.traits = traits
        self.isSelected = isSelected
        isArrangement = false
    }

    /// What is told only where it was given a name of its own.
    ///
    /// - Parameters:
    ///   - arrangement: What an element is that is told.
    ///   - isTold: Whether a person is told of it even then.
    init(arrangement role: Role = .none, isTold: Bool = true) {
        self.role = role
        self.isTold = isTold
        naming = []
        isWhole = false
        (specialRole, value, traits, isSelected) = (nil, nil, nil, nil)
        isArrangement = true
    }

    /// Elements that arrange what is in them, and are told only where they were given a name of their own.
    public static let arrangement = Semantics(arrangement: .none)
}
