import MartletCore
import MartletCoreLocation
import MartletUI

/// The map that a reader or a control belongs to.
@MainActor
final class MapHolder {
    var model: MapModel?
    nonisolated init() {}
}

/// The maps with a scope, for controls beside them.
@MainActor
final class MapScopes {
    var models: [Namespace.ID: MapModel] = [:]
    nonisolated init() {}
}

extension EnvironmentValues {
    @Entry var mapHolder: MapHolder?
    @Entry var mapScopes: MapScopes?
    @Entry var mapModel: MapModel?
}

/// Gives its content a proxy that converts between points of the map in it and coordinates.
public struct MapReader<Content: View>: View {
    private nonisolated(unsafe) let content: (MapProxy) -> Content  // Written once, called on the main actor.
    @State private var holder = MapHolder()

    public nonisolated init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View { content(MapProxy(holder: holder)).environment(\.mapHolder, holder) }
}

/// Converts between points of a map and coordinates.
///
/// They are known once the page has shown the map; before that, and while it shows what it is no longer to show, the methods return `nil` or older ones.
@MainActor @preconcurrency
public struct MapProxy {
    let holder: MapHolder

    /// Returns the coordinate at a point. A named space is taken for the map's own.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let model = holder.model, let rect = model.visible, model.frame.width > 0 else { return nil }
        let origin = space.coordinateSpace == .global ? model.frame.origin : .zero
        let scale = rect.width / Double(model.frame.width)
        return MKMapPoint(x: rect.minX + Double(point.x - origin.x) * scale, y: rect.minY + Double(point.y - origin.y) * scale).coordinate
    }

    /// Returns the point of a coordinate. A named space is taken for the map's own.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let model = holder.model, let rect = model.visible, model.frame.width > 0 else { return nil }
        let origin = space.coordinateSpace == .global ? model.frame.origin : .zero
        let (point, scale) = (MKMapPoint(coordinate), Double(model.frame.width) / rect.width)
        return CGPoint(x: origin.x + (point.x - rect.minX) * scale, y: origin.y + (point.y - rect.minY) * scale)
    }

    /// Returns a camera that sees a region.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { MapCamera(seeing: region.mapRect) }
    public func camera(framing rect: MKMapRect) -> MapCamera? { MapCamera(seeing: rect) }
}

extension View {
    /// Lets controls in this view name a map by its scope.
    public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier()) }
}

private struct MapScopeModifier: ViewModifier {
    @State private var scopes = MapScopes()
    nonisolated init() {}
    func body(content: Content) -> some View { content.environment(\.mapScopes, scopes) }
}
