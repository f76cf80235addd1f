/// A modifier that changes the axes along which an element expands.
///
/// The layout applies an element's modifiers from the innermost to the outermost.
public protocol ExpandingModifier: ModifierValue {
    /// Returns the expansion of the modified element.
    /// - Parameter content: The expansion of the element without this modifier.
    func expansion(of content: Expansion) -> Expansion
}

extension Frame: ExpandingModifier {
    public func expansion(of content: Expansion) -> Expansion {
        var result = content
        if fixed {
            if minWidth != nil { result.remove(.horizontal) }
            if minHeight != nil { result.subtract([.vertical, .scrolls]) }
            // The aspect ratio links both sides, so a fixed side also determines the other one. The exception is a content whose width an
            // unlimited frame determines: fixing its height leaves the width flexible.
            if content.contains(.linked), result != content { result = content.contains(.wide) && minWidth == nil ? .horizontal : [] }
        } else {
            if maxWidth != nil { result.insert(.horizontal) }
            if maxHeight != nil { result.insert(.vertical) }
            // This frame takes the available height, whatever the height of a content with an aspect ratio.
            if maxHeight == .infinity { result.remove(.linked) }
            // This frame takes the available width, but its height still follows from its content.
            if maxWidth == .infinity, result.contains(.linked) { result.insert(.wide) }
        }
        return result
    }
}

extension FixedSize: ExpandingModifier {
    public func expansion(of content: Expansion) -> Expansion {
        var result = content
        if horizontal { result.remove(.horizontal) }
        if vertical { result.subtract([.vertical, .scrolls]) }
        // A side with the ideal size no longer depends on the other one.
        if result != content { result.remove(.linked) }
        return result
    }
}

extension AspectRatio: ExpandingModifier {
    public func expansion(of content: Expansion) -> Expansion {
        // With `.fill`, or with a content that has a fixed side, no side is computed from the other one.
        guard fits, content.isSuperset(of: .both) else { return content.subtracting(.linked) }
        return [.horizontal, .vertical, .linked]
    }
}

extension Position: ExpandingModifier {
    // A position is relative to the available space, so the element takes all of it.
    public func expansion(of content: Expansion) -> Expansion { .both }
}

extension ContainerFrame: ExpandingModifier {
    public func expansion(of content: Expansion) -> Expansion {
        var result = content
        if width != nil { result.remove(.horizontal) }
        if height != nil { result.subtract([.vertical, .scrolls]) }
        return result
    }
}
