import MartletDOM
import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import MapKit

private let kitchen = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
private let market = CLLocationCoordinate2D(latitude: 48.8606, longitude: 2.3376)
private let town = MKCoordinateRegion(center: kitchen, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))

/// What a page would say after the user has moved a map of 400 by 400 points.
@MainActor
private func report(
    of host: TestHost, moves: Int, isMoving: Bool = false, _ rect: MKMapRect, sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let map = host.find(.role(.map)).element, let wish = map["wish"]?.stringValue?.split(separator: " ").first.flatMap({ Int($0) })
    else {
        Issue.record("There is no map.", sourceLocation: sourceLocation)
        return
    }
    host.perform(
        "change",
        [
            .int(moves), .bool(isMoving), .int(wish), .double(rect.minX), .double(rect.minY), .double(rect.width), .double(rect.height),
            400, 400, 10, 20,
        ], on: .role(.map))
}

@MainActor
@Suite("Maps")
struct MapTests {
    private struct Places: View {
        @State var position = MapCameraPosition.region(town)
        @State var selected: String?
        @State var heard = 0

        var body: some View {
            VStack {
                Map(position: $position, selection: $selected) {
                    Marker("Kitchen", systemImage: "fork.knife", coordinate: kitchen).tag("kitchen").tint(.orange)
                    Annotation("Market", coordinate: market) { Button("Shop") { heard += 1 } }.tag("market")
                    MapCircle(center: kitchen, radius: 500).foregroundStyle(.blue.opacity(0.2)).stroke(.blue, lineWidth: 2)
                    MapPolyline(coordinates: [kitchen, market]).stroke(.red, lineWidth: 4)
                }
                .onMapCameraChange { context in heard += context.rect.width > 0 ? 10 : 0 }
                Text("selected \(selected ?? "none")")
                Text(position.positionedByUser ? "moved" : "positioned")
                Text("heard \(heard)")
                Button("Back") { position = .region(town) }
            }
        }
    }

    private func html(of host: TestHost) -> String { DOMLowering(symbol: { _ in "" }).content(of: host.session.tree) }

    // Shows: Map, Marker
    @Test func `A marker is a button with the map's name for it, and a tap selects it`() {
        let host = mount { Places() }
        host.tap(.button, "Kitchen")
        #expect(host.find("selected kitchen").exists)
        #expect(host.find(.role(.button, "Kitchen")).isSelected)
        host.perform("deselect", on: .role(.map))
        #expect(host.find("selected none").exists)
    }

    // Shows: Annotation
    @Test func `The views of an annotation are ordinary views`() {
        let host = mount { Places() }
        host.tap("Shop")
        #expect(host.find("heard 1").exists)
    }

    // Shows: MapCameraPosition, .onMapCameraChange
    @Test func `A move of the user becomes the position, and the app moves the map back`() {
        let host = mount { Places() }
        let first = host.find(.role(.map))["wish"]
        #expect(host.find("positioned").exists)
        report(of: host, moves: 0, MKMapRect(x: 1000, y: 1000, width: 500, height: 500))
        #expect(host.find("heard 10").exists)
        #expect(host.find("positioned").exists)
        report(of: host, moves: 1, MKMapRect(x: 2000, y: 2000, width: 500, height: 500))
        #expect(host.find("moved").exists)
        #expect(host.find("heard 20").exists)
        host.tap("Back")
        #expect(host.find("positioned").exists)
        #expect(host.find(.role(.map))["wish"] != first)
    }

