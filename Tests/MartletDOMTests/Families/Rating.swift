import MartletDOM
import MartletElements

/// A family of one kind, made with what is public alone, as a module of somebody else's makes it.
extension Kind {
    static let rating = Kind(
        "rating",
        KindDefinition(
            Semantics("rating", naming: [.slot("label")], combinesContents: true, value: { $0[.value]?.intValue.map { "\($0) of 5" } }),
            expansion: { _ in .horizontal },
            concealment: { rating, child, unfolded in child[.slot] == "details" && !unfolded.contains(rating.id) ? .folded(rating.id) : nil
            })
    ).shown(by: RatingLowering.self)
}

extension Family {
    static let ratings = Family(
        "ratings", style: Array(".k-rating>meter{width:5em}".utf8), script: Array("export default (node, page) => {}".utf8))
}

enum RatingLowering: ElementLowering {
    nonisolated static let family = Family.ratings

    static func core(_ element: Element) -> Core { Core("div", element[.disabled] == true ? "still" : "") }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("label", of: element, tag: "span")
        page.raw("<meter max=5")
        page.attribute("id", "c\(element.id)")
        page.attribute("value", element[.value]?.intValue ?? 0)
        page.raw("></meter>")
        page.slot("details", of: element)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        attribute == .value ? [.part("c", "value", element[.value])] : [.boxes]
    }
}
