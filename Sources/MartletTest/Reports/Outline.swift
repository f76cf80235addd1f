import MartletElements

/// Prints the accessibility tree: one line for each element, with its contents indented below it.
///
///     screen "Shopping"
///       field "New item": Milk [focused]
///       button "Add" [disabled]
@MainActor
struct Outline {
    /// What the user has opened, and the alternatives that fit; see ``Element/concealment(unfolded:)``.
    var unfolded: Set<ElementID> = []
    var focused: ElementID?
    /// Whether to include elements that the user cannot reach.
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
        let isExposed = element.isExposed
        if isExposed { lines.append(indent + line(element) + (isReachable ? "" : " (cannot be reached)")) }
        if isExposed, element.combinesContents { return }
        for child in element.children where !element.isLabelled(by: child) {
            add(child, of: element, depth: isExposed ? depth + 1 : depth, to: &lines)
        }
    }

    /// Returns the line of an element: its role, label, value, traits and identifier.
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
