import Foundation
import MartletElements

/// One element, and the views that stand in it beside what the layer below shows.
struct ElementLayer {
    let element: Element
    /// The modifiers that made the layer; none for the view's own.
    let links: [ModifierLink]
    /// What modifiers put beside the layer below, each with its modifier.
    var attachments: [(link: ModifierLink, node: AnyViewNode)] = []
    var handlers: [ActionHandler] = []
    var needsChildren = false
    /// Where the element is, if somebody wants to know.
    private(set) var measure: Measure?

    init(element: Element, links: [ModifierLink]) {
        self.element = element
        self.links = links
    }

    /// What the host tells of the place of an element.
    @MainActor
    final class Measure {
        /// Whether something written of the element depends on where it is.
        fileprivate(set) var isWanted = false
        /// Who else wants to hear of it.
        fileprivate(set) var handlers: [(CGRect) -> Void] = []
        /// Where the host last said it is: its size, and its place on the page.
        var frame: CGRect?
    }

    @MainActor
    mutating func setMeasure(isWanted: Bool, handlers: [(CGRect) -> Void]) {
        guard isWanted || !handlers.isEmpty || measure != nil else { return }
        let measure = self.measure ?? Measure()
        self.measure = measure
        measure.isWanted = isWanted
        measure.handlers = handlers
    }
}

/// The layers of one view, from the inside to the outside. Nearly all views have just one, so that one needs no array.
struct ElementLayers: RandomAccessCollection, MutableCollection {
    private var own: ElementLayer?
    private var outer: [ElementLayer] = []

    var startIndex: Int { 0 }
    var endIndex: Int { own == nil ? 0 : 1 + outer.count }

    subscript(index: Int) -> ElementLayer {
        get {
            if index > 0 { return outer[index - 1] }
            guard let own else { preconditionFailure("The layers of a view are asked for before they are made.") }
            return own
        }
        set { if index == 0 { own = newValue } else { outer[index - 1] = newValue } }
    }

    mutating func append(_ layer: ElementLayer) {
        if own == nil { own = layer } else { outer.append(layer) }
    }
}
