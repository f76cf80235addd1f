import Foundation
import MartletElements

/// A part of an element in the page.
package enum PagePart: Hashable, Sendable {
    /// The element itself.
    case core(ElementID)
    /// The control in it: of a toggle, a menu, a picker, a slider, an option.
    case control(ElementID)
    /// The button of a tab in the bar.
    case tab(ElementID)
    /// The back button of a screen.
    case back(ElementID)
    case increment(ElementID)
    case decrement(ElementID)
    /// The line that expands a disclosure.
    case summary(ElementID)
    /// Any node: a selector of CSS.
    case node(String)
    /// A node inside an element: a selector of CSS.
    case inside(ElementID, String)

    var selector: String {
        switch self {
        case .core(let id): "#e\(id)"
        case .control(let id): "#c\(id)"
        case .tab(let id): "#b\(id)"
        case .back(let id): "#k\(id)"
        case .increment(let id): "#i\(id)"
        case .decrement(let id): "#d\(id)"
        case .summary(let id): "#e\(id)>summary"
        case .node(let selector): selector
        case .inside(let id, let selector): "#e\(id) \(selector)"
        }
    }
}

/// Where to touch something in the page.
package struct PagePlace {
    /// A point of it that is in the window, and what is drawn there.
    package struct Hit {
        package let x: Double
        package let y: Double
        /// Whether the part itself, or something in it, is drawn at the point.
        package let isInside: Bool
        /// The elements at the point, from the innermost.
        package let elements: [ElementID]
        /// The node at the point.
        package let node: String
    }

    /// The points, from the middle outwards.
    package let hits: [Hit]
    package let frame: CGRect
    /// The text or number of a form's control.
    package let value: String?
}

/// Why something cannot be touched.
package enum PageMiss: Error {
    /// The page does not have it.
    case missing
    /// It takes no room in the page.
    case invisible
    /// It is in a closed menu, which this node opens.
    case inMenu(PagePart)
}

extension BrowserPage {
    /// Finds the first of some parts that is shown.
    ///
    /// - Parameter isScrolled: Whether to scroll it to the middle of the window first.
    package func locate(_ parts: [PagePart], isScrolled: Bool = false) throws -> PagePlace {
        guard let json = try run("locate", parts.map(\.selector), isScrolled ? 1 : 0) as? DevTools.JSON else { throw PageMiss.missing }
        guard json["isShown"] as? Bool == true else {
            if let opener = json["menu"] as? String { throw PageMiss.inMenu(.node(opener)) }
            throw json["exists"] as? Bool == true ? PageMiss.invisible : PageMiss.missing
        }
        let hits = (json["hits"] as? [DevTools.JSON] ?? []).map { hit in
            PagePlace.Hit(
                x: Self.number(hit["x"]), y: Self.number(hit["y"]), isInside: hit["isInside"] as? Bool ?? false,
                elements: (hit["ids"] as? [Int] ?? []).map(ElementID.init(rawValue:)), node: hit["tag"] as? String ?? "")
        }
        return PagePlace(hits: hits, frame: Self.rect(json["frame"]) ?? .zero, value: json["value"] as? String)
    }

    /// Returns the place of the first of some parts that the page has: `getBoundingClientRect`.
    package func frame(of parts: [PagePart]) throws -> CGRect? { Self.rect(try run("frameOf", parts.map(\.selector))) }

    private static func rect(_ json: Any?) -> CGRect? {
        guard let numbers = json as? [Any], numbers.count == 4 else { return nil }
        return CGRect(x: number(numbers[0]), y: number(numbers[1]), width: number(numbers[2]), height: number(numbers[3]))
    }

    static func number(_ json: Any?) -> Double { (json as? NSNumber)?.doubleValue ?? (json as? Double) ?? 0 }
}
