import MartletCore

/// Short tones of the page, for `AudioToolbox`.
@MainActor
package enum Tones {
    /// - Parameter pitch: In hertz.
    package static func play(pitch: Double) {
        guard let session = CurrentSession.context else { return }
        MediaPlayers.of(session).playTone(pitch: pitch)
    }
}
