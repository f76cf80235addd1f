import MapKit
import MartletDOM
import MartletElements
import MartletTest
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Maps of UIKit")
struct MapViewTests {
    private final class Listener: NSObject, MKMapViewDelegate {
        var heard: [String] = []

        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "dish")
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton()
            view.markerTintColor = .purple
            return view
        }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer = MKPolylineRenderer(overlay: overlay)
            renderer.strokeColor = .red
            renderer.lineWidth = 5
            return renderer
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { heard.append("select \(view.annotation?.title ?? "")") }
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { heard.append("deselect") }
        func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
            heard.append("info")
        }
        func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { heard.append("loaded") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
            heard.append("region \(Int(mapView.region.center.latitude.rounded()))")
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: MKMapView
        func makeUIView(context: Context) -> MKMapView { view }
        func updateUIView(_ uiView: MKMapView, context: Context) {}
    }

    private func wish(_ host: TestHost) -> [Double] {
        (host.find(.role(.map))["wish"]?.stringValue ?? "").split(separator: " ").compactMap { Double($0) }
    }

    private func report(_ host: TestHost, moves: Int, _ rect: MKMapRect) {
        host.perform(
            "change",
            [
                .int(moves), false, .int(Int(wish(host)[0])), .double(rect.minX), .double(rect.minY), .double(rect.width),
                .double(rect.height), 400, 400, 0, 0,
            ], on: .role(.map))
    }

    // Shows: MKMapView
    @Test func `Annotations are selected, show their callout, and tell the delegate`() async {
        let (view, listener) = (MKMapView(), Listener())
        view.delegate = listener
        let ramen = MKPointAnnotation()
        ramen.title = "Ramen"
        ramen.subtitle = "Hot"
        ramen.coordinate = CLLocationCoordinate2D(latitude: 10, longitude: 20)
        view.addAnnotation(ramen)
        let host = mount { Shown(view: view) }
        host.tap(.button, "Ramen")
        #expect(view.selectedAnnotations.count == 1)
        #expect(host.find("Hot").exists)
        host.tap("More Info")
        host.perform("deselect", on: .role(.map))
        #expect(listener.heard == ["select Ramen", "info", "deselect"])
        #expect(!host.findAll("Hot").contains { $0.exists })
        view.removeAnnotation(ramen)
        await host.settle()
        #expect(host.findAll(.role(.button, "Ramen")).isEmpty)
    }

    @Test func `The region is what the page shows, and what the app sets`() async {
        let (view, listener) = (MKMapView(), Listener())
        view.delegate = listener
        view.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 10, longitude: 20), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
            animated: false)
        let host = mount { Shown(view: view) }
        #expect(abs(view.region.center.latitude - 10) < 0.01)
        let rect = MKMapRect(x: 0, y: 134_217_728 - 500, width: 1000, height: 1000)
        report(host, moves: 1, rect)
        #expect(listener.heard == ["loaded", "region 0"])
        #expect(view.visibleMapRect == rect)
        #expect(view.convert(CGPoint(x: 200, y: 200), toCoordinateFrom: view).latitude.rounded() == 0)
        let before = wish(host)[0]
        view.setCenter(CLLocationCoordinate2D(latitude: 30, longitude: 20), animated: true)
        await host.settle()
        #expect(wish(host)[0] == before + 1)
    }

    @Test func `A shape is drawn as its renderer says`() {
        let (view, listener) = (MKMapView(), Listener())
        view.delegate = listener
        let places = [CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 1, longitude: 1)]
        view.addOverlay(MKPolyline(coordinates: places, count: 2))
        let page = DOMLowering(symbol: { _ in "" }).content(of: mount { Shown(view: view) }.session.tree)
        #expect(page.contains("stroke-width:5px"))
    }

    @Test func `A moved annotation is shown at its new place`() async {
        let view = MKMapView()
        let ramen = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), title: "Ramen")
        view.addAnnotation(ramen)
        let host = mount { Shown(view: view) }
        let before = host.find(.role(.button, "Ramen"))["place"]
        ramen.coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 1)
        await host.settle()
        #expect(host.find(.role(.button, "Ramen"))["place"] != before)
    }
}
