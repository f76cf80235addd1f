import Foundation
import MartletElements

/// One element, and the views that stand in it beside what the layer below shows.
package struct ElementLayer {
    typealias Attachment = (link: ModifierLink, node: AnyViewNode)

    package let element: Element
    /// What only some layers have. Most are those of a text or a stack, which have none of it, and there are many.
    private var extras: Extras?

    private final class Extras {
        var links: [ModifierLink] = []
        var attachments: [Attachment] = []
        var handlers: [ActionHandler] = []
        var needsChildren = false
        var measure: Measure?

        var isEmpty: Bool { links.isEmpty && attachments.isEmpty && handlers.isEmpty && !needsChildren && measure == nil }
    }

    init(element: Element, links: [ModifierLink], attachments: [Attachment]) {
        self.element = element
        guard !links.isEmpty || !attachments.isEmpty else { return }
        change {
            $0.links = links
            $0.attachments = attachments
        }
    }

    private mutating func change(_ change: (Extras) -> Void) {
        let extras = self.extras ?? Extras()
        change(extras)
        self.extras = extras.isEmpty ? nil : extras
    }

    /// The modifiers that made the layer; none for the view's own.
    var links: [ModifierLink] { extras?.links ?? [] }

    /// What modifiers put beside the layer below, each with its modifier.
    var attachments: [Attachment] { extras?.attachments ?? [] }

    private(set) var handlers: [ActionHandler] {
        get { extras?.handlers ?? [] }
        set { if extras != nil || !newValue.isEmpty { change { $0.handlers = newValue } } }
    }

    var needsChildren: Bool {
        get { extras?.needsChildren ?? false }
        set { change { $0.needsChildren = newValue } }
    }

    /// Where the element is, if somebody wants to know.
    var measure: Measure? { extras?.measure }

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

    /// Takes over who is told of what the user does, and of the place of the element.
    ///
    /// - Returns: Whether the layer is another value now, and is to be stored.
    @MainActor
    mutating func take(_ handlers: [ActionHandler], isMeasureWanted: Bool, measureHandlers: [(CGRect) -> Void]) -> Bool {
        let before = extras
        self.handlers = handlers
        setMeasure(isWanted: isMeasureWanted, handlers: measureHandlers)
        return extras !== before
    }

    /// Whether what the user can do is the same with other handlers.
    func answersSameActions(_ others: [ActionHandler]) -> Bool { handlers.elementsEqual(others) { $0.action == $1.action } }

    @MainActor
    private mutating func setMeasure(isWanted: Bool, handlers: [(CGRect) -> Void]) {
        guard isWanted || !handlers.isEmpty || measure != nil else { return }
        let measure = self.measure ?? Measure()
        change { $0.measure = measure }
        measure.isWanted = isWanted
        measure.handlers = handlers
    }
}

/// The layers of one view, from the inside to the outside. Nearly all views have just one, so that one needs no array.
package struct ElementLayers: RandomAccessCollection, MutableCollection {
    private var own: ElementLayer?
    private var outer: [ElementLayer] = []

    package var startIndex: Int { 0 }
    package var endIndex: Int { own == nil ? 0 : 1 + outer.count }

    package subscript(index: Int) -> ElementLayer {
        get {
            if index > 0 { return outer[index - 1] }
            guard let own else { preconditionFailure("The layers of a view are asked for before they are made.") }
            return own
        }
        set { if index == 0 { own = newValue } else { outer[index - 1] = newValue } }
    }

    package var last: ElementLayer? { outer.last ?? own }

    mutating func append(_ layer: ElementLayer) {
        if own == nil { own = layer } else { outer.append(layer) }
    }
}
