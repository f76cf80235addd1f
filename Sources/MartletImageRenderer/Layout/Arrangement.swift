import MartletElements

import struct MartletLayout.Alignment
import struct MartletLayout.FlexibleFrameRule
import class MartletLayout.LayoutNode
import struct MartletLayout.LayerRule
import struct MartletLayout.StackRule

/// The layout of elements that hold others, and that the layout engine does not know.
@MainActor
enum Arrangement {
    /// - Parameter contents: Returns the nodes of a slot; `nil` is the content.
    static func node(of element: Element, contents: (_ slot: String?) -> [LayoutNode]) -> LayoutNode? {
        let name = String(element.id.rawValue)
        switch element.kind {
        case .mask:
            let content = contents(nil)
            guard !content.isEmpty else { return nil }
            let alignment = Alignment(named: element[.alignment]?.stringValue ?? "center")
            let mask = contents("mask")
            return LayoutNode(LayerRule(content: 0, alignment: alignment), [content[0]] + mask, name: name)
        case .label:
            let style = element[.style]?.stringValue
            // Icons of different widths are in one column.
            let width = FlexibleFrameRule.Limits(least: Look(of: element).face().size * 1.25)
            let icons = contents("icon").map { LayoutNode(FlexibleFrameRule(horizontal: width), [$0]) }
            let parts = (style == "titleOnly" ? [] : icons) + (style == "iconOnly" ? [] : contents("title"))
            return LayoutNode(StackRule(.horizontal), parts, name: name)
        case .button, .link, .navigationLink:
            let content = contents(nil)
            return LayoutNode(StackRule(.horizontal), content, name: name)
        case .scroll:
            let content = contents(nil)
            return LayoutNode(StackRule(element[.axes] == "horizontal" ? .horizontal : .vertical), content, name: name)
        default: return nil
        }
    }

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
