import MartletElements

extension Element {
    /// Returns the styles that the boxes of an element would have with other modifiers, the innermost box first.
    package func styles(of core: Core, with modifiers: [Modifier]) -> [String] {
        Boxes(self, core: core, modifiers: modifiers).all.map(\.style)
    }
}
