import MartletCore
import MartletDOM
import MartletElements

/// Why the browser has no position.
package enum LocationFailure: Sendable {
    case denied
    /// There is no position now; there may be one later.
    case unknown
}

/// Wants the positions of the device.
@MainActor
package protocol LocationListener: AnyObject {
    /// Whether it wants each position, and how exact; `nil` for none.
    var watches: LocationService.Precision? { get }
    /// Whether it waits for one position.
    var waitsForOne: Bool { get }
    func located(at position: DevicePosition)
    func notLocated(_ failure: LocationFailure)
}

/// The location of the user's device, for all that want it in a session.
///
/// While nobody wants it, the browser does not determine it.
@MainActor
package final class LocationService: DeviceService {
    package enum Precision: Int, Comparable, Sendable {
        case coarse, precise

        package static func < (a: Precision, b: Precision) -> Bool { a.rawValue < b.rawValue }
    }

    private struct Entry { weak var listener: (any LocationListener)? }

    private var entries: [Entry] = []
    private var lastRequest = 0
    /// The last position that the page has reported.
    package private(set) var position: DevicePosition?

    /// The service of the session for which code runs; `nil` if it runs for none.
    package static var current: LocationService? { CurrentSession.context?.companion { LocationService($0) } }

    private override init(_ session: SessionContext) {
        super.init(session)
        session.show(layer: LocationElement(service: self))
    }

    /// Adds a listener, for as long as it lives.
    package func add(_ listener: any LocationListener) { entries.append(Entry(listener: listener)) }

    /// Asks the page for what the listeners want now.
    package func update() {
        entries.removeAll { $0.listener == nil }
        let listeners = entries.compactMap(\.listener)
        var new = requests
        let precision = permission == .granted ? listeners.compactMap(\.watches).max() : nil
        new["watch"] = precision.map { .bool($0 == .precise) }
        if permission == .granted, listeners.contains(where: \.waitsForOne) {
            if new["once"] == nil {
                lastRequest += 1
                new["once"] = .int(lastRequest)
            }
        } else {
            new["once"] = nil
        }
        requests = new
    }

    override func permissionChanged() {
        if permission == .denied || permission == .unavailable {
            fail(.denied) { $0.watches != nil || $0.waitsForOne }
        }
        update()
    }

    override func receive(_ name: String, _ parts: ArraySlice<Value>) {
        if name == "moved" { return move(to: parts) }
        guard let number = parts.first?.intValue else { return }
        switch name {
        case "position":
            guard number == requests["once"]?.intValue, let position = DevicePosition(parts.dropFirst()) else { return }
            requests["once"] = nil
            self.position = position
            tell { if $0.waitsForOne { $0.located(at: position) } }
        case "failed" where number == 0:
            guard requests["watch"] != nil else { return }
            fail(.unknown) { $0.watches != nil }
        case "failed":
            guard number == requests["once"]?.intValue else { return }
            requests["once"] = nil
            fail(.unknown) { $0.waitsForOne }
        default: break
        }
    }

    private func move(to place: ArraySlice<Value>) {
        guard requests["watch"] != nil, let position = DevicePosition(place) else { return }
        self.position = position
        tell { if $0.watches != nil { $0.located(at: position) } }
    }

    private func fail(_ failure: LocationFailure, _ concerned: (any LocationListener) -> Bool) {
        tell { if concerned($0) { $0.notLocated(failure) } }
    }

    /// Tells all listeners. They may want something else then.
    private func tell(_ action: (any LocationListener) -> Void) {
        for listener in entries.compactMap(\.listener) { action(listener) }
        update()
    }
}

/// Stands for the location in the page.
private struct LocationElement: ElementView {
    let service: LocationService
    static var _kind: Kind { .location }
    func _lower(to element: inout ElementWriter) { service.lower(to: &element) }
}

extension Kind {
    /// The location of the user's device.
    package static let location = Kind.device("location", LocationLowering.self)
}

private enum LocationLowering: DeviceLowering {
    nonisolated static let family = Family("location", script: PackageResources.location_js)
}
