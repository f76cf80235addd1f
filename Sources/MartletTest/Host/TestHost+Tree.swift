import MartletElements

extension TestHost {
    /// The accessibility tree: one line for each element with its role, label, value, traits and identifier, and indented below it the
    /// elements that it contains. It leaves out elements that the user cannot reach: those that another screen or a dialog covers, and
    /// those in collapsed views.
    ///
    ///     screen "Shopping"
    ///       toggle "Milk": on
    ///       button "Add" [disabled]
    public var tree: String { outline.text(of: session.tree.root) }

    /// Like ``tree``, but includes the elements that the user cannot reach.
    public var fullTree: String {
        var outline = outline
        outline.includesHidden = true
        return outline.text(of: session.tree.root)
    }

    var outline: Outline { Outline(unfolded: revealed, focused: focusedElement?.id) }

    /// Expects ``tree`` to equal `expected`; otherwise reports the lines that differ.
    public func expectTree(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
        let tree = tree
        guard tree != expected else { return }
        Report.issue(
            "The tree differs from the expected one. Expected lines have a minus, actual lines a plus.\n\n\(LineDifference(from: expected, to: tree))",
            at: CallSite(file, line))
    }

    /// Reports a problem together with the current tree.
    func report(_ message: String, at site: CallSite) {
        let tree = tree
        var report = message + "\n\n" + (tree.isEmpty ? "Nothing is shown." : "The tree:\n\(tree)")
        for warning in warnings { report += "\n\nWarning: \(warning)" }
        Report.issue(report, at: site)
    }
}
