import MartletElements

/// Writes elements as HTML.
@MainActor
public struct PageWriter {
    private(set) var html = HTMLWriter()
    /// The families of the written elements, except those whose files are on every page.
    private(set) var families: [Family] = []
    /// The host's symbols, images and log.
    package let resources: PageResources

    init(resources: PageResources) { self.resources = resources }

    /// Appends text that is HTML already.
    public mutating func raw(_ html: String) { self.html.raw(html) }

    /// Appends a text, escaped for HTML.
    public mutating func text(_ text: String) { html.text(text) }

    /// Appends an attribute to the current start tag, unless its value is empty.
    public mutating func attribute(_ name: String, _ value: String) { html.attribute(name, value) }

    /// Appends an attribute to the current start tag.
    public mutating func attribute(_ name: String, _ value: Int) { html.attribute(name, value) }

    /// Writes an element in its boxes, with all its content.
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
        html.raw(" id=e")
        html.raw(element.id.rawValue)
        writeBox(boxes[0])
        for (name, value) in element.attributes(of: core) { html.attribute(name, value) }
        writeNeeds(of: [core.family ?? lowering.family] + Reports.families(for: element))
        html.raw(">")
        if !core.isVoid {
            lowering.inside(element, &self)
            end(core.tag)
        }
        for _ in boxes.dropFirst() { end("div") }
    }

    /// Writes the URLs of the families' files, except those that are on every page. One family at most has a style sheet.
    private mutating func writeNeeds(of needed: [Family]) {
        let needed = needed.filter { !$0.isStandard }
        if needed.isEmpty { return }
        if let style = needed.lazy.compactMap(\.style).first { html.attribute("data-style", style.address) }
        let scripts = needed.compactMap(\.script?.address)
        if !scripts.isEmpty { html.attribute("data-script", scripts.joined(separator: " ")) }
        for family in needed where !families.contains(where: { $0 === family }) { families.append(family) }
    }

    private mutating func writeBox(_ box: Box) {
        html.attribute("class", box.classes)
        if !box.style.isEmpty { html.attribute("style", box.style) }
    }

    /// Writes a start tag inside an element, with its attributes.
    public mutating func begin(_ tag: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        html.raw("<")
        html.raw(tag)
        for (name, value) in attributes { html.attribute(name, value) }
        html.raw(">")
    }

    /// Writes an end tag.
    public mutating func end(_ tag: String) {
        html.raw("</")
        html.raw(tag)
        html.raw(">")
    }

    /// Writes the children in a slot; `nil` stands for those without a slot.
    public mutating func children(of element: Element, slot: String? = nil) {
        for child in element.children where child[.slot]?.stringValue == slot { self.element(child) }
    }

    /// Writes a node for the children in a slot, now and later. An empty name stands for the content without a slot.
    ///
    /// - Parameter id: The prefix of the node's id, if other nodes refer to it.
    public mutating func slot(
        _ name: String, of element: Element, tag: String = "div", classes: String = "", id: String? = nil,
        attributes: [(name: String, value: String)] = []
    ) {
        html.raw("<")
        html.raw(tag)
        if let id { html.attribute("id", "\(id)\(element.id)") }
        if !classes.isEmpty { html.attribute("class", classes) }
        html.attribute("data-slot", name)
        html.attribute("data-of", element.id.rawValue)
        for (name, value) in attributes { html.attribute(name, value) }
        html.raw(">")
        children(of: element, slot: name.isEmpty ? nil : name)
        end(tag)
    }

    /// Adds the ARIA role to the current start tag, if the tag does not imply it.
    public mutating func role(_ role: Role) {
        if let name = role.aria { html.attribute("role", name) }
    }

    /// Writes a system symbol in the text colour.
    public mutating func symbol(_ name: String) {
        html.raw(resources.symbol(name))
    }
}
