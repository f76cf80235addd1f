import MartletCore
import MartletDOM
import MartletElements
import MartletUI

/// How texts and symbols go from one content to the next in an animation. The browser runs it.
public struct ContentTransition: Hashable, Sendable {
    let name: String
    var countsDown = false
    var value: Double?

    /// The content changes at once.
    public static let identity = ContentTransition(name: "identity")
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(name: "opacity")
    /// The same as ``opacity``. The browser itself interpolates sizes and colours.
    public static let interpolate = ContentTransition(name: "opacity")
    /// A symbol shrinks away, and the next one grows.
    public static let symbolEffect = ContentTransition(name: "downUp")

    /// Digits and other letters that change roll, the others move to their new places.
    ///
    /// - Parameter countsDown: Whether new ones come from above.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText", countsDown: countsDown)
    }

    /// Digits and other letters that change roll, from below if the value has grown, and else from above.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText", value: value) }
}

extension View {
    /// Sets how texts and symbols in this view go from one content to the next when an animation changes them.
    ///
    /// A transition further inside takes precedence. With reduced motion, contents change at once.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(ContentTransitionLayer(transition: transition))
    }
}

private struct ContentTransitionLayer: ElementModifier {
    let transition: ContentTransition

    nonisolated init(transition: ContentTransition) { self.transition = transition }

    static var _layerKind: Kind? { .contentTransition }

    func _apply(to element: inout ElementWriter) {
        element[.contentTransition] = .string(transition.name)
        if transition.countsDown { element[.countsDown] = true }
        if let value = transition.value { element[.countedValue] = .double(value) }
    }
}

extension Kind {
    /// A view whose texts and symbols have a transition: ``Attribute/contentTransition``.
    fileprivate static let contentTransition = Kind("content-transition", KindDefinition(expansion: { $0.expansionOfOnlyContent }))
        .shown(by: ContentTransitionLowering.self)
}

extension Attribute {
    /// The name of the transition.
    fileprivate static let contentTransition: Attribute = "contentTransition"
    /// Whether new letters come from above.
    fileprivate static let countsDown: Attribute = "countsDown"
    /// The number whose growth determines where new letters come from.
    fileprivate static let countedValue: Attribute = "countedValue"
}

extension Family {
    /// The family of transitions of contents.
    fileprivate static let contents = Family("contents", style: PackageResources.animations_css, script: PackageResources.contents_js)
}

private enum ContentTransitionLowering: ElementLowering {
    nonisolated static let family = Family.contents

    static func core(_ element: Element) -> Core {
        var core = Core("div", "held", stage: .frame)
        core.set("data-contents", element[.contentTransition]?.stringValue)
        core.set("data-down", if: element[.countsDown] == true)
        core.set("data-value", element[.countedValue]?.doubleValue?.css)
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .contentTransition: [.attribute("data-contents")]
        case .countsDown: [.attribute("data-down")]
        case .countedValue: [.attribute("data-value")]
        default: [.everything]
        }
    }
}
