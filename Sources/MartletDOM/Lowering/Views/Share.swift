import MartletElements

/// A button that opens the browser's share sheet. The client script shares without the server, because a browser allows it only while it
/// handles a tap. Where the browser cannot share, the script copies. Items that only the app can make are shared by the script of files.
enum ShareLowering: ElementLowering {
    static let holdsControls = false

    static func core(_ element: Element) -> Core {
        var core = Core("button", "k-button r", attributes: [("type", "button")], isNative: true)
        if element[.style] == nil { core.addClass("automatic") }
        ButtonLook.dress(&core, as: element)
        core.set("data-share", element[.value] == nil ? nil : text(of: element))
        core.set("data-share-url", element[.href]?.stringValue)
        core.set("data-share-title", element[.title]?.stringValue)
        core.set("disabled", if: element[.disabled] == true)
        return core
    }

    /// The message and the shared texts. A URL is separate.
    private static func text(of element: Element) -> String {
        var texts = [element[.message]?.stringValue].compactMap(\.self)
        if element[.href] == nil {
            texts += element[.value]?.listValue?.compactMap(\.stringValue) ?? [element[.value]?.stringValue].compactMap(\.self)
        }
        return texts.joined(separator: "\n")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .disabled: [.attribute("disabled")]
        case .style, .borderShape: [.boxes]
        default: ["data-share", "data-share-url", "data-share-title"].map { .attribute($0) }
        }
    }
}
