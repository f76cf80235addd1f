import MartletDOM
import MartletTest
import SwiftUI
import Testing

@testable import MapKit

private let here = CLLocationCoordinate2D(latitude: 50, longitude: 8)
private let region = MKCoordinateRegion(center: here, latitudinalMeters: 1000, longitudinalMeters: 1000)

/// The forms in which apps write maps.
@MainActor
@Suite("Forms of maps")
struct MapFormTests {
    private struct Spot: Identifiable, Hashable {
        let id: Int
        var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 50 + Double(id) / 100, longitude: 8) }
        var place: CLLocationCoordinate2D? { id.isMultiple(of: 2) ? coordinate : nil }
    }

    private let spots = [Spot(id: 1), Spot(id: 2)]

    private func html(of host: TestHost) -> String { DOMLowering(symbol: { _ in "" }).content(of: host.session.tree) }

    private struct Places: MapContent {
        let spots: [Spot]
        var body: some MapContent {
            ForEach(spots) { spot in
                if let place = spot.place {
                    Marker("Spot \(spot.id)", coordinate: place)
                } else {
                    Annotation("Other \(spot.id)", coordinate: spot.coordinate, anchor: .bottom) { Text("view \(spot.id)") }
                }
            }
            .annotationTitles(.hidden)
        }
    }

    // Shows: MapPolygon, MapCompass, .mapStyle, .mapControlVisibility
    @Test func `Content is made of conditions, loops and content of the app's own`() {
        struct Screen: View {
            @State var position: MapCameraPosition = .camera(MapCamera(centerCoordinate: here, distance: 800, heading: 90, pitch: 60))
            @State var selected: Int?
            @Namespace var scope
            let spots: [Spot]
            var body: some View {
                Map(
                    position: $position, bounds: MapCameraBounds(minimumDistance: 100, maximumDistance: 20_000),
                    interactionModes: [.pan, .zoom],
                    selection: $selected, scope: scope
                ) {
                    Places(spots: spots)
                    UserAnnotation()
                    MapPolygon(coordinates: spots.map(\.coordinate)).foregroundStyle(.orange.gradient)
                    if spots.isEmpty { Marker("None", monogram: Text("N"), coordinate: here) }
                }
                .mapStyle(.imagery(elevation: .realistic))
                .mapControls {
                    MapCompass()
                    MapPitchToggle()
                    MapScaleView()
                }
                .mapControlVisibility(.hidden)
                .mapTiles(MapTiles(standard: "https://a.example/{z}/{x}/{y}", imagery: "https://b.example/{z}/{x}/{y}"))
                Text("selected \(selected ?? 0)")
            }
        }
        let host = mount { Screen(spots: spots) }
        #expect(host.exists("view 1"))
        // The row of a loop is what the selection names.
        host.tap(.button, "Spot 2")
        #expect(host.exists("selected 2"))
        let page = html(of: host)
        #expect(page.contains("https://b.example"))
        #expect(!page.contains("https://a.example"))
        #expect(!page.contains("k-map-scale"))
        #expect(page.contains("data-bounds"))
    }

    // Shows: MapMarker, MapPin
    @Test func `Earlier maps have markers and pins, with a tint`() {
        let host = mount {
            VStack {
                Map(coordinateRegion: .constant(region), showsUserLocation: true, annotationItems: spots) { spot in
                    MapMarker(coordinate: spot.coordinate, tint: .green)
                }
                Map(
                    coordinateRegion: .constant(region), interactionModes: [], userTrackingMode: .constant(.none), annotationItems: spots
                ) { spot in MapPin(coordinate: spot.coordinate) }
                Map(mapRect: .constant(.world))
            }
        }
        #expect(host.findAll(.image, "Marker").count == 4)
        #expect(html(of: host).contains("--pin:"))
    }

    @Test func `A constant region stays where the user has moved the map`() {
        let host = mount { Map(coordinateRegion: .constant(region)) }
        let number = host.find(.role(.map))["wish"]?.stringValue?.prefix { $0 != " " }
        host.perform("change", [1, false, 1, 5.0, 5.0, 10.0, 10.0, 400, 400, 0, 0], on: .role(.map))
        #expect(host.find(.role(.map))["wish"]?.stringValue == "1 1 5.0 5.0 10.0 10.0")
        #expect(number == "1")
    }

    @Test func `A place is selected by its item`() {
        struct Screen: View {
            @State var selected: MKMapItem?
            let item = MKMapItem(placemark: MKPlacemark(coordinate: here))
            init() { item.name = "Ramen" }
            var body: some View {
                Map(initialPosition: .item(item), selection: $selected) { Marker(item: item) }
                Text("selected \(selected?.name ?? "none")")
            }
        }
        let host = mount { Screen() }
        host.tap(.button, "Ramen")
        #expect(host.exists("selected Ramen"))
    }

    @Test func `Controls beside a map find it by its scope`() {
        struct Screen: View {
            @Namespace var scope
            @State var heights: [Int] = []
            var body: some View {
                VStack {
                    Map(initialPosition: .region(region), scope: scope)
                    MapZoomStepper(scope: scope)
                }
                .mapScope(scope)
            }
        }
        let host = mount { Screen() }
        host.perform("report", [0, false, 1, 0.0, 0.0, 400.0, 400.0, 400, 400, 0, 0], on: .role(.map))
        host.tap(.button, "Zoom in")
        #expect(host.find(.role(.map))["wish"]?.stringValue == "2 0 100.0 100.0 200.0 200.0")
    }

    @Test func `There are no pictures of streets`() async throws {
        #expect(try await MKLookAroundSceneRequest(coordinate: here).scene == nil)
        #expect(mount { LookAroundPreview(initialScene: nil) }.exists("No Look Around Available"))
    }
}
