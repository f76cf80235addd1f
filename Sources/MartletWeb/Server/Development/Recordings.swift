import MartletElements
import MartletRecorder

/// Records what the author of an app does in a page, as a test.
///
/// The page asks for it and then loads itself again: a test begins with a new session.
@MainActor
final class Recordings {
    /// The name of the app's type, with its module.
    private let app: String
    /// Whether the next session is recorded.
    private(set) var isAwaited = false
    private var current: (recorder: Recorder, channel: any SessionChannel)?

    nonisolated init(app: String) { self.app = app }

    /// Records the next session that begins.
    func recordNext() {
        isAwaited = true
        current = nil
    }

    /// Returns the recorder of a session that begins; `nil` if it is not recorded.
    func begin(_ start: SessionStart, of channel: any SessionChannel) -> Recorder? {
        guard isAwaited else { return nil }
        isAwaited = false
        let recorder = Recorder(Recorder.Start(app: app, location: start.location, stored: start.stored))
        current = (recorder, channel)
        return recorder
    }

    /// Ends the recording, and returns the test; `nil` if nothing is recorded.
    func finish() -> String? {
        defer { current = nil }
        return current.map { $0.recorder.source(in: $0.channel.tree) }
    }
}
