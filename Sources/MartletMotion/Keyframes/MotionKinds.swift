import MartletDOM
import MartletElements

extension Kind {
    /// Content that follows the ``StyleFrames`` of the element, ``Attribute/runs`` times.
    static let keyframes = Kind("keyframes", KindDefinition(expansion: { $0.expansionOfOnlyContent })).shown(by: KeyframesLowering.self)
    /// What an animation moves.
    static let moving = Kind("moving", KindDefinition(expansion: { $0.expansionOfOnlyContent })).shown(by: MovingLowering.self)
    /// Content whose symbols have an effect: ``Attribute/effect``.
    static let symbolEffect = Kind("symbol-effect", KindDefinition(expansion: { $0.expansionOfOnlyContent }))
        .shown(by: SymbolEffectLowering.self)
    /// Content that changes with its place in a scroll view: three ``StyleFrames``, for before, in, and after the visible part.
    static let scrollTransition = Kind("scroll-transition", KindDefinition(expansion: { $0.expansionOfOnlyContent }))
        .shown(by: KeyframesLowering.self)
}

extension Attribute {
    /// Changes whenever the frames do.
    static let version: Attribute = "version"
    /// How often an animation was started.
    static let runs: Attribute = "runs"
    /// Whether only a changed value starts the animation.
    static let isTriggered: Attribute = "isTriggered"
    /// Whether an animation runs again and again; for an effect, how often.
    static let repeats: Attribute = "repeats"
    /// The name of a symbol's effect.
    static let effect: Attribute = "effect"
    /// Whether an effect without an end goes on.
    static let isActive: Attribute = "isActive"
    /// 2 is twice as fast.
    static let speed: Attribute = "speed"
    /// The seconds between two runs of an effect.
    static let pause: Attribute = "pause"
    /// How a transition follows the scrolling: `animated` or `interactive`.
    static let mode: Attribute = "mode"
}

extension Family {
    /// The family of what moves by itself.
    static let animations = Family(
        "animations", style: PackageResources.animations_css, script: PackageResources.animations_js)
}

enum KeyframesLowering: ElementLowering {
    nonisolated static let family = Family.animations

    static func core(_ element: Element) -> Core {
        var core = Core("div", "held", stage: .frame)
        if let frames = element.modifiers.lazy.compactMap({ $0.as(StyleFrames.self) }).first {
            let styles = frames.frames.map { element.styles(of: MovingLowering.core(element), with: $0) }
            core.set("data-frames", Self.json(styles))
            if frames.seconds > 0 { core.set("data-seconds", frames.seconds.css) }
        }
        if let runs = element[.runs]?.intValue { core.set("data-runs", String(runs)) }
        core.set("data-axis", element[.axes]?.stringValue)
        core.set("data-mode", element[.mode]?.stringValue)
        core.set("data-repeats", if: element[.repeats] == true)
        core.set("data-triggered", if: element[.isTriggered] == true)
        return core
    }

    private static func json(_ styles: [[String]]) -> String {
        // Strings of CSS contain neither quotes nor backslashes here, but fonts and paths may.
        let escape = { (text: String) in "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
        return "[" + styles.map { "[" + $0.map(escape).joined(separator: ",") + "]" }.joined(separator: ",") + "]"
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .version: [.attribute("data-frames"), .attribute("data-seconds")]
        case .runs: [.attribute("data-runs")]
        default: [.everything]
        }
    }
}

enum MovingLowering: ElementLowering {
    nonisolated static let family = Family.animations

    static func core(_ element: Element) -> Core { Core("div", "held", stage: .frame) }
}

enum SymbolEffectLowering: ElementLowering {
    nonisolated static let family = Family.animations

    static func core(_ element: Element) -> Core {
        var core = Core("div", "held", stage: .frame)
        core.set("data-effect", element[.effect]?.stringValue)
        core.set("data-active", if: element[.isActive] == true)
        core.set("data-runs", element[.runs]?.intValue.map(String.init))
        core.set("data-repeats", element[.repeats]?.intValue.map(String.init))
        core.set("data-speed", element[.speed]?.doubleValue?.css)
        core.set("data-pause", element[.pause]?.doubleValue?.css)
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .isActive: [.attribute("data-active")]
        case .runs: [.attribute("data-runs")]
        case .effect: [.attribute("data-effect")]
        case .repeats: [.attribute("data-repeats")]
        case .speed: [.attribute("data-speed")]
        case .pause: [.attribute("data-pause")]
        default: [.everything]
        }
    }
}
