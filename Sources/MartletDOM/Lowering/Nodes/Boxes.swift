import MartletElements

/// A modifier that changes the CSS boxes of an element.
@MainActor
protocol BoxModifier: ModifierValue {
    func apply(to boxes: inout Boxes)
}

/// One CSS box: the core of an element, or a `div` around it.
struct Box: Equatable {
    var classes: String
    var style = ""
    /// The outermost stage that the box uses.
    var stage: Stage
    var padding: Padding?
    var radius: String?
    var transform = ""
    var origin: UnitPosition?
    var opacity = 1.0
    var filter = ""
    /// Whether the box has a filter that no other modifier may share.
    var isFiltered = false
    var hasFont = false
    /// The axes along which the box's content expands and, after a frame, the box itself.
    var expansion: Expansion
    /// The size that a frame has fixed, in points.
    var width: Double?
    var height: Double?
    /// The size that a frame gives where nothing proposes one, in points.
    var idealWidth: Double?
    var idealHeight: Double?
    /// The aspect ratio that the box keeps in a frame.
    var ratio: AspectRatio?
    /// Whether the box itself receives gestures: it is painted, or has a content shape.
    var isHit = false

    mutating func declare(_ property: String, _ value: String) {
        if !style.isEmpty { style += ";" }
        style += property
        style += ":"
        style += value
    }

    func declares(_ property: String) -> Bool {
        style.hasPrefix(property + ":") || style.contains(";" + property + ":")
    }

    /// Whether the browser does not hit-test the whole rectangle of the box.
    var isCutOff: Bool { declares("clip-path") || declares("border-radius") }

    mutating func addClass(_ name: String) { classes += " " + name }
}

/// Builds the CSS boxes of an element, from the inside to the outside.
///
/// A modifier shares the outermost box if CSS applies it outside everything already in that box; otherwise it adds a box around it:
///
///     padding, background   →  one box: CSS paints the background behind the padding
///     background, padding   →  two boxes
@MainActor
struct Boxes {
    let element: Element
    /// Whether the browser handles the action of the core.
    let isNative: Bool
    private(set) var all: [Box]
    private var isUntouched = true

    /// - Parameter modifiers: The modifiers to apply in place of the element's own.
    init(_ element: Element, core described: Core, modifiers: [Modifier]? = nil) {
        self.element = element
        isNative = described.isNative
        let kind = "k-" + element.kind.rawValue.cssName
        let classes = described.classes.isEmpty ? kind : kind + " " + described.classes
        var box = Box(classes: classes, stage: described.stage, expansion: element.contentExpansion ?? [])
        for (property, value) in described.style { box.declare(property, value) }
        all = [box]
        let modifiers = modifiers ?? element.modifiers
        // The padding around a gesture is not in its area.
        if !isNative, element.gestures(outside: modifiers) { all[0].stage = max(.frame, all[0].stage) }
        for modifier in modifiers { (modifier.value as? any BoxModifier)?.apply(to: &self) }
        if element.parent?.kind == .tableRow { alignInColumn() }
        for index in all.indices { all[index].finish() }
    }

    /// The box of the element's own node.
    var core: Box {
        get { all[0] }
        set { all[0] = newValue }
    }

    var outermost: Box {
        get { all[all.count - 1] }
        set { all[all.count - 1] = newValue }
    }

    /// Changes the outermost box at a stage. It uses the existing box if that allows the stage, otherwise a new one around it.
    mutating func at(_ stage: Stage, canShare: (Box) -> Bool = { _ in true }, _ change: (inout Box) -> Void) {
        let isFree = outermost.stage < stage || (outermost.stage == stage && (stage == .padding || stage == .effects))
        if !(isFree && canShare(outermost)) { wrap() }
        outermost.stage = stage
        change(&outermost)
        isUntouched = false
    }

    /// Adds a box around all existing ones.
    mutating func wrap() {
        all.append(Box(classes: "b", stage: .content, expansion: outermost.expansion))
        isUntouched = false
    }

    /// Changes the size of the outermost box. This can be the core itself if it fills the frame on the axes that the frame sets.
    mutating func frame(fills axes: Expansion, _ change: (inout Box, _ isCore: Bool) -> Void) {
        let coreFills = all.count == 1 && isUntouched && outermost.expansion.isSuperset(of: axes)
        if coreFills {
            change(&all[0], true)
            all[0].stage = max(all[0].stage, .frame)
        } else {
            if all.count == 1 || outermost.stage >= .frame { wrap() }
            outermost.stage = .frame
            change(&outermost, false)
        }
        isUntouched = false
    }

    /// Lets the boxes so far receive gestures, where they are painted or have a content shape. Transparent boxes do not, as in SwiftUI.
    mutating func cover(with gestures: Set<Action>) {
        for index in all.indices.dropFirst() where all[index].isHit {
            all[index].addClass("area")
            for gesture in gestures.sorted() { all[index].addClass("on-\(gesture)") }
        }
        outermost.stage = max(outermost.stage, .frame)
    }

    /// Sets an inherited CSS property of the element, unless an inner modifier has set it.
    mutating func inherit(_ property: String, _ value: String) {
        if !core.declares(property) { core.declare(property, value) }
    }
}

extension Box {
    /// Writes the declarations collected from several modifiers.
    fileprivate mutating func finish() {
        if let padding { declare("padding", padding.css) }
        if !transform.isEmpty { declare("transform", transform) }
        if let origin, origin != UnitPosition(x: 0.5, y: 0.5) {
            declare("transform-origin", "\((origin.x * 100).css)% \((origin.y * 100).css)%")
        }
        if opacity != 1 { declare("opacity", opacity.css) }
        if !filter.isEmpty { declare("filter", filter) }
        let felt = expansion.asContent
        if felt.contains(.horizontal) { classes += " x" }
        if felt.contains(.vertical) { classes += " y" }
        if expansion.contains(.scrolls) { classes += " q" }
        if expansion.contains(.linked) { classes += " l" }
    }
}

extension Element {
    /// Whether the element has gestures that were added before all of the modifiers.
    fileprivate func gestures(outside modifiers: [Modifier]) -> Bool {
        let gestures = actions.filter(\.isGesture)
        guard !gestures.isEmpty else { return false }
        return !modifiers.contains { !($0.as(GestureArea.self)?.actions.isDisjoint(with: gestures) ?? true) }
    }
}
