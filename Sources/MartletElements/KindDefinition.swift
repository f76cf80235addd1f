/// The properties that all elements of a kind share, for every host: their semantics, their layout, and the children they conceal.
public final class KindDefinition: Sendable {
    /// Computes something from an element.
    public typealias Rule<Result> = @MainActor @Sendable (Element) -> Result

    /// Returns the reason why the user cannot reach a child while its parent is reachable; `nil` if the user can reach it.
    ///
    /// `unfolded` is what the host has opened or chosen to show; see ``Element/concealment(unfolded:)``.
    public typealias Concealing = @MainActor @Sendable (_ element: Element, _ child: Element, _ unfolded: Set<ElementID>) -> Concealment?

    let semantics: Semantics
    /// Whether elements take part in their parent's layout; dialogs and commands do not.
    let takesRoom: Bool
    /// Whether elements block the user from the content behind them.
    let isModal: Bool
    let expansion: Rule<Expansion>
    let concealment: Concealing?

    /// - Parameters:
    ///   - semantics: The accessibility of the elements. By default they only arrange their contents.
    ///   - takesRoom: Whether elements take part in their parent's layout; dialogs and commands do not.
    ///   - isModal: Whether elements block the user from the content behind them.
    ///   - expansion: Returns the axes along which an element expands, from those of its children. By default these are the axes of its
    ///     content.
    ///   - concealment: Returns the reason why a child is concealed. By default no child is.
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
