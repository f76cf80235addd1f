import MartletElements

/// Why an element is as wide and as high as it is, in sentences for the author of the app: first the element itself, then its modifiers from the inside
/// out, then what is around it, as far as that decides.
///
/// They follow the rules by which the page is laid out: whether an element takes the space that it is offered is its ``Expansion``.
struct SizeReasons: Codable, Equatable, Sendable {
    var width: [String]
    var height: [String]

    @MainActor
    init(of element: Element) {
        width = Axis.width.reasons(for: element)
        height = Axis.height.reasons(for: element)
    }

    private enum Axis: String {
        case width, height

        private var expansion: Expansion { self == .width ? .horizontal : .vertical }
        private var adjective: String { self == .width ? "wide" : "high" }
        private var suffix: String { self == .width ? "Width" : "Height" }

        @MainActor
        func reasons(for element: Element) -> [String] {
            [ownReason(of: element)] + modifierReasons(of: element)
                + (element.expansion?.contains(expansion) == true ? surroundings(of: element) : [])
        }

        // MARK: The element itself

        @MainActor
        private func ownReason(of element: Element) -> String {
            let kind = Self.name(of: element)
            guard element.contentExpansion?.contains(expansion) == true else {
                switch element.kind {
                case .text: return self == .width ? "As wide as its text, at most as it is offered." : "As high as the lines of its text."
                case .stack, .table, .grid: return "As \(adjective) as its content needs, because nothing in the \(kind) grows."
                default: return "As \(adjective) as its content."
                }
            }
            switch element.kind {
            case .stack, .group, .section, .button, .link, .layer:
                guard let child = growing(in: element) else { break }
                return "It grows, because it contains \(article(Self.name(of: child)))\(Self.label(of: child)) that grows."
            default: break
            }
            return "\(article(kind).capitalizedFirst) takes the \(rawValue) that it is offered."
        }

        /// The innermost descendant because of which an element grows.
        @MainActor
        private func growing(in element: Element) -> Element? {
            guard let child = element.contentChildren.first(where: { $0.expansion?.asContent.contains(expansion) == true }) else {
                return nil
            }
            let isOwnDoing = child.contentExpansion?.contains(expansion) != true || !Self.passesOn.contains(child.kind)
            return isOwnDoing ? child : growing(in: child) ?? child
        }

        private static let passesOn: Set<Kind> = [.stack, .group, .section, .button, .link, .layer]

        // MARK: Its modifiers

        @MainActor
        private func modifierReasons(of element: Element) -> [String] {
            var grows = element.contentExpansion ?? []
            return element.modifiers.compactMap { modifier in
                let before = grows
                if let expanding = modifier.value as? any ExpandingModifier { grows = expanding.expansion(of: grows) }
                return reason(for: modifier.value, onGrowing: before.contains(expansion))
            }
        }

        private func reason(for modifier: any ModifierValue, onGrowing grows: Bool) -> String? {
            switch modifier {
            case let frame as Frame: return reason(for: frame)
            case let padding as Padding:
                let points = self == .width ? padding.leading + padding.trailing : padding.top + padding.bottom
                return points == 0 ? nil : points > 0 ? ".padding adds \(short(points))." : ".padding takes \(short(-points)) away."
            case let fixed as FixedSize where self == .width ? fixed.horizontal : fixed.vertical:
                return grows ? ".fixedSize() gives it its ideal \(rawValue)." : ".fixedSize() keeps it as \(adjective) as its content."
            case let ratio as AspectRatio:
                let points = ratio.ratio.map { " \(short($0))" } ?? ""
                return ".aspectRatio ties both sides by the ratio\(points): as large as \(ratio.fits ? "fits" : "fills the space")."
            case let frame as ContainerFrame where (self == .width ? frame.width : frame.height) != nil:
                return ".containerRelativeFrame makes it a share of the list, scroll view or screen around it."
            case is Position: return ".position takes the \(rawValue) that it is offered."
            default: return nil
            }
        }

        private func reason(for frame: Frame) -> String? {
            let (least, most) = self == .width ? (frame.minWidth, frame.maxWidth) : (frame.minHeight, frame.maxHeight)
            if frame.fixed { return least.map { ".frame(\(rawValue): \(short($0))) makes it \(short($0)) \(adjective)." } }
            let minimum = least.map { ".frame(min\(suffix): \(short($0))) makes it at least \(short($0)) \(adjective)." }
            guard let most else { return minimum }
            let maximum =
                most == .infinity
                ? ".frame(max\(suffix): .infinity) takes the \(rawValue) that it is offered."
                : ".frame(max\(suffix): \(short(most))) takes the \(rawValue) that it is offered, up to \(short(most))."
            return [minimum, maximum].compactMap(\.self).joined(separator: " ")
        }

