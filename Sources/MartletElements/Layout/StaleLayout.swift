/// The elements whose expansion may not be what it was when it was last asked for.
struct StaleLayout {
    /// Elements whose own facts changed.
    var elements: Set<ElementID> = []
    /// Elements that lost children, or have them in another order, with the axes along which what they lost expanded.
    var rearranged: [ElementID: Expansion] = [:]
    /// Elements that came into a parent.
    var arrivals: [ElementID] = []
}
