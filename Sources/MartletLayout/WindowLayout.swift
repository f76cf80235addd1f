import MartletElements

/// Where everything is that a window shows: the views of the app, and the sheets and dialogs in front of them.
///
///     let layout = WindowLayout(of: tree.root, in: Size(390, 844))
///     layout.frame(of: button)
///     layout.topmost(at: Point(195, 422))
@MainActor
public struct WindowLayout {
    public let window: Size
    private let root: Element
    private var frames: [ElementID: Rect] = [:]
    /// The frames of elements with their modifiers up to an index, from the inside out.
    private var modified: [ElementID: [(index: Int, frame: Rect)]] = [:]

    /// - Parameters:
    ///   - isRightToLeft: The direction of the user's language.
    ///   - pictures: The sizes of pictures.
    public init(
        of root: Element, in window: Size, isRightToLeft: Bool = false, pictures: ElementLayout.Pictures = ElementLayout.Pictures()
    ) {
        (self.root, self.window) = (root, window)
        let layout = ElementLayout(scope: .screens, namesModifiers: true, pictures: pictures)
        var surroundings = Surroundings(window: window)
        surroundings.isRightToLeft = isRightToLeft
        let content = layout.node(of: root, in: surroundings)
        add(LayoutNode(FillingRule(), [content]), in: Rect(0, 0, window.width, window.height), isRightToLeft)
        frames[root.id] = Rect(0, 0, window.width, window.height)
        root.forEachDescendant { element in
            let anchor = element[.anchor]?.intValue.flatMap { frames[ElementID(rawValue: $0)] }
            let context = LayoutContext(element: element, surroundings: surroundings, layout: layout)
            guard let (frame, node) = context.presentation(anchor: anchor ?? element.parent.flatMap { frames[$0.id] }) else { return }
            add(node, in: frame, isRightToLeft)
        }
    }

    private mutating func add(_ node: LayoutNode, in rect: Rect, _ isRightToLeft: Bool) {
        let node = isRightToLeft ? LayoutNode(MirrorRule(), [node]) : node
        for (name, frame) in node.frames(in: Size(rect.width, rect.height)) {
            let frame = Rect(frame.x + rect.x, frame.y + rect.y, frame.width, frame.height)
            let parts = name.split(separator: ".").compactMap { Int($0) }
            guard let id = parts.first.map(ElementID.init(rawValue:)) else { continue }
            if parts.count == 1 { frames[id] = frame } else { modified[id, default: []].append((parts[1], frame)) }
        }
        for id in modified.keys { modified[id]?.sort { $0.index < $1.index } }
    }

    /// Returns the frame of an element, without its padding and its other modifiers, in points from the top left corner of the window. An
    /// element without a box of its own has the frame of what is in it. `nil` for an element that is not shown.
    public func frame(of element: Element) -> Rect? {
        if let frame = frames[element.id] { return frame }
        return element.children.lazy.filter(\.takesRoom).compactMap { frame(of: $0) }.reduce(nil) { sum, frame in
            sum.map { $0.union(frame) } ?? frame
        }
    }

    /// Returns the frame of an element that has a box of its own, and those with more and more of its modifiers.
    package func frames(around element: Element) -> [Rect] {
        (frames[element.id].map { [$0] } ?? []) + (modified[element.id] ?? []).map(\.frame)
    }

    /// Returns the frame that the element measures: with its modifiers up to ``Measured``, if it has that.
    public func measuredFrame(of element: Element) -> Rect? {
        guard let index = element.modifiers.lastIndex(where: { $0.value is Measured }) else { return frame(of: element) }
        return frame(of: element, upTo: index) ?? frame(of: element)
    }

    /// Returns the frame of an element with its modifiers up to an index.
    private func frame(of element: Element, upTo index: Int) -> Rect? {
        modified[element.id]?.last { $0.index <= index }?.frame ?? frames[element.id]
    }

    // MARK: Hits

    /// Returns the element in front of all others at a point that receives touches there; `nil` if there is none.
    ///
    /// - Parameter shown: An element inside scroll views, which are scrolled so that it is visible.
    public func topmost(at point: Point, showing shown: Element? = nil) -> Element? {
        let scrolls = shown.map(offsets) ?? [:]
        if let modal = root.topmostModal {
            if let hit = hit(modal, at: point, scrolls) { return hit }
            return modal[.allowsBackgroundInteraction] == true ? hit(root, at: point, scrolls) : modal
        }
        return hit(root, at: point, scrolls)
    }

    /// Returns the points at which a person would touch an element: its middle, and the middles of what is in it. Scroll views are scrolled
    /// so that it is visible.
    public func points(in element: Element) -> [Point] {
        let scrolls = offsets(showing: element)
        var shift = Point.zero
        var ancestor = element.parent
        while let scroll = ancestor {
            if let offset = scrolls[scroll.id] { shift = Point(shift.x + offset.x, shift.y + offset.y) }
            ancestor = scroll.parent
        }
        var points: [Point] = []
        func add(_ element: Element) {
            if let frame = frame(of: element), frame.width > 0, frame.height > 0 {
                points.append(Point(frame.x + frame.width / 2 + shift.x, frame.y + frame.height / 2 + shift.y))
            }
        }
        add(element)
        element.forEachDescendant { if $0 !== element, $0.children.isEmpty { add($0) } }
        return points
    }

