import MartletElements
import MartletTest
import SwiftUI
import Testing

import CoreLocation
@testable import MartletDevice

/// A page can send anything.
@MainActor
@Suite("Answers of a page")
struct PageAnswerTests {
    private struct WatchView: View {
        @State private var manager = CLLocationManager()

        var body: some View {
            Button("Start") { manager.startUpdatingLocation() }
            Button("Once") { manager.requestLocation() }
            Button("Look") { place = manager.location.map { "\($0.coordinate.latitude) \($0.horizontalAccuracy)" } ?? "nowhere" }
            Text(place)
        }
        @State private var place = ""
    }

    private func answer(_ host: TestHost, _ value: Value) {
        guard let element = host.session.tree.root.children.first(where: { $0.kind == .location }) else { return }
        host.send(.element(Event(.report, on: element.id, value: (try? Action.report.fitted(value)) ?? nil)))
    }

    private func place(_ host: TestHost) -> String? {
        host.tap("Look")
        return host.find(.role(.text)).label
    }

    private let numbers: [Value] = [52.5, 13.4, 10, 0, -1, -1, -1, 0]

    @Test func `Positions that nobody asked for are ignored`() {
        let host = mount { WatchView() }
        answer(host, .list(["moved"] + numbers))
        answer(host, .list(["position", 1] + numbers))
        #expect(place(host) == "nowhere")
        host.device.allow(.location)
        host.tap("Once")
        answer(host, .list(["position", 7] + numbers))
        #expect(place(host) == "nowhere")
        answer(host, .list(["position", 1] + numbers))
        #expect(place(host) == "52.5 10.0")
    }

    @Test(arguments: [
        Value.double(1e308), .double(.nan), .double(.infinity), .double(-91), .string("52"), .list([]), .bool(true),
    ])
    func `Places that are not on the earth are ignored`(latitude: Value) {
        let host = mount { WatchView() }
        host.device.allow(.location)
        host.tap("Start")
        answer(host, .list(["moved", latitude] + numbers.dropFirst()))
        answer(host, .list(["moved"] + numbers.dropLast()))
        answer(host, ["moved", 7])
        #expect(place(host) == "nowhere")
    }

    @Test func `Numbers beyond what can be are brought into range`() throws {
        let wild = try #require(DevicePosition([1, 2, -5, 1e300, 1e300, 400, 1e300, 1e300].map(Value.double)))
        #expect(wild.accuracy == 0)
        #expect(wild.altitude == 50_000_000)
        #expect(wild.altitudeAccuracy == 50_000_000)
        #expect(wild.course == nil)
        #expect(wild.speed == 300_000_000)
        #expect(abs(wild.date.timeIntervalSinceNow) < 60)
    }

    @Test func `Unknown permissions and answers are ignored`() {
        let host = mount { WatchView() }
        host.tap("Start")
        for value: Value in [["permission", "root"], ["permission"], [], "granted", ["shown", 1], ["failed", "x"], ["permission", 1]] {
            answer(host, value)
        }
        #expect(!host.device.isTracked)
    }

    @Test func `What the device answers is a report, and no act of the user`() {
        let host = mount { WatchView() }
        host.tap("Start")
        let services = host.session.tree.root.children.filter { $0.attributes[.requests] != nil }
        #expect(services.map(\.kind) == [.location])
        #expect(services.flatMap(\.actions) == [.report])
    }
}
