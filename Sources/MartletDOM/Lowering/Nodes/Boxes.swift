import MartletElements

/// A modifier that shows in the CSS boxes of an element.
@MainActor
protocol BoxModifier: ModifierValue {
    func apply(to boxes: inout Boxes)
}

/// One CSS box: the core of an element, or a `div` around it.
struct Box: Equatable {
    var classes: String
    var style = ""
    /// The outermost of the modifiers that the box carries.
    var stage: Stage
    var padding: Padding?
    var radius: String?
    var transform = ""
    var origin: UnitPosition?
    var opacity = 1.0
    var filter = ""
    /// The box has a filter that no other may join.
    var isFiltered = false
    var hasFont = false
    /// Along which axes what is in the box expands, and after its frame, the box itself.
    var expansion: Expansion
    /// The sides that a frame has fixed, in points.
    var width: Double?
    var height: Double?

    mutating func declare(_ property: String, _ value: String) {
        if !style.isEmpty { style += ";" }
        style += property
        style += ":"
        style += value
    }

    func declares(_ property: String) -> Bool {
        style.hasPrefix(property + ":") || style.contains(";" + property + ":")
    }

    mutating func addClass(_ name: String) { classes += " " + name }
}

/// The CSS boxes of an element in the making, from the inside to the outside.
///
/// A modifier joins the outermost box if a CSS box applies it outside of what that box carries already; otherwise it opens a box around:
///
///     padding, background   →  one box: CSS paints the background behind the padding
///     background, padding   →  two boxes
@MainActor
struct Boxes {
    let element: Element
    private(set) var all: [Box]
    private var isUntouched = true

    init(_ element: Element, core described: Core) {
        self.element = element
        let kind = "k-" + element.kind.rawValue.cssName
        let classes = described.classes.isEmpty ? kind : kind + " " + described.classes
        var box = Box(classes: classes, stage: described.stage, expansion: element.contentExpansion ?? [])
        for (property, value) in described.style { box.declare(property, value) }
        all = [box]
        for modifier in element.modifiers { (modifier.value as? any BoxModifier)?.apply(to: &self) }
        for index in all.indices { all[index].finish() }
        if !described.isNative, element.actions.contains(.tap) {
            for index in all.indices.dropFirst() { all[index].addClass("t") }
        }
    }

    /// The node of the element itself.
    var core: Box {
        get { all[0] }
        set { all[0] = newValue }
    }

    var outermost: Box {
        get { all[all.count - 1] }
        set { all[all.count - 1] = newValue }
    }

    /// Changes the outermost box at a stage: the one there is if it can carry that, else one around it.
    mutating func at(_ stage: Stage, canShare: (Box) -> Bool = { _ in true }, _ change: (inout Box) -> Void) {
        let isFree = outermost.stage < stage || (outermost.stage == stage && (stage == .padding || stage == .effects))
        if !(isFree && canShare(outermost)) { wrap() }
        outermost.stage = stage
        change(&outermost)
        isUntouched = false
    }

    /// Opens a box around all there is.
    mutating func wrap() {
        all.append(Box(classes: "b", stage: .content, expansion: outermost.expansion))
        isUntouched = false
    }

    /// Changes the size of the outermost box, which may be the core itself if it fills the frame on the sides that the frame sets.
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

    /// Declares what the element and all in it inherit, unless a modifier further inside has.
    mutating func inherit(_ property: String, _ value: String) {
        if !core.declares(property) { core.declare(property, value) }
    }
}

extension Box {
    /// Writes down what was gathered over several modifiers.
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