    /// Returns how far the contents of the scroll views around an element are moved so that the element is visible.
    private func offsets(showing element: Element) -> [ElementID: Point] {
        var offsets: [ElementID: Point] = [:]
        guard var target = frame(of: element) else { return offsets }
        var ancestor = element.parent
        while let scroll = ancestor {
            defer { ancestor = scroll.parent }
            guard scroll.scrolls, let frame = frames[scroll.id] else { continue }
            var offset = Point.zero
            if target.x < frame.x || target.x + target.width > frame.x + frame.width {
                offset.x = frame.x + frame.width / 2 - target.x - target.width / 2
            }
            if target.y < frame.y || target.y + target.height > frame.y + frame.height {
                offset.y = frame.y + frame.height / 2 - target.y - target.height / 2
            }
            // Its beginning is as far down as it can be.
            (offset.x, offset.y) = (min(offset.x, 0), min(offset.y, 0))
            offsets[scroll.id] = offset
            target = Rect(target.x + offset.x, target.y + offset.y, target.width, target.height)
        }
        return offsets
    }

    private func hit(_ element: Element, at point: Point, _ scrolls: [ElementID: Point]) -> Element? {
        guard element.takesTouches else { return nil }
        let frame = frames[element.id]
        let isInside = frame?.contains(point) ?? true
        if !isInside, element.clips { return nil }
        var isPainted = false
        for (index, modifier) in element.modifiers.enumerated() {
            switch modifier.value {
            case is Clip: if self.frame(of: element, upTo: index)?.contains(point) == false { return nil }
            case is Background, is ContentShape: if self.frame(of: element, upTo: index)?.contains(point) == true { isPainted = true }
            default: break
            }
        }
        var inner = point
        if let offset = scrolls[element.id] { inner = Point(point.x - offset.x, point.y - offset.y) }
        for child in element.childrenInFront where !child.isModal {
            if let hit = hit(child, at: inner, scrolls) { return hit }
        }
        return isPainted || (frame != nil && isInside && element.isSolid) ? element : nil
    }
}

extension Rect {
    fileprivate func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(left, top, max(x + width, other.x + other.width) - left, max(y + height, other.y + other.height) - top)
    }
}

extension Element {
    /// Whether it scrolls what is in it.
    fileprivate var scrolls: Bool { kind == .scroll || kind == .list || kind == .form }

    /// Whether what stands out of it is neither visible nor touched.
    fileprivate var clips: Bool {
        scrolls || kind == .screen || kind == .sheet || kind == .row
    }

    /// Whether touches can reach the element or anything in it.
    fileprivate var takesTouches: Bool {
        if self[.isCovered] == true || !takesRoom && !isModal { return false }
        return modifiers.allSatisfy { modifier in
            switch modifier.value {
            case is Hidden: false
            case let value as HitTesting: value.isEnabled
            case let value as Opacity: value.amount > 0
            default: true
            }
        }
    }

    /// The children from front to back.
    fileprivate var childrenInFront: [Element] {
        let order: [String?] = kind == .layer ? ["overlay", nil, "background"] : []
        let backwards = Array(self.children.reversed())
        let children = order.isEmpty ? backwards : order.flatMap { slot in backwards.filter { $0[.slot]?.stringValue == slot } }
        guard children.contains(where: { $0.hasModifier(ZIndex.self) }) else { return children }
        let depths = children.map { $0.modifier(ZIndex.self)?.value ?? 0 }
        return children.indices.sorted { depths[$0] != depths[$1] ? depths[$0] > depths[$1] : $0 < $1 }.map { children[$0] }
    }

    /// Whether the element itself receives touches inside its frame, and not only what is in it.
    fileprivate var isSolid: Bool {
        switch kind {
        case .stack, .layer, .group, .root, .section, .geometry, .mask, .fitting, .contextMenu, .grid, .table, .tableRow, .scroll,
            .navigation, .tabs, .split, .safeAreaInset, .spacer, .labeled, .badged, .list, .form, .commands, .searchPanel, .imageLoader:
            false
        case .color: modifier(Fill.self)?.paint.isClear != true
        // Of a shape that is only stroked, the outline.
        case .shape: modifier(Fill.self).map { !$0.paint.isClear } ?? !hasModifier(Stroke.self)
        default: true
        }
    }
}

extension Paint {
    /// Whether nothing is painted.
    fileprivate var isClear: Bool {
        if case .color(let color) = self { return color.components(isDark: false).opacity == 0 }
        return false
    }
}
