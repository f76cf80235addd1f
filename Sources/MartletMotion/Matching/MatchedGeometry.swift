import MartletCore
import MartletDOM
import MartletElements
import MartletUI

/// The parts of a view's geometry that another view matches.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]

    /// The name in the page.
    fileprivate var name: String? {
        switch (contains(.position), contains(.size)) {
        case (true, true): "frame"
        case (true, false): "position"
        case (false, true): "size"
        case (false, false): nil
        }
    }
}

extension View {
    /// Matches the geometry of the views with the same identifier.
    ///
    /// A view that comes in an animation begins in the frame of the source that goes. A view that is no source is shown in the frame of
    /// the source, without a change to the layout around it. The page does both by itself, so the frames that the headless host and
    /// `GeometryReader` report are those of the layout.
    ///
    /// - Parameters:
    ///   - properties: The parts of the geometry that a view takes from the source.
    ///   - anchor: The point of both frames that determines the position.
    ///   - isSource: Whether the other views take the geometry of this one.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(MatchedContentLayer())
            .modifier(MatchedLayer(key: namespace.name(of: id), properties: properties, anchor: anchor, isSource: isSource))
    }
}

/// What has the matched frame.
private struct MatchedContentLayer: ElementModifier {
    nonisolated init() {}

    static var _layerKind: Kind? { .matchedContent }
}

/// What has the frame of the layout.
private struct MatchedLayer: ElementModifier {
    let key: String
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    nonisolated init(key: String, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
        (self.key, self.properties, self.anchor, self.isSource) = (key, properties, anchor, isSource)
    }

    static var _layerKind: Kind? { .matched }

    func _apply(to element: inout ElementWriter) {
        guard let name = properties.name else { return }
        element[.matchKey] = .string(key)
        if properties != .frame { element[.matchedProperties] = .string(name) }
        if anchor != .center { element[.matchAnchor] = .list([.double(anchor.x), .double(anchor.y)]) }
        if !isSource { element[.follows] = true }
    }
}

extension Kind {
    /// A view that matches others: ``Attribute/matchKey``.
    fileprivate static let matched = Kind("matched", KindDefinition(expansion: { $0.expansionOfOnlyContent }))
        .shown(by: MatchedLowering.self)
    /// The content of a view that matches others.
    fileprivate static let matchedContent = Kind("matched-content", KindDefinition(expansion: { $0.expansionOfOnlyContent }))
        .shown(by: MatchedContentLowering.self)
}

extension Attribute {
    /// The identifier that matching views have in common.
    fileprivate static let matchKey: Attribute = "matchKey"
    /// The parts of the geometry that match: `position` or `size`; both if there are none.
    fileprivate static let matchedProperties: Attribute = "matchedProperties"
    /// The point of the frames that determines the position, as shares of the width and the height; the centre if there is none.
    fileprivate static let matchAnchor: Attribute = "matchAnchor"
    /// Whether the view has the geometry of another one.
    fileprivate static let follows: Attribute = "follows"
}

extension Family {
    /// The family of views that match others.
    fileprivate static let matching = Family(
        "matching", style: PackageResources.animations_css, script: PackageResources.matching_js)
}

private enum MatchedLowering: ElementLowering {
    nonisolated static let family = Family.matching

    static func core(_ element: Element) -> Core {
        var core = Core("div", "held", stage: .frame)
        core.set("data-match", element[.matchKey]?.stringValue)
        core.set("data-properties", element[.matchedProperties]?.stringValue)
        if let anchor = element[.matchAnchor]?.listValue?.compactMap(\.doubleValue), anchor.count == 2 {
            core.set("data-anchor-x", anchor[0].css)
            core.set("data-anchor-y", anchor[1].css)
        }
        core.set("data-follows", if: element[.follows] == true)
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .matchKey: [.attribute("data-match")]
        case .matchedProperties: [.attribute("data-properties")]
        case .matchAnchor: [.attribute("data-anchor-x"), .attribute("data-anchor-y")]
        case .follows: [.attribute("data-follows")]
        default: [.everything]
        }
    }
}

private enum MatchedContentLowering: ElementLowering {
    static func core(_ element: Element) -> Core { Core("div", "held", stage: .frame) }
}
