import Foundation
import MartletCore
import MartletCoreLocation
import MartletGraph
import MartletUI

/// What one map shows, and what is to become of it.
@MainActor
final class MapModel {
    /// The area that the page is to show.
    struct Aim: Hashable {
        /// Of the app's wish: the page moves when it changes.
        var number = 0
        /// How often the user has moved the map since.
        var moves = 0
        var rect = MKMapRect.world
    }

    private let source = Source()
    private let aimSource = Source()
    private var ownAim = Aim()
    private var ownVisible: MKMapRect?
    private var ownFrame = CGRect.zero
    /// The wish that was last heard of, so that only another one moves the map.
    private var heard: MapCameraPosition.Wish?
    private lazy var user = UserPlace()

    /// Called when the user has moved the map.
    var moved: (MKMapRect) -> Void = { _ in }
    /// Called with what the map shows.
    var changed: (MKMapRect, _ isMoving: Bool, _ frame: CGRect) -> Void = { _, _, _ in }
    /// Lets the map follow the user.
    var follow: () -> Void = {}

    // MARK: What is read

    /// The visible area; `nil` before the page has shown the map.
    var visible: MKMapRect? {
        source.wasRead()
        return ownVisible
    }

    /// The frame on the page, in points.
    var frame: CGRect {
        source.wasRead()
        return ownFrame
    }

    var aim: Aim {
        aimSource.wasRead()
        return ownAim
    }

    /// Where the user is, while the app may know it.
    var userLocation: CLLocation? { user.location }

    // MARK: Wishes

    /// Moves the map if the wish is another one than before.
    ///
    /// - Parameter content: The area of all content.
    func hear(_ wish: MapCameraPosition.Wish, content: MKMapRect) {
        let wish = resolved(wish, content: content)
        guard wish != heard else { return }
        heard = wish
        guard let rect = rect(of: wish) else { return }
        ownAim = Aim(number: ownAim.number + 1, moves: 0, rect: rect)
    }

    /// Takes a wish as heard, because the map is there already.
    func note(_ wish: MapCameraPosition.Wish, content: MKMapRect) { heard = resolved(wish, content: content) }

    var heardWish: MapCameraPosition.Wish? { heard }

    func resolved(_ wish: MapCameraPosition.Wish, content: MKMapRect) -> MapCameraPosition.Wish {
        switch wish {
        case .automatic: .rect(content.isNull ? .world : content.withMargins)
        case .user(_, let fallback):
            if let location = userLocation {
                .rect(MKCoordinateRegion(center: location.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000).mapRect)
            } else {
                resolved(fallback, content: content)
            }
        default: wish
        }
    }

    private func rect(of wish: MapCameraPosition.Wish) -> MKMapRect? {
        switch wish {
        case .rect(let rect): rect.isNull ? .world : rect
        case .camera(let camera): camera.mapRect
        default: nil
        }
    }

    /// Makes the visible area smaller or larger, about its middle, as a move of the user.
    func zoom(by factor: Double) {
        guard let rect = ownVisible else { return }
        let change = (factor - 1) / 2
        let zoomed = rect.insetBy(dx: -rect.width * change, dy: -rect.height * change)
        ownAim = Aim(number: ownAim.number + 1, moves: 0, rect: zoomed)
        aimSource.changed()
        moved(zoomed)
    }

    // MARK: Reports

    func receive(_ report: MapReport) {
        // What the page says of an earlier wish is late.
        guard report.wish == ownAim.number else { return }
        (ownVisible, ownFrame) = (report.rect, report.frame)
        source.changed()
        if report.moves > ownAim.moves, !report.isMoving {
            ownAim.moves = report.moves
            // A page that is loaded anew begins where the user has gone.
            ownAim.rect = report.rect
            aimSource.changed()
            moved(report.rect)
        }
        changed(report.rect, report.isMoving, report.frame)
    }
}

extension MKMapRect {
    /// Something more, so that nothing is at the edge, and at least half a kilometer.
    var withMargins: MKMapRect {
        let least = 500 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: midX, y: midY).coordinate.latitude)
        let (x, y) = (max(width * 0.15, (least - width) / 2), max(height * 0.2, (least - height) / 2))
        return insetBy(dx: -x, dy: -y)
    }
}

/// Keeps the model of a map for as long as the map has an identity.
@MainActor
final class MapMemory {
    private(set) lazy var model = MapModel()
    nonisolated init() {}
}

/// Where the user of a map is. It waits for the permission, and does not ask for it.
@MainActor
private final class UserPlace: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let source = Source()
    private var last: CLLocation?

    override init() {
        super.init()
        manager.delegate = self
        last = manager.location
        manager.startUpdatingLocation()
    }

    var location: CLLocation? {
        source.wasRead()
        return last
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        let location = locations.last
        MainActor.assumeIsolated {
            last = location
            source.changed()
        }
    }

    // Errors leave the map without a dot.
    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        MainActor.assumeIsolated {
            if self.manager.authorizationStatus == .authorizedWhenInUse { self.manager.startUpdatingLocation() } else { last = nil }
            source.changed()
        }
    }
}
