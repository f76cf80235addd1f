import MapKit
import SwiftUI
import Testing

@Suite("Values of maps")
struct MapValueTests {
    @Test func `A coordinate is a point of the flat map, and back`() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle == MKMapPoint(x: 134_217_728, y: 134_217_728))
        let paris = MKMapPoint(CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)).coordinate
        #expect(abs(paris.latitude - 48.8584) < 1e-9)
        #expect(abs(paris.longitude - 2.2945) < 1e-9)
        #expect(abs(MKMapPoint(x: 268_435_456 + 134_217_728, y: 0).coordinate.longitude) < 1e-9)
    }

    @Test func `Rectangles are united, cut and contained`() {
        let (a, b) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 10))
        #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
        #expect(a.intersection(b) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
        #expect(a.union(.null) == a)
        #expect(a.contains(MKMapPoint(x: 3, y: 3)))
        #expect(!a.intersects(MKMapRect(x: 20, y: 20, width: 1, height: 1)))
    }

    @Test func `A region of meters has a span of degrees, and comes back from its rectangle`() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 1000, longitudinalMeters: 1000)
        #expect(abs(region.span.latitudeDelta - 0.00898) < 0.0001)
        #expect(abs(region.span.longitudeDelta - 2 * region.span.latitudeDelta) < 0.0001)
    }

    // Shows: MKDistanceFormatter
    @Test(arguments: [(7.0, "7 m"), (123, "125 m"), (620, "600 m"), (1234, "1.2 km"), (15_400, "15 km")])
    func `A distance is as exact as a traveller needs it`(meters: Double, text: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: meters) == text)
    }

    @Test func `A distance is read, and written in miles`() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(fromDistance: 3218.7) == "2 mi")
        #expect(formatter.string(fromDistance: 30) == "100 ft")
        formatter.unitStyle = .full
        #expect(formatter.string(fromDistance: 1609.3) == "1 mile")
        #expect(formatter.distance(from: "1.5 km") == 1500)
        #expect(formatter.distance(from: "soup") == -1)
    }

    // Shows: MapCamera
    @Test func `A camera sees what is higher the farther it is`() {
        let camera = MapCamera(centerCoordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), distance: 1000)
        #expect(camera == MapCamera(centerCoordinate: CLLocationCoordinate2D(), distance: 1000, heading: 0, pitch: 0))
        #expect(MapCameraPosition.camera(camera).camera == camera)
        #expect(MapCameraPosition.userLocation(fallback: .camera(camera)).fallbackPosition == .camera(camera))
        #expect(MapCameraPosition.userLocation(fallback: .automatic).followsUserLocation)
    }

    // Shows: MKLocalSearch, MKDirections
    @Test @MainActor func `Services fail as without a network`() async {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "ramen"
        await #expect(throws: MKError(.serverFailure)) { _ = try await MKLocalSearch(request: request).start() }
        await #expect(throws: MKError(.serverFailure)) { _ = try await MKDirections(request: MKDirections.Request()).calculate() }
        let place = try? #require(MKMapItem.Identifier(rawValue: "I123"))
        #expect(MKMapItem.Identifier(rawValue: "") == nil)
        await #expect(throws: MKError(.serverFailure)) {
            _ = try await MKMapItemRequest(mapItemIdentifier: #require(place)).mapItem
        }
        let code = await withCheckedContinuation { continuation in
            MKLocalSearch(request: request).start { _, error in continuation.resume(returning: (error as? MKError)?.code) }
        }
        #expect(code == .serverFailure)
        #expect((MKError(.serverFailure) as NSError).domain == MKErrorDomain)
    }

    @Test @MainActor func `A completer tells that it failed`() async {
        final class Listener: NSObject, MKLocalSearchCompleterDelegate {
            var failed: CheckedContinuation<Void, Never>?
            func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { failed?.resume() }
        }
        let (completer, listener) = (MKLocalSearchCompleter(), Listener())
        completer.delegate = listener
        await withCheckedContinuation { continuation in
            listener.failed = continuation
            completer.queryFragment = "ram"
        }
        #expect(completer.results.isEmpty)
    }

    // Shows: MKMapItem
    @Test func `An item has the name and the address that the app gives it`() {
        let placemark = MKPlacemark(
            coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), addressDictionary: ["City": "Lyon", "Street": "Rue Neuve"])
        let item = MKMapItem(placemark: placemark)
        item.name = "Ramen"
        #expect(item.placemark.locality == "Lyon")
        #expect(item.placemark.thoroughfare == "Rue Neuve")
        #expect(item.location.coordinate.longitude == 2)
        #expect(MapCameraPosition.item(item).item === item)
    }
}
