import MartletElements

/// Writes elements as HTML.
@MainActor
public struct PageWriter {
    private(set) var html = HTMLWriter()
    /// The families of the elements so far whose files are not on each page.
    private(set) var families: [Family] = []
    /// The symbols and the log of the host.
    let resources: PageResources

    init(resources: PageResources) { self.resources = resources }

    /// Appends what is HTML already.
    public mutating func raw(_ html: String) { self.html.raw(html) }

    /// Appends a text, so that nothing in it is taken for HTML.
    public mutating func text(_ text: String) { html.text(text) }

    /// Appends an attribute to the tag being begun. An empty value is left out.
    public mutating func attribute(_ name: String, _ value: String) { html.attribute(name, value) }

    /// Appends an attribute to the tag being begun.
    public mutating func attribute(_ name: String, _ value: Int) { html.attribute(name, value) }

    /// An element in its boxes, with all that is in it.
    public mutating func element(_ element: Element) {
        let lowering = resources.lowering(of: element)
        let core = lowering.core(element, resources)
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
        writeNeeds(of: lowering.family)
        html.raw(">")
        if !core.isVoid {
            lowering.inside(element, &self)
            end(core.tag)
        }
        for _ in boxes.dropFirst() { end("div") }
    }

    /// Names the files that a page loads for the element, if they are not on each page.
    private mutating func writeNeeds(of family: Family) {
        if family.isStandard { return }
        if let style = family.style { html.attribute("data-style", style.address) }
        if let script = family.script { html.attribute("data-script", script.address) }
        if !families.contains(where: { $0 === family }) { families.append(family) }
    }

    private mutating func writeBox(_ box: Box) {
        html.attribute("class", box.classes)
        if !box.style.isEmpty { html.attribute("style", box.style) }
    }

    /// Writes a tag inside an element, with its attributes.
    public mutating func begin(_ tag: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        html.raw("<")
        html.raw(tag)
        for (name, value) in attributes { html.attribute(name, value) }
        html.raw(">")
    }

    /// Writes the end of a tag.
    public mutating func end(_ tag: String) {
        html.raw("</")
        html.raw(tag)
        html.raw(">")
    }

    /// The children in a slot, or those in none.
    public mutating func children(of element: Element, slot: String? = nil) {
        for child in element.children where child[.slot]?.stringValue == slot { self.element(child) }
    }

    /// A node that holds the children in a slot, now and later. An empty name is the content, apart from other slots.
    public mutating func slot(_ name: String, of element: Element, tag: String = "div", classes: String = "") {
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
    public mutating func role(_ role: Role) {
        if let name = role.aria { html.attribute("role", name) }
    }

    /// A system symbol, drawn in the colour of the text.
    public mutating func symbol(_ name: String) {
        html.raw(resources.symbol(name))
    }
}
