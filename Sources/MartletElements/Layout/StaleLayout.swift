/// The elements whose expansion may be out of date.
struct StaleLayout {
    /// Elements with changed attributes or modifiers.
    var elements: Set<ElementID> = []
    /// Elements that lost or reordered children, with the expansion of the lost children.
    var rearranged: [ElementID: Expansion] = [:]
    /// Elements that were inserted into a parent.
    var arrivals: [ElementID] = []
}
