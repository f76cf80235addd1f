import MapKit
import MartletDevice
import MartletElements
import MartletTest
import SwiftUI
import Testing

@MainActor
@Suite("The user on a map")
struct MapUserTests {
    private static let berlin = DevicePosition(latitude: 52.52, longitude: 13.405)

    private struct Following: View {
        @State var position = MapCameraPosition.userLocation(
            fallback: .camera(MapCamera(centerCoordinate: CLLocationCoordinate2D(latitude: 10, longitude: 10), distance: 1000)))
        @State private var manager = Manager()
        var body: some View {
            Map(position: $position) { UserAnnotation() }.mapControls { MapUserLocationButton() }
            Button("Ask") { manager.made.requestWhenInUseAuthorization() }
            Text(position.followsUserLocation ? "follows" : "stays")
            Button("Away") {
                position = .region(
                    MKCoordinateRegion(
                        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
                        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
            }
        }
    }

    private final class Manager { lazy var made = CLLocationManager() }

    private func center(_ host: TestHost) -> CLLocationCoordinate2D {
        let numbers = (host.find(.role(.map))["wish"]?.stringValue ?? "").split(separator: " ").compactMap { Double($0) }
        return MKMapPoint(x: numbers[2] + numbers[4] / 2, y: numbers[3] + numbers[5] / 2).coordinate
    }

    // Shows: UserAnnotation, MapUserLocationButton
    @Test func `A map shows the user once the app may know the place, and follows them`() async {
        let host = mount { Following() }
        #expect(abs(center(host).latitude - 10) < 0.01)
        #expect(!host.exists("Current location"))
        #expect(host.device.questions.isEmpty)
        host.device.move(to: Self.berlin)
        host.tap("Ask")
        host.device.allow(.location)
        await host.settle()
        #expect(host.exists("Current location"))
        #expect(abs(center(host).latitude - 52.52) < 0.01)
        host.device.move(to: DevicePosition(latitude: 53, longitude: 13.405))
        await host.settle()
        #expect(abs(center(host).latitude - 53) < 0.01)
        host.tap("Away")
        #expect(host.exists("stays"))
        #expect(abs(center(host).latitude) < 0.01)
        host.tap(.button, "Show current location")
        await host.settle()
        #expect(host.exists("follows"))
        #expect(abs(center(host).latitude - 53) < 0.01)
    }

    @Test func `A map without the user asks the device for nothing`() {
        let host = mount { Map() }
        #expect(host.device.questions.isEmpty)
        #expect(!host.device.isTracked)
    }
}