        // MARK: What is around it

        /// What offers an element the length that it takes, from the inside out, until one is found that decides for itself.
        @MainActor
        private func surroundings(of element: Element) -> [String] {
            var reasons: [String] = []
            var child = element
            while let parent = child.parent {
                let name = Self.name(of: parent)
                switch parent.kind {
                case .group: break
                case .root: return reasons + ["The window is as \(adjective) as the user has made it."]
                case .stack where parent.isArrangedByApp:
                    return reasons + ["A layout of the app offers it its \(rawValue)."]
                case .stack:
                    reasons.append(offer(of: parent, to: child))
                case .scroll where parent.scrolls(along: expansion):
                    return reasons + ["A scroll view offers no \(rawValue) along its direction, so this is the ideal \(rawValue)."]
                case .row where self == .height, .list where self == .height, .form where self == .height:
                    return reasons + ["The \(name) is as high as its content."]
                default: reasons.append("The \(name) around it offers its \(rawValue).")
                }
                if parent.kind != .group {
                    if let limit = modifierReasons(of: parent).last(where: { $0.hasPrefix(".frame") || $0.hasPrefix(".fixedSize") }) {
                        reasons.append("For the \(name): \(limit)")
                    }
                    guard parent.expansion?.contains(expansion) == true else { return reasons }
                    // What contains a whole screen decides for itself.
                    if Self.outermost.contains(parent.kind) { return reasons }
                }
                child = parent
            }
            return reasons
        }

        private static let outermost: Set<Kind> = [.row, .list, .form, .screen, .scroll, .sheet, .navigation, .tabs, .tab, .split]

        @MainActor
        private func offer(of stack: Element, to child: Element) -> String {
            let name = Self.name(of: stack)
            let isAlong = stack[.axis]?.stringValue == (self == .width ? "horizontal" : "vertical")
            guard isAlong else { return "As \(adjective) as the \(name) around it." }
            let children = Array(stack.contentChildren)
            let others = children.count { $0.expansion?.asContent.contains(expansion) == true } - 1
            if children.count <= 1 { return "As \(adjective) as the \(name) around it." }
            if others <= 0 { return "It takes the \(rawValue) that the others in the \(name) leave." }
            return
                "It shares the \(rawValue) that is left in the \(name) with \(others == 1 ? "another view" : "\(others) others") that \(others == 1 ? "grows" : "grow")."
        }

        // MARK: Words

        /// The name of an element's view, as far as its kind tells it.
        @MainActor
        private static func name(of element: Element) -> String {
            guard element.kind == .stack else { return names[element.kind] ?? element.kind.rawValue.replacing("-", with: " ") }
            let prefix = element[.lazy] == true ? "Lazy" : ""
            return switch element[.axis]?.stringValue {
            case "horizontal": prefix + "HStack"
            case "depth": "ZStack"
            case _ where element.isArrangedByApp: "layout of the app"
            default: prefix + "VStack"
            }
        }

        private static let names: [Kind: String] = [
            .row: "list row", .scroll: "scroll view", .color: "color", .geometry: "GeometryReader", .field: "text field",
            .editor: "text editor", .table: "Grid", .spacer: "Spacer", .layer: "background or overlay", .tableRow: "GridRow",
        ]

        @MainActor
        private static func label(of element: Element) -> String {
            (element.text ?? element.label).map { " “\($0.prefix(30))”" } ?? ""
        }

        private func article(_ name: String) -> String {
            (name.first.map { "aeiouAEIOUH".contains($0) } ?? false ? "an " : "a ") + name
        }

        private func short(_ points: Double) -> String {
            points == points.rounded() && points.magnitude < 1e9 ? String(Int(points)) : String((points * 100).rounded() / 100)
        }
    }
}

extension Element {
    @MainActor
    fileprivate func scrolls(along axis: Expansion) -> Bool {
        switch self[.axes]?.stringValue {
        case "horizontal": axis == .horizontal
        case "both": true
        default: axis == .vertical
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
