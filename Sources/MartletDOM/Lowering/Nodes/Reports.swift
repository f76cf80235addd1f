import MartletElements

/// Actions and modifiers of few views, on elements of any kind: a page loads the script for them when it first shows such an element.
@MainActor
enum Reports {
    /// Scrolling and keys, and commands to scroll.
    private static let scrolling = family("reports", script: PackageResources.reports_js)

    /// Where taps and the pointer are.
    private static let places = family("places", script: PackageResources.places_js)

    /// What is dragged from view to view.
    private static let drags = family("drags", script: PackageResources.drags_js)

    /// The guides by which views are aligned.
    private static let guides = family("guides", script: PackageResources.guides_js)

    private static let scripts: [Action: Family] = [
        .scrollGeometry: scrolling, .scrollPhase: scrolling, .visible: scrolling, .visibleTargets: scrolling, .key: scrolling,
        .hoverPlace: places, .dragStart: drags, .drop: drags,
    ]

    private static func family(_ name: String, script: [UInt8]) -> Family {
        let family = Family(name, script: script)
        family.publish()
        return family
    }

    /// The attributes of the node for an attribute of an element.
    static let names: [Attribute: String] = [
        .scrollCommand: "data-scroll-to", .visibilityThreshold: "data-visible", .targetThreshold: "data-targets", .keys: "data-keys",
        .keyPhases: "data-phases", .ignoredKey: "data-ignored",
        .tapPlaces: "data-places", .dragTypes: "data-drags", .dropTypes: "data-drops", .isDroppedBeside: "data-beside",
    ]

    static func isReported(_ action: Action) -> Bool { scripts[action] != nil }

    /// The families whose scripts report an element's actions, or align it by its guides.
    static func families(for element: Element) -> [Family] {
        var families = element.modifier(Guide.self) == nil ? [] : [guides]
        if element.actions.isEmpty { return families }
        for action in element.actions {
            guard let family = scripts[action], !families.contains(where: { $0 === family }) else { continue }
            families.append(family)
        }
        if element[.tapPlaces] == true, !families.contains(where: { $0 === places }) { families.append(places) }
        return families
    }

    static func attributes(of element: Element) -> [(name: String, value: String)] {
        guard element[.tapPlaces] == true || element.actions.contains(where: isReported) else { return [] }
        return names.compactMap { attribute, name in
            switch element[attribute] {
            case .bool(true)?: (name, "")
            case .int(let number)?: (name, "\(number)")
            case .double(let share)?: (name, share.css)
            case .list(let texts)?: (name, texts.compactMap(\.stringValue).joined(separator: " "))
            default: nil
            }
        }
    }
}
