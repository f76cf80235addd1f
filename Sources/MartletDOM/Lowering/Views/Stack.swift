import MartletElements

enum StackLowering: ElementLowering {
    static let css = """
        .k-stack{gap:8px;min-width:0}
        .k-stack.v{justify-content:flex-start}
        .k-stack.v:has(.one-line){max-width:100%}
        .k-stack.z{gap:0}
        .k-stack.z>*{z-index:0}
        .h.over{padding-inline:calc(var(--over,0px)/-2)}
        .h.over>*,.h.over>.k-group>*{margin-inline:calc(var(--over,0px)/2)}
        .h.over>.x.w.w{width:calc(100% - var(--over,0px))}
        .r.over>:not(:first-child),.r.over>.k-group:not(:first-child)>*,.r.over>.k-group>:not(:first-child){margin-inline-start:var(--over,0px)}
        .v.over>:not(:first-child),.v.over>.k-group:not(:first-child)>*,.v.over>.k-group>:not(:first-child){margin-top:var(--over,0px)}
        .v.to-leading{align-items:flex-start}
        .v.to-trailing{align-items:flex-end}
        :is(.h,.r).to-top{align-items:start}
        :is(.h,.r).to-bottom{align-items:end}
        :is(.h,.r).to-first{align-items:first baseline}
        :is(.h,.r).to-last{align-items:last baseline}
        """ + "\n" + OwnLayoutLowering.css

    static func core(_ element: Element) -> Core {
        var core = Core()
        let alignment = element[.alignment]?.stringValue ?? "center"
        switch element[.axis]?.stringValue {
        case "horizontal": row(&core, element, alignment)
        case "depth":
            core.classes = "z"
            if alignment != "center" { core.style.append(("place-items", Placement(named: alignment).css)) }
        case "own": OwnLayoutLowering.write(element, to: &core)
        default:
            core.classes = "v"
            if alignment == "leading" { core.addClass("to-leading") } else if alignment == "trailing" { core.addClass("to-trailing") }
        }
        for (name, attribute) in [("--align-x", Attribute.guideX), ("--align-y", .guideY)] {
            let guide = GuideName(name == "--align-x" ? .horizontal : .vertical, attribute: element[attribute])
            if let guide { core.style.append((name, "\(guide.cssName) \(guide.standard.css)")) }
        }
        if let spacing = element[.spacing]?.doubleValue { space(&core, spacing) }
        PinnedViews.write(element, to: &core)
        if element[.hasOwnLayout] == true { core.family = OwnLayoutLowering.family }
        return core
    }

    /// Sets the distance between children. CSS has no negative gap, so children that overlap have margins. In a row each has half of them on
    /// each side, so that the row divides its width equally, and the row's own padding keeps the outer ones.
    private static func space(_ core: inout Core, _ spacing: Double) {
        core.style.append(("gap", max(spacing, 0).px))
        guard spacing < 0 else { return }
        core.addClass("over")
        core.stage = max(core.stage, .frame)
        core.style.append(("--over", spacing.px))
    }

    /// A horizontal stack is a grid of one line: as in SwiftUI, each child gets an equal share, and children that need less leave the rest
    /// to the others. A lazy stack does not create most of its children, so it never divides the space.
    private static func row(_ core: inout Core, _ element: Element, _ alignment: String) {
        core.classes = element[.lazy] == true ? "r" : "h"
        switch alignment {
        case "top": core.addClass("to-top")
        case "bottom": core.addClass("to-bottom")
        case "firstBaseline": core.addClass("to-first")
        case "lastBaseline": core.addClass("to-last")
        default: break
        }
        guard element[.lazy] != true else { return }
        let columns = StackColumns(of: element)
        if let text = columns.css { core.style.append(("grid-template-columns", text)) }
        if columns.areAllBounded {
            // The row is no wider than its columns.
            core.addClass("w")
            core.style.append(("max-width", "max-content"))
        }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .proposals: [.attribute(OwnLayoutLowering.question)]
        case .hasOwnLayout: [.everything]
        default: [.boxes]
        }
    }

    static func arrangementChanges(of element: Element) -> [Change] {
        if element.isArrangedByApp { return [] }
        if element[.axis] == "horizontal" { return element[.lazy] == true ? [] : [.boxes] }
        // In a stack of many children, none is a screen's only content, neither before nor after the change.
        let mayBeAlone = element.parent?.kind != .scroll && element.children.count < 6
        return mayBeAlone ? element.screenChanges : []
    }
}

extension Placement {
    /// Parses the name of an alignment on both axes: `topLeading`, `bottom`, `center`.
    init(named name: String) {
        let lower = name.lowercased()
        let vertical: Vertical = lower.hasPrefix("top") ? .top : lower.hasPrefix("bottom") ? .bottom : .center
        let horizontal: Horizontal = lower.hasSuffix("leading") ? .leading : lower.hasSuffix("trailing") ? .trailing : .center
        self.init(horizontal, vertical)
    }
}
