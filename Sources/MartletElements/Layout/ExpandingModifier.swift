/// A modifier that changes the axes along which an element expands.
public protocol ExpandingModifier: ModifierValue {
    func expansion(of content: Expansion) -> Expansion
}

extension Frame: ExpandingModifier {
    public func expansion(of content: Expansion) -> Expansion {
        var result = content
        if fixed {
            if minWidth != nil { result.remove(.horizontal) }
            if minHeight != nil { result.subtract([.vertical, .scrolls]) }
            if content.contains(.linked), result != content { result = content.contains(.wide) && minWidth == nil ? .horizontal : [] }
        } else {
            if maxWidth != nil { result.insert(.horizontal) }
            if maxHeight != nil { result.insert(.vertical) }
            if maxHeight == .infinity { result.remove(.linked) }
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
        if result != content { result.remove(.linked) }
        return result
    }
}

extension AspectRatio: ExpandingModifier {
    public func expansion(of content: Expansion) -> Expansion {
        guard fits, content.isSuperset(of: .both) else { return content.subtracting(.linked) }
        return [.horizontal, .vertical, .linked]
    }
}

extension Position: ExpandingModifier {
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
