import Foundation
import MartletElements

/// One element of a view. If a modifier created it, also the views that the modifier adds, such as a background.
package struct ElementLayer {
    typealias Attachment = (link: ModifierLink, node: AnyViewNode)

    package let element: Element
    /// Stored separately to save memory: most layers belong to a text or a stack and have none of this data.
    private var extras: Extras?

    private final class Extras {
        var links: [ModifierLink] = []
        var attachments: [Attachment] = []
        var handlers: [ActionHandler] = []
        var staleChildren: StaleChildren?
        var measure: Measure?

        var isEmpty: Bool { links.isEmpty && attachments.isEmpty && handlers.isEmpty && staleChildren == nil && measure == nil }
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

    /// The modifiers that created the layer; empty for the view's own layer.
    var links: [ModifierLink] { extras?.links ?? [] }

    /// The views that modifiers add in front of or behind the layer below, each with its modifier.
    var attachments: [Attachment] { extras?.attachments ?? [] }

    private(set) var handlers: [ActionHandler] {
        get { extras?.handlers ?? [] }
        set { if extras != nil || !newValue.isEmpty { change { $0.handlers = newValue } } }
    }

    /// The children of the element that an update is scheduled for.
    enum StaleChildren {
        case all
        case rows(RowsChange)
    }

    var staleChildren: StaleChildren? {
        get { extras?.staleChildren }
        set { change { $0.staleChildren = newValue } }
    }

    /// The element's measured frame; `nil` if neither the content nor a handler needs it.
    var measure: Measure? { extras?.measure }

    /// The frame that the host reports for an element.
    @MainActor
    final class Measure {
        /// Whether the element's own content depends on its frame.
        fileprivate(set) var affectsContent = false
        /// Called when the frame changes.
        fileprivate(set) var handlers: [(CGRect) -> Void] = []
        /// The last frame that the host reported: the element's size, and its position on the page.
        var frame: CGRect?
    }

    /// Replaces the action handlers and the measure handlers.
    ///
    /// - Returns: Whether the layer's value changed and must be stored.
    @MainActor
    mutating func replaceHandlers(_ handlers: [ActionHandler], needsMeasurement: Bool, measureHandlers: [(CGRect) -> Void]) -> Bool {
        let before = extras
        self.handlers = handlers
        setMeasure(affectsContent: needsMeasurement, handlers: measureHandlers)
        return extras !== before
    }

    /// Whether these handlers handle the same actions as the current ones.
    func hasSameActions(_ others: [ActionHandler]) -> Bool { handlers.elementsEqual(others) { $0.action == $1.action } }

    @MainActor
    private mutating func setMeasure(affectsContent: Bool, handlers: [(CGRect) -> Void]) {
        guard affectsContent || !handlers.isEmpty || measure != nil else { return }
        let measure = self.measure ?? Measure()
        change { $0.measure = measure }
        measure.affectsContent = affectsContent
        measure.handlers = handlers
    }
}

/// The layers of one view, from the inside to the outside. Nearly all views have only one, which is stored without an array.
package struct ElementLayers: RandomAccessCollection, MutableCollection {
    private var own: ElementLayer?
    private var outer: [ElementLayer] = []

    package var startIndex: Int { 0 }
    package var endIndex: Int { own == nil ? 0 : 1 + outer.count }

    package subscript(index: Int) -> ElementLayer {
        get {
            if index > 0 { return outer[index - 1] }
            guard let own else { preconditionFailure("The layers of a view were read before they were created.") }
            return own
        }
        set { if index == 0 { own = newValue } else { outer[index - 1] = newValue } }
    }

    package var last: ElementLayer? { outer.last ?? own }

    mutating func append(_ layer: ElementLayer) {
        if own == nil { own = layer } else { outer.append(layer) }
    }
}
