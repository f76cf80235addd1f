import MartletCore
import MartletCoreLocation
import MartletUI

/// How a map follows the user.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }

/// What an earlier map shows for an item of a collection.
public protocol MapAnnotationProtocol {
    @MainActor var _content: any MapContent { get }
}

/// A balloon of an earlier map.
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let color: Color?

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { (self.coordinate, color) = (coordinate, tint) }

    public var _content: any MapContent { Marker<Text>(coordinate: coordinate, label: nil, icon: AnyView(MarkerDot())).tint(color) }
}

/// A pin of an earlier map, shown as a balloon.
public struct MapPin: MapAnnotationProtocol {
    private let marker: MapMarker

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { marker = MapMarker(coordinate: coordinate, tint: tint) }

    public var _content: any MapContent { marker._content }
}

/// Views at a place of an earlier map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: CGPoint
    private let content: Content

    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
    ) { (self.coordinate, anchor, self.content) = (coordinate, anchorPoint, content()) }

    public var _content: any MapContent {
        Annotation(coordinate: coordinate, anchor: UnitPoint(x: anchor.x, y: anchor.y)) {
            content
        } label: {
            EmptyView()
        }
    }
}

/// The content of an earlier map: one item for each element of a collection.
public struct AnnotatedItems<Items: RandomAccessCollection>: _PrimitiveMapContent where Items.Element: Identifiable {
    let items: Items
    let content: (Items.Element) -> any MapAnnotationProtocol

    public func _addItems(to list: inout MapItemList) {
        for item in items { add(item.id, content(item)._content, to: &list) }
    }

    @MainActor
    private func add(_ id: Items.Element.ID, _ content: some MapContent, to list: inout MapItemList) {
        list.collect(id, isRow: true, content)
    }
}

extension Map {
    /// A map of a region, with an item for each element of a collection. A move of the user sets the region.
    public nonisolated init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> A
    ) where Content == AnnotatedItems<Items>, Items.Element: Identifiable {
        self.init(
            .region(coordinateRegion, tracking: userTrackingMode), modes: interactionModes, showsUser: showsUserLocation,
            content: AnnotatedItems(items: annotationItems, content: annotationContent))
    }

    public nonisolated init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> A
    ) where Content == AnnotatedItems<Items>, Items.Element: Identifiable {
        self.init(
            .rect(mapRect, tracking: userTrackingMode), modes: interactionModes, showsUser: showsUserLocation,
            content: AnnotatedItems(items: annotationItems, content: annotationContent))
    }
}

extension Map where Content == EmptyMapContent {
    /// A map of a region. A move of the user sets it.
    public nonisolated init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            .region(coordinateRegion, tracking: userTrackingMode), modes: interactionModes, showsUser: showsUserLocation,
            content: EmptyMapContent())
    }

    public nonisolated init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            .rect(mapRect, tracking: userTrackingMode), modes: interactionModes, showsUser: showsUserLocation, content: EmptyMapContent())
    }
}
