import CoreLocation
import MartletTest
import SwiftUI
import Testing

/// What apps write: a model that is the delegate of a manager.
private final class Tracker: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var heard: [String] = []
    let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { heard.append("status \(manager.authorizationStatus)") }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        heard += locations.map { "at \($0.coordinate.latitude) \($0.coordinate.longitude)" }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        heard.append("failed \(((error as? CLError)?.code).map { "\($0)" } ?? "\(error)")")
    }
}

private struct TrackerView: View {
    @StateObject private var tracker = Tracker()

    var body: some View {
        Text(tracker.heard.joined(separator: ", "))
        Button("Ask") { tracker.manager.requestWhenInUseAuthorization() }
        Button("Start") { tracker.manager.startUpdatingLocation() }
        Button("Stop") { tracker.manager.stopUpdatingLocation() }
        Button("Once") { tracker.manager.requestLocation() }
        Button("Far") { tracker.manager.distanceFilter = 1000 }
    }
}

private let berlin = DevicePosition(latitude: 52.52, longitude: 13.405)
private let potsdam = DevicePosition(latitude: 52.4, longitude: 13.06)

@MainActor
@Suite("The location")
struct LocationTests {
    @Test func `A manager asks the user once, and its delegate hears the answer`() async {
        let host = mount { TrackerView() }
        await host.settle()
        host.find("status notDetermined")
        #expect(host.device.questions.isEmpty)
        host.tap("Ask")
        #expect(host.device.questions == [.location])
        host.device.allow(.location)
        await host.settle()
        host.find("status notDetermined, status authorizedWhenInUse")
        host.tap("Ask")
        #expect(host.device.questions.isEmpty)
    }

    @Test func `A question that the user closes can be asked again`() async {
        let host = mount { TrackerView() }
        host.tap("Ask")
        host.device.dismissQuestion(.location)
        #expect(host.device.questions.isEmpty)
        host.tap("Ask")
        #expect(host.device.questions == [.location])
    }

    // Shows: import CoreLocation
    @Test func `A manager reports positions from the permission on until it is stopped`() async {
        let host = mount { TrackerView() }
        host.device.move(to: berlin)
        host.tap("Start")
        #expect(!host.device.isTracked)
        host.device.allow(.location)
        await host.settle()
        #expect(host.device.isTracked)
        host.device.move(to: potsdam)
        host.tap("Stop")
        #expect(!host.device.isTracked)
        host.device.move(to: berlin)
        await host.settle()
        #expect(heard(host).filter { $0.hasPrefix("at") } == ["at 52.52 13.405", "at 52.4 13.06"])
    }

    @Test func `One requested position is reported once`() async {
        let host = mount { TrackerView() }
        host.device.allow(.location)
        host.device.move(to: berlin)
        host.tap("Once")
        host.device.move(to: potsdam)
        await host.settle()
        #expect(heard(host).filter { $0.hasPrefix("at") } == ["at 52.52 13.405"])
    }

    @Test func `Positions nearer than the filter are left out`() async {
        let host = mount { TrackerView() }
        host.device.allow(.location)
        host.device.move(to: berlin)
        host.tap("Far")
        host.tap("Start")
        host.device.move(to: DevicePosition(latitude: 52.521, longitude: 13.405))
        host.device.move(to: potsdam)
        await host.settle()
        #expect(heard(host).filter { $0.hasPrefix("at") } == ["at 52.52 13.405", "at 52.4 13.06"])
    }

    @Test func `Without permission and without a position there is an error`() async {
        let host = mount { TrackerView() }
        host.device.deny(.location)
        host.tap("Start")
        await host.settle()
        #expect(heard(host) == ["status notDetermined", "status denied", "failed denied"])
        host.device.allow(.location)
        host.tap("Once")
        host.device.loseLocation()
        await host.settle()
        #expect(heard(host).suffix(2) == ["failed locationUnknown", "failed locationUnknown"])
    }

    @Test func `Each session asks its own user`() async {
        let (first, second) = (mount { TrackerView() }, mount { TrackerView() })
        first.device.allow(.location)
        first.device.move(to: berlin)
        first.tap("Start")
        second.tap("Start")
        await first.settle()
        await second.settle()
        #expect(heard(first).last == "at 52.52 13.405")
        #expect(heard(second) == ["status notDetermined"])
    }

    private func heard(_ host: TestHost) -> [String] {
        (host.find(.role(.text)).label ?? "").components(separatedBy: ", ")
    }
}

private struct LiveView: View {
    @State private var heard: [String] = []

    var body: some View {
        Text(heard.joined(separator: ", "))
            .task {
                do {
                    for try await update in CLLocationUpdate.liveUpdates() {
                        if update.authorizationRequestInProgress { heard.append("asking") }
                        if update.authorizationDenied { heard.append("denied") }
                        if let place = update.location?.coordinate { heard.append("at \(place.latitude)") }
                    }
                } catch {}
            }
    }
}

@MainActor
@Suite("Live updates of the location")
struct LocationUpdateTests {
    @Test func `They ask the user and go on with positions`() async {
        let host = mount { LiveView() }
        await host.settle()
        host.find("asking")
        #expect(host.device.questions == [.location])
        host.device.move(to: berlin)
        host.device.allow(.location)
        await host.settle()
        host.find("asking, at 52.52")
        host.device.deny(.location)
        await host.settle()
        host.find("asking, at 52.52, denied")
    }
}

@Suite("Values of locations")
struct LocationValueTests {
    private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
        (CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1)) * 1000).rounded() / 1000
    }

    @Test func `Distances are those of the ellipsoid`() {
        // The example of Geoscience Australia: Flinders Peak to Buninyong.
        let flinders = (-(37 + 57 / 60.0 + 3.7203 / 3600), 144 + 25 / 60.0 + 29.5244 / 3600)
        let buninyong = (-(37 + 39 / 60.0 + 10.1561 / 3600), 143 + 55 / 60.0 + 35.3839 / 3600)
        #expect(distance(flinders, buninyong) == 54972.271)
        #expect(distance((0, 0), (0, 1)) == 111319.491)
        #expect(distance((52.52, 13.405), (52.52, 13.405)) == 0)
        #expect(distance((0, 0), (0, 179.9)) > 19_900_000)
    }

    @Test func `A geocoder fails as without a network`() async {
        do {
            _ = try await CLGeocoder().geocodeAddressString("1 Infinite Loop")
            Issue.record("It answered.")
        } catch {
            #expect((error as? CLError)?.code == .network)
            #expect((error as NSError).domain == "kCLErrorDomain")
        }
    }
}
