import Foundation
import MartletUI
import Observation

/// The sizes that views have in their frames, for those whose frames have the size that fits them.
///
/// A frame has a session of its own, in the process of the board.
@MainActor @Observable
final class PreviewSizes {
    static let shared = PreviewSizes()

    private var sizes: [String: CGSize] = [:]

    /// The size of the view in a frame, by the frame's path; `nil` until it is known.
    subscript(frame: String) -> CGSize? {
        get { sizes[frame] }
        set { if sizes[frame] != newValue { sizes[frame] = newValue } }
    }
}
