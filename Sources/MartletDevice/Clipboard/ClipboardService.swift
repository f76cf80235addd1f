import MartletCore
import MartletDOM
import MartletElements

/// The text that the user has copied, in this app or another one. A browser hands it over during an act of the user, and most ask them first.
@MainActor
package final class ClipboardService: DeviceService {
    private var reading: (number: Int, done: (String?) -> Void)?
    private var lastNumber = 0

    /// The service of the session for which code runs; `nil` if it runs for none.
    package static var current: ClipboardService? { CurrentSession.context?.companion { ClipboardService($0) } }

    private override init(_ session: SessionContext) {
        super.init(session)
        session.show(layer: ClipboardElement(service: self))
    }

    /// Reads the text.
    /// - Parameter done: Receives the text; `nil` if there is none, it is longer than 60,000 bytes, the user or the browser refuses it, or another
    ///   reading has begun.
    package func read(_ done: @escaping (String?) -> Void) {
        let last = reading
        lastNumber += 1
        reading = (lastNumber, done)
        requests["read"] = .int(lastNumber)
        last?.done(nil)
    }

    override func receive(_ name: String, _ parts: ArraySlice<Value>) {
        guard name == "read", let reading, parts.first?.intValue == reading.number else { return }
        self.reading = nil
        requests["read"] = nil
        reading.done(parts.dropFirst().first?.stringValue)
    }
}

private struct ClipboardElement: ElementView {
    let service: ClipboardService
    static var _kind: Kind { .clipboard }
    func _lower(to element: inout ElementWriter) { service.lower(to: &element) }
}

extension Kind {
    /// The text that the user has copied.
    package static let clipboard = Kind.device("clipboard", ClipboardLowering.self)
}

private enum ClipboardLowering: DeviceLowering {
    nonisolated static let family = Family("clipboard", script: PackageResources.clipboard_js)
}
