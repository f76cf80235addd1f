import MartletElements

/// Which children of elements are drawn.
@MainActor
enum Arrangement {
    /// The children of an element that are drawn, from back to front.
    static func drawn(_ element: Element) -> [Element] {
        let order: [String?]
        switch element.kind {
        case .layer: order = ["background", nil, "overlay"]
        case .mask: order = [nil]
        case .label:
            let style = element[.style]?.stringValue
            order = style == "titleOnly" ? ["title"] : style == "iconOnly" ? ["icon"] : ["icon", "title"]
        default: order = [nil]
        }
        return order.flatMap { slot in
            let children = element.children.filter { $0.takesRoom && $0[.slot]?.stringValue == slot }
            guard children.contains(where: { $0.hasModifier(ZIndex.self) }) else { return children }
            let indices = children.map { $0.modifier(ZIndex.self)?.value ?? 0 }
            return children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { children[$0] }
        }
    }
}
