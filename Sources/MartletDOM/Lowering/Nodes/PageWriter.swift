import MartletElements

/// Writes elements as HTML.
@MainActor
struct PageWriter {
    var html = HTMLWriter()
    /// The symbols and the log of the host.
    let resources: PageResources

    init(resources: PageResources) { self.resources = resources }

    mutating func raw(_ text: String) { html.raw(text) }
    mutating func text(_ text: String) { html.text(text) }

    /// An element in its boxes, with all that is in it.
    mutating func element(_ element: Element) {
        let lowering = resources.lowering(of: element)
        let core = lowering.core(element)
        let boxes = Boxes(element, core: core).all
        for box in boxes.dropFirst().reversed() {
            html.raw("<div")
            writeBox(box)
            html.raw(">")
        }
        html.raw("<")
        html.raw(core.tag)
        html.attribute("id", "e\(element.id)")
        writeBox(boxes[0])
        for (name, value) in element.attributes(of: core) { html.attribute(name, value) }
        html.raw(">")
        if !core.isVoid {
            lowering.inside(element, &self)
            end(core.tag)
        }
        for _ in boxes.dropFirst() { end("div") }
    }

    private mutating func writeBox(_ box: Box) {
        html.attribute("class", box.classes)
        if !box.style.isEmpty { html.attribute("style", box.style) }
    }

    /// Begins a tag inside an element.
    mutating func begin(_ tag: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        html.raw("<")
        html.raw(tag)
        for (name, value) in attributes { html.attribute(name, value) }
        html.raw(">")
    }

    mutating func end(_ tag: String) {
        html.raw("</")
        html.raw(tag)
        html.raw(">")
    }

    /// The children in a slot, or those in none.
    mutating func children(of element: Element, slot: String? = nil) {
        for child in element.children where child[.slot]?.stringValue == slot { self.element(child) }
    }

    /// A node that holds the children in a slot, now and later. An empty name is the content, apart from other slots.
    mutating func slot(_ name: String, of element: Element, tag: String = "div", classes: String = "") {
        html.raw("<")
        html.raw(tag)
        if !classes.isEmpty { html.attribute("class", classes) }
        html.attribute("data-slot", name)
        html.attribute("data-of", element.id.rawValue)
        html.raw(">")
        children(of: element, slot: name.isEmpty ? nil : name)
        end(tag)
    }

    /// What the node being begun is to a person, where its tag does not say it.
    mutating func role(_ role: Role) {
        if let name = role.aria { html.attribute("role", name) }
    }

    /// A system symbol, drawn in the colour of the text.
    mutating func symbol(_ name: String) {
        html.raw(resources.symbol(name))
    }
}
