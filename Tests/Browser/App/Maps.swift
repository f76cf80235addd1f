import MapKit
import SwiftUI

private let equator = CLLocationCoordinate2D(latitude: 0, longitude: 0)
private let east = CLLocationCoordinate2D(latitude: 0, longitude: 1)
private let home = MKCoordinateRegion(center: equator, span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))

/// A map of 320 by 320 points, on which a degree is 80 points at first, with all that a map can have.
struct MapsPage: View {
    @State private var position = MapCameraPosition.region(home)
    @State private var selected: String?
    @State private var place = ""
    @State private var steps = 0
    @State private var pressed = 0
    @State private var tapped = ""

    var body: some View {
        VStack(spacing: 8) {
            MapReader { proxy in
                Map(position: $position, selection: $selected) {
                    MapCircle(center: equator, radius: 111_319.5).foregroundStyle(.green.opacity(0.2)).stroke(.green, lineWidth: 2)
                    MapPolyline(coordinates: [equator, east]).stroke(.red, lineWidth: 4)
                    Marker("Kitchen", systemImage: "fork.knife", coordinate: equator).tag("kitchen")
                    Marker("Bar", monogram: Text("B"), coordinate: east).tint(.indigo).tag("bar")
                    Annotation("Market", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: -1)) {
                        Button("Shop") { pressed += 1 }.buttonStyle(.borderedProminent).controlSize(.small)
                    }
                }
                .mapControls {
                    MapZoomStepper()
                    MapScaleView()
                }
                .onMapCameraChange(frequency: .continuous) { context in
                    steps += 1
                    place =
                        "\(Self.text(context.region.center.latitude)) \(Self.text(context.region.center.longitude))"
                        + " \(Self.text(context.region.span.longitudeDelta))"
                }
                .frame(width: 320, height: 320)
                .onTapGesture { point in
                    tapped = proxy.convert(point, from: .local).map { "\(Self.text($0.latitude)) \(Self.text($0.longitude))" } ?? "none"
                }
            }
            Text("at \(place)")
            Text("selected \(selected ?? "none"), pressed \(pressed)")
            Text(position.positionedByUser ? "moved" : "positioned")
            Text("tapped \(tapped)").accessibilityIdentifier("tapped")
            Text("steps \(steps)").accessibilityIdentifier("steps")
            HStack {
                Button("Jump") { position = .region(region(longitude: 20)) }
                Button("Glide") { withAnimation(.linear(duration: 1)) { position = .region(region(longitude: 2)) } }
                Button("Home") { position = .region(home) }
            }
        }
    }

    private func region(longitude: Double) -> MKCoordinateRegion {
        MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 0, longitude: longitude), span: home.span)
    }

    private static func text(_ degrees: Double) -> String {
        let text = degrees.formatted(.number.precision(.fractionLength(2)))
        return text == "-0.00" ? "0.00" : text
    }
}

/// A map of a region, in a window of its own, as a whole screen.
struct MapScreenPage: View {
    @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3422), latitudinalMeters: 9000, longitudinalMeters: 9000)

    var body: some View {
        Map(initialPosition: .region(region)) {
            Marker("Notre-Dame", systemImage: "building.columns", coordinate: CLLocationCoordinate2D(latitude: 48.853, longitude: 2.3499))
            Marker("Louvre", systemImage: "paintpalette", coordinate: CLLocationCoordinate2D(latitude: 48.8606, longitude: 2.3376))
                .tint(.purple)
            Marker("Tour Eiffel", coordinate: CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)).tint(.orange)
            Annotation("Café", coordinate: CLLocationCoordinate2D(latitude: 48.872, longitude: 2.332)) {
                Image(systemName: "cup.and.saucer.fill").padding(6).foregroundStyle(.white).background(.brown, in: Circle())
            }
            MapPolygon(coordinates: [
                CLLocationCoordinate2D(latitude: 48.8635, longitude: 2.327), CLLocationCoordinate2D(latitude: 48.8648, longitude: 2.329),
                CLLocationCoordinate2D(latitude: 48.8625, longitude: 2.336), CLLocationCoordinate2D(latitude: 48.861, longitude: 2.334),
            ])
            .foregroundStyle(.green.opacity(0.35))
            MapPolyline(coordinates: [
                CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945), CLLocationCoordinate2D(latitude: 48.8635, longitude: 2.313),
                CLLocationCoordinate2D(latitude: 48.8606, longitude: 2.3376), CLLocationCoordinate2D(latitude: 48.853, longitude: 2.3499),
            ])
            .stroke(.blue, lineWidth: 5)
        }
        .mapControls {
            MapUserLocationButton()
            MapZoomStepper()
            MapScaleView()
        }
    }
}

/// A map of UIKit, with a callout.
struct MapViewPage: View {
    @StateObject private var model = MapViewModel()

    var body: some View {
        VStack {
            RepresentedMap(model: model).frame(width: 320, height: 320)
            Text("heard \(model.heard)")
            Button("Away") { model.map?.setCenter(CLLocationCoordinate2D(latitude: 30, longitude: 30), animated: false) }
        }
    }
}

private struct RepresentedMap: UIViewRepresentable {
    let model: MapViewModel

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = model
        map.setRegion(home, animated: false)
        let dish = MKPointAnnotation()
        (dish.coordinate, dish.title, dish.subtitle) = (equator, "Ramen", "Hot")
        map.addAnnotation(dish)
        map.addOverlay(MKCircle(center: east, radius: 50_000))
        model.map = map
        return map
    }

    func updateUIView(_ uiView: MKMapView, context: Context) {}
}

private final class MapViewModel: NSObject, ObservableObject, MKMapViewDelegate {
    @Published var heard = ""
    weak var map: MKMapView?

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton()
        return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKCircleRenderer(overlay: overlay)
        renderer.fillColor = .red
        return renderer
    }

    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        heard += "info;"
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        heard += "\(Int(mapView.region.center.longitude.rounded()));"
    }
}
