import MartletAVFoundation
import MartletCore
import MartletUI

/// Shows the video of a player, with the browser's controls.
///
/// - Partly: a `videoOverlay` lies above the controls, and can take their taps.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private nonisolated(unsafe) let overlay: VideoOverlay  // Written once; its type need not be Sendable.

    /// - Parameter videoOverlay: Views above the video and below its controls on Apple's platforms; here they are above both.
    public nonisolated init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }

    public var body: some View {
        MediaView(player?._playback, hasControls: true).overlay { overlay }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public nonisolated init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
