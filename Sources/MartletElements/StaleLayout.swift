/// The elements whose expansion may not be what it was when it was last asked for.
struct StaleLayout {
    /// Elements whose own facts changed.
    var elements: Set<ElementID> = []
    /// Elements that lost a child, or have them in another order.
    var rearranged: Set<ElementID> = []
    /// Elements that came into a parent.
    var arrivals: [ElementID] = []
}
