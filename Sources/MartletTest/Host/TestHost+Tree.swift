import MartletElements

extension TestHost {
    /// What a person is told of what is shown: a line for each thing with its role, label, value, traits and identifier, and what it
    /// contains below it. Only what can be reached: not what another screen or a dialog covers, and not what is folded away.
    ///
    ///     screen "Shopping"
    ///       toggle "Milk": on
    ///       button "Add" [disabled]
    public var tree: String { outline.text(of: session.tree.root) }

    /// As ``tree``, with what is out of reach as well.
    public var fullTree: String {
        var outline = outline
        outline.includesHidden = true
        return outline.text(of: session.tree.root)
    }

    var outline: Outline { Outline(unfolded: unfolded, focused: focusedElement?.id) }

    /// Expects ``tree`` to be just this; otherwise tells which lines differ.
    public func expectTree(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
        let tree = tree
        guard tree != expected else { return }
        Report.issue(
            "The tree is another: what was expected has a minus, what is shown a plus.\n\n\(LineDifference(from: expected, to: tree))",
            at: CallSite(file, line))
    }

    /// Reports a problem, with the tree in which it came up.
    func report(_ message: String, at site: CallSite) {
        let tree = tree
        var report = message + "\n\n" + (tree.isEmpty ? "Nothing is shown." : "What is shown:\n\(tree)")
        for warning in warnings { report += "\n\nWarning: \(warning)" }
        Report.issue(report, at: site)
    }
}
