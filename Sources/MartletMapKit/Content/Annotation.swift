import MartletCoreLocation
import MartletCore
import MartletUI

/// Views at a place of the map, with a title below them.
public struct Annotation<Label: View, Content: View>: _PrimitiveMapContent {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let label: AnyView
    private let content: Content

    /// - Parameter anchor: The point of the content that is at the coordinate.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.coordinate, self.anchor, self.content, self.label) = (coordinate, anchor, content(), AnyView(label()))
    }

    public func _addItems(to list: inout MapItemList) {
        list.add(MapItem(.annotation(view: AnyView(content), anchor: anchor), at: coordinate, title: label))
    }
}

extension Annotation where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}

/// Shows where the user is, while the app may know it. It does not ask: use `CLLocationManager`.
public struct UserAnnotation: _PrimitiveMapContent {
    private let anchor: UnitPoint
    private let content: ((UserLocation) -> AnyView)?

    public init() { (anchor, content) = (.center, nil) }

    public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
        self.anchor = anchor
        self.content = { _ in AnyView(content()) }
    }

    public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
        self.anchor = anchor
        self.content = { AnyView(content($0)) }
    }

    public func _addItems(to list: inout MapItemList) {
        // The map knows the place.
        list.add(MapItem(.user(content.map { $0(UserLocation(location: nil)) }), at: CLLocationCoordinate2D()))
    }
}

/// What is known of the user's place.
public struct UserLocation {
    public let location: CLLocation?
    /// Always `nil`: pages have no compass.
    public var heading: CLHeading? { nil }
}
