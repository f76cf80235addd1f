import MartletCore
import MartletCoreLocation
import MartletUI

/// Pictures of a street. Nothing makes one here.
public final class MKLookAroundScene: NSObject, Sendable {}

/// Asks whether there are pictures of a street at a place. There are none.
open class MKLookAroundSceneRequest: NSObject {
    public let coordinate: CLLocationCoordinate2D

    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    public init(mapItem: MKMapItem) { coordinate = mapItem.placemark.coordinate }

    /// Always `nil`, as for a place of which Apple has no pictures.
    open nonisolated(nonsending) var scene: MKLookAroundScene? { get async throws { nil } }
    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler  // The only one who has it.
        Task { @MainActor in handler(nil, nil) }
    }
    open func cancel() {}
}

/// Shows that there are no pictures of the street, as on a device for a place of which Apple has none.
public struct LookAroundPreview: View {
    public nonisolated init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public nonisolated init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public var body: some View {
        ContentUnavailableView("No Look Around Available", systemImage: "binoculars")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.quaternary)
            .inert("LookAroundPreview")
    }
}

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

extension View {
    /// Accepted, and without effect: there are no pictures of streets.
    public nonisolated func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View { inert(".lookAroundViewer") }
}
