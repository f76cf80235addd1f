import MapKit
import SwiftUI

extension Page {
    static let maps = Page(
        "maps", "Maps", symbol: "map", color: .green,
        [
            Sample("Marks", "Map Marker Annotation", MapMarks()),
            Sample("Lines and areas", "MapPolyline MapCircle MapPolygon", MapAreas()),
            Sample("The camera", "MapCameraPosition .onMapCameraChange .mapControls", MapCameraMoves()),
        ])
}

struct MapMarks: View {
    private let leipzig = CLLocationCoordinate2D(latitude: 51.34, longitude: 12.37)
    private let zoo = CLLocationCoordinate2D(latitude: 51.35, longitude: 12.36)
    @State private var chosen: String?

    var body: some View {
        Map(
            initialPosition: .region(
                MKCoordinateRegion(center: leipzig, span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05))),
            selection: $chosen
        ) {
            Marker("Market", systemImage: "cart", coordinate: leipzig).tag("market")
            Annotation("Zoo", coordinate: zoo) {
                Image(systemName: "leaf.fill").padding(8).foregroundStyle(.white).background(.green, in: .circle)
            }
        }
        .frame(height: 260)
    }
}

struct MapAreas: View {
    private let places = [(51.34, 12.37), (51.36, 12.40), (51.33, 12.42)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }

    var body: some View {
        Map {
            MapPolyline(coordinates: places).stroke(.red, lineWidth: 4)
            MapCircle(center: places[0], radius: 1200).foregroundStyle(.blue.opacity(0.2)).stroke(.blue, lineWidth: 2)
            MapPolygon(coordinates: places).foregroundStyle(.orange.opacity(0.2))
        }
        .frame(height: 260)
    }
}

struct MapCameraMoves: View {
    @State private var position = MapCameraPosition.automatic
    @State private var centre = ""

    var body: some View {
        VStack {
            Map(position: $position) {
                Marker("Leipzig", coordinate: CLLocationCoordinate2D(latitude: 51.34, longitude: 12.37))
                Marker("Rome", coordinate: CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5))
            }
            .mapControls {
                MapZoomStepper()
                MapScaleView()
            }
            .onMapCameraChange { centre = "\(Int($0.region.center.latitude))° north" }
            .frame(height: 260)
            HStack {
                Button("Leipzig") { withAnimation { go(51.34, 12.37) } }
                Button("Rome") { withAnimation { go(41.9, 12.5) } }
                Text(centre).foregroundStyle(.secondary)
            }
            .buttonStyle(.bordered)
        }
    }

    private func go(_ latitude: Double, _ longitude: Double) {
        position = .region(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
                span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2)))
    }
}
