import MartletElements

/// What a person is told of what is shown, a line for each thing, what it contains indented below it.
///
///     screen "Shopping"
///       field "New item": Milk [focused]
///       button "Add" [disabled]
@MainActor
struct Outline {
    /// What the person has opened, as ``Element/concealment(unfolded:)`` asks.
    var unfolded: Set<ElementID> = []
    var focused: ElementID?
    /// Whether that which cannot be reached is told as well.
    var includesHidden = false

    func text(of root: Element) -> String {
        var lines: [String] = []
        let top = includesHidden ? root : root.topmostModal ?? root
        if top !== root { lines.append(line(top)) }
        for child in top.children { add(child, of: top, depth: top === root ? 0 : 1, to: &lines) }
        return lines.joined(separator: "\n")
    }

    private func add(_ element: Element, of parent: Element, depth: Int, to lines: inout [String]) {
        let isReachable = element.concealment(in: parent, unfolded: unfolded) == nil
        guard isReachable || includesHidden else { return }
        let indent = String(repeating: "  ", count: depth)
        if element.kind == .gap {
            lines.append("\(indent)… \(element[.count]?.intValue ?? 0) more rows")
            return
        }
        let isTold = element.isTold
        if isTold { lines.append(indent + line(element) + (isReachable ? "" : " (out of reach)")) }
        if isTold, element.isWhole { return }
        for child in element.children where !element.namesItself(by: child) {
            add(child, of: element, depth: isTold ? depth + 1 : depth, to: &lines)
        }
    }

    /// An element in one line: its role, label, value, traits and identifier.
    func line(_ element: Element) -> String {
        var line = element.role.description
        if let label = element.label { line += " \"\(label.replacing("\n", with: "\\n"))\"" }
        if let value = element.value, !value.isEmpty { line += ": \(value.replacing("\n", with: "\\n"))" }
        var traits = element.traits.map(\.rawValue)
        if element.id == focused { traits.append("focused") }
        if !traits.isEmpty { line += " [\(traits.joined(separator: ", "))]" }
        if let identifier = element.identifier { line += " #\(identifier)" }
        return line
    }
}