    // Shows: MapCircle, MapPolyline
    @Test func `Shapes are paths from their upper left corner`() throws {
        let page = html(of: mount { Places() })
        #expect(page.contains("data-unit"))
        #expect(page.contains("stroke-width:4px"))
        let outline = MapOutline(points: [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 100, y: 50)], isClosed: false)
        #expect(outline.path.data == "M0 0L10000 5000")
        #expect(outline.path.unit == 0.01)
    }

    @Test func `A circle reaches its radius to the east and to the north`() {
        let rect = MapOutline.circle(kitchen, radius: 1000).rect
        let meters = MKMetersPerMapPointAtLatitude(kitchen.latitude)
        #expect(abs(rect.width * meters - 2000) < 10)
        #expect(abs(rect.height * meters - 2000) < 10)
    }

    private struct Moving: View {
        @State var region = town
        var body: some View {
            VStack {
                Map(coordinateRegion: $region, annotationItems: [Dish(id: 1), Dish(id: 2)]) { dish in
                    MapAnnotation(coordinate: kitchen) { Text("dish \(dish.id)") }
                }
                Text("at \(region.center.latitude.formatted(.number.precision(.fractionLength(2))))")
                Button("North") { region.center.latitude = 60 }
            }
        }
        struct Dish: Identifiable { var id: Int }
    }

    // Shows: MKCoordinateRegion, MapAnnotation
    @Test func `A region is written when the map comes to rest, and not while it moves`() throws {
        let host = mount { Moving() }
        #expect(host.find("dish 2").exists)
        let north = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 50, longitude: 2), span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
        report(of: host, moves: 1, isMoving: true, north.mapRect)
        #expect(host.find("at 48.86").exists)
        let wish = try #require(host.find(.role(.map))["wish"]?.stringValue)
        report(of: host, moves: 1, north.mapRect)
        #expect(host.find("at 50.00").exists)
        // It is there already: the map has no new wish, and a page that is loaded anew begins there.
        let now = try #require(host.find(.role(.map))["wish"]?.stringValue)
        #expect(now.prefix { $0 != " " } == wish.prefix { $0 != " " })
        #expect(now.contains("\(north.mapRect.minX)"))
        host.tap("North")
        #expect(host.find(.role(.map))["wish"]?.stringValue?.prefix { $0 != " " } != wish.prefix { $0 != " " })
    }

    @Test func `What a page says of an earlier wish, or what is no area, is ignored`() {
        let host = mount { Places() }
        host.perform("change", [1, false, 7, 0.0, 0.0, 10.0, 10.0, 400, 400, 0, 0], on: .role(.map))
        host.perform("change", [1, false, 1, 0.0, 0.0, .double(.nan), 10.0, 400, 400, 0, 0], on: .role(.map))
        host.perform("change", ["soup"], on: .role(.map))
        #expect(host.find("heard 0").exists)
    }

    @Test func `A map that is disabled, or allows nothing, is not moved`() {
        let host = mount {
            Map(interactionModes: [.zoom]).disabled(true)
        }
        #expect(host.find(.role(.map))["modes"] == "")
        #expect(mount { Map(interactionModes: [.zoom, .pitch]) }.find(.role(.map))["modes"] == "zoom")
    }

    private struct Reading: View {
        @State var found = ""
        var body: some View {
            VStack {
                MapReader { proxy in
                    Map(initialPosition: .region(town))
                        .onTapGesture { point in
                            guard let place = proxy.convert(point, from: .local) else { return }
                            let back = proxy.convert(place, to: .local) ?? .zero
                            found = "\(Int(MKMapPoint(place).x.rounded())) \(Int(back.x.rounded()))"
                        }
                }
                Text(found)
            }
        }
    }

    // Shows: MapReader
    @Test func `A proxy converts points to coordinates and back`() {
        let host = mount { Reading() }
        report(of: host, moves: 0, MKMapRect(x: 100_000_000, y: 100_000_000, width: 4000, height: 4000))
        host.tap(.role(.map), at: CGPoint(x: 100, y: 50))
        #expect(host.find("100001000 100").exists)
    }

    @Test func `All content is shown by itself, with margins`() throws {
        let host = mount {
            Map {
                Marker("Kitchen", coordinate: kitchen)
                Marker("Market", coordinate: market)
            }
        }
        let numbers = try #require(host.find(.role(.map))["wish"]?.stringValue).split(separator: " ").compactMap { Double($0) }
        let rect = MKMapRect(x: numbers[2], y: numbers[3], width: numbers[4], height: numbers[5])
        #expect(rect.contains(MKMapPoint(kitchen)))
        #expect(rect.contains(MKMapPoint(market)))
        #expect(rect.width < 3 * abs(MKMapPoint(kitchen).x - MKMapPoint(market).x))
    }

    @Test func `A map has the tiles that the environment names, and says so if there are none`() {
        let none = html(of: mount { Map() })
        #expect(!none.contains("data-tiles"))
        #expect(none.contains("No map tiles"))
        let tiles = MapTiles(["MARTLET_MAP_TILES": "https://tiles.example/{z}/{x}/{y}.png", "MARTLET_MAP_CREDIT": "© Example"])
        #expect(MapTiles([:]) == nil)
        let some = html(of: mount { Map().mapTiles(tiles) })
        #expect(
            some.contains("data-tiles='https://tiles.example/{z}/{x}/{y}.png'") || some.contains("https://tiles.example/{z}/{x}/{y}.png"))
        #expect(some.contains("© Example"))
    }
}
