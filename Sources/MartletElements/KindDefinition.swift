/// What the elements of a kind are, whatever shows them: what they are to a person, how they take room, and which of their children are out of
/// reach.
public final class KindDefinition: Sendable {
    /// Computes something from an element.
    public typealias Rule<Result> = @MainActor @Sendable (Element) -> Result

    /// Says why a child of an element is out of reach while the element is not; `nil` if it is in reach.
    ///
    /// The last argument is whether the person has unfolded the element. A host opens menus and the like by itself, so elements do not tell.
    public typealias Concealing = @MainActor @Sendable (_ element: Element, _ child: Element, _ isUnfolded: Bool) -> Concealment?

    let semantics: Semantics
    /// Whether elements stand in their parent's layout; dialogs and commands do not.
    let takesRoom: Bool
    /// Whether elements keep a person from what is behind them.
    let isModal: Bool
    let expansion: Rule<Expansion>
    let concealment: Concealing?

    /// - Parameters:
    ///   - semantics: What elements are to a person. Without it they arrange what is in them.
    ///   - takesRoom: Whether elements stand in their parent's layout; dialogs and commands do not.
    ///   - isModal: Whether elements keep a person from what is behind them.
    ///   - expansion: Along which axes an element expands, given how its children do. Without it, along those of its content.
    ///   - concealment: Which children are out of reach. Without it, none are.
    public init(
        _ semantics: Semantics = .arrangement, takesRoom: Bool = true, isModal: Bool = false,
        expansion: @escaping Rule<Expansion> = { $0.expansionOfContent() }, concealment: Concealing? = nil
    ) {
        self.semantics = semantics
        self.takesRoom = takesRoom
        self.isModal = isModal
        self.expansion = expansion
        self.concealment = concealment
    }
}
