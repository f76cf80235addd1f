import Foundation
import MartletCore
import MartletDOM
import MartletElements
import MartletUI

extension Kind {
    /// The cards of a board, side by side as far as there is room.
    static let previewCards = Kind("preview-cards", KindDefinition(expansion: { _ in .horizontal })).shown(by: PreviewCardsLowering.self)

    /// A preview: its name, where it is declared, and its frames.
    static let previewCard = Kind("preview-card", KindDefinition(Semantics(.group, naming: [.attribute(.previewName)]))).shown(
        by: PreviewCardLowering.self)

    /// A page of the same server in a frame, which is smaller on the screen than for the page in it.
    static let previewFrame = Kind("preview-frame", KindDefinition(Semantics("webView", naming: [.attribute(.previewName)]))).shown(
        by: PreviewFrameLowering.self)
}

extension Attribute {
    static let previewName: Attribute = "previewName"
    /// The path of the page with the preview alone.
    static let previewPath: Attribute = "previewPath"
    /// The text that says where the preview is declared, and the address that opens the place in an editor.
    static let previewPlace: Attribute = "previewPlace"
    static let previewEditor: Attribute = "previewEditor"
    /// The size of the page in the frame, in points, and the part of that which it has on the board.
    static let previewWidth: Attribute = "previewWidth"
    static let previewHeight: Attribute = "previewHeight"
    static let previewScale: Attribute = "previewScale"
    /// The size of the part of the page that the board shows, in points.
    static let previewShownWidth: Attribute = "previewShownWidth"
    static let previewShownHeight: Attribute = "previewShownHeight"
}

extension Family {
    static let previews = Family("previews", style: PackageResources.previews_css, script: PackageResources.previews_js)
}

/// Arranges cards.
struct PreviewCards<Content: View>: ElementView {
    typealias Body = Never
    let _content: Content

    init(@ViewBuilder content: () -> Content) { _content = content() }

    static var _kind: Kind { .previewCards }
}

/// Shows a preview's name and place above its frames.
struct PreviewCard<Content: View>: ElementView {
    typealias Body = Never
    private let preview: FoundPreview
    private let address: PreviewAddress
    private let place: PreviewPlaces.Place?
    let _content: Content

    init(preview: FoundPreview, address: PreviewAddress, place: PreviewPlaces.Place?, @ViewBuilder content: () -> Content) {
        self.preview = preview
        self.address = address
        self.place = place
        _content = content()
    }

    static var _kind: Kind { .previewCard }

    func _lower(to element: inout ElementWriter) {
        element[.previewName] = .string(preview.name)
        element[.previewPath] = .string(address.path)
        element[.previewPlace] = (place?.name ?? preview.fileAndLine).map { .string($0) }
        element[.previewEditor] = place.map { .string($0.editorLink) }
    }
}

/// Shows a page of the server in a frame.
struct PreviewFrame: ElementView {
    typealias Body = Never
    let title: String
    let address: String
    let size: PreviewDevice.Size
    /// The size of the part that is shown, from the upper left.
    let shown: PreviewDevice.Size

    static var _kind: Kind { .previewFrame }

    func _lower(to element: inout ElementWriter) {
        element[.previewName] = .string(title)
        element[.previewPath] = .string(address)
        element[.previewWidth] = .double(size.width)
        element[.previewHeight] = .double(size.height)
        element[.previewScale] = .double(shown.scale)
        element[.previewShownWidth] = .double(shown.width)
        element[.previewShownHeight] = .double(shown.height)
    }
}

enum PreviewCardsLowering: ElementLowering {
    nonisolated static let family = Family.previews

    static func core(_ element: Element) -> Core { Core("div") }

    static func inside(_ element: Element, _ page: inout PageWriter) { page.children(of: element) }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}

enum PreviewCardLowering: ElementLowering {
    nonisolated static let family = Family.previews
    private static let header = "h"

    static func core(_ element: Element) -> Core {
        var core = Core("section", stage: .control)
        core.set("aria-label", element[.previewName]?.stringValue)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.begin("header", ["id": "\(header)\(element.id)"])
        inside(part: header, of: element, &page)
        page.end("header")
        page.begin("div", ["class": "frames"])
        page.children(of: element)
        page.end("div")
    }

    static func inside(part: String, of element: Element, _ page: inout PageWriter) {
        page.begin("h3")
        page.begin("a", ["href": element[.previewPath]?.stringValue ?? "", "target": "_blank", "title": "Open this preview alone"])
        page.text(element[.previewName]?.stringValue ?? "")
        page.end("a")
        page.end("h3")
        guard let place = element[.previewPlace]?.stringValue else { return }
        if let editor = element[.previewEditor]?.stringValue {
            page.begin("a", ["href": editor])
            page.text(place)
            page.end("a")
        } else {
            page.begin("span")
            page.text(place)
            page.end("span")
        }
    }

    /// The frames stay as they are: each has a page that lives.
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.partInside(header)] }
}

enum PreviewFrameLowering: ElementLowering {
    nonisolated static let family = Family.previews

    static func core(_ element: Element) -> Core {
        let (width, height) = (number(.previewWidth, of: element), number(.previewHeight, of: element))
        let (shownWidth, shownHeight) = (number(.previewShownWidth, of: element), number(.previewShownHeight, of: element))
        var core = Core(
            "div",
            style: [
                ("--w", "\(width)px"), ("--h", "\(height)px"), ("--shown-w", "\(shownWidth)px"), ("--shown-h", "\(shownHeight)px"),
                ("--part", "\(number(.previewScale, of: element))"),
            ], stage: .control)
        core.set("data-path", element[.previewPath]?.stringValue)
        core.set("data-title", element[.previewName]?.stringValue)
        return core
    }

    /// The script of the family makes the frame when it comes into view.
    static func inside(_ element: Element, _ page: inout PageWriter) {}

    /// A page that is shown in another size lives on.
    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        attribute == .previewPath || attribute == .previewName ? [.everything] : [.boxes]
    }

    private static func number(_ attribute: Attribute, of element: Element) -> Double { element[attribute]?.doubleValue ?? 0 }
}
