import MartletAVFoundation
import MartletCore
import MartletGraph
import MartletUI
import MartletUIKit

/// How a video fills its room.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

    fileprivate var css: String {
        switch self {
        case .resizeAspectFill: "cover"
        case .resize: "fill"
        default: "contain"
        }
    }
}

/// Shows the video of a player, with the browser's controls.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
    private let source = Source()

    open var player: AVPlayer? { didSet { if player !== oldValue { source.changed() } } }
    open var showsPlaybackControls = true { didSet { if showsPlaybackControls != oldValue { source.changed() } } }
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { if videoGravity != oldValue { source.changed() } } }
    /// Stored, and without effect: the browser has its own picture in picture.
    open var allowsPictureInPicturePlayback = true
    /// Stored, and without effect.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Stored, and without effect.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Stored, and without effect.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Stored, and without effect.
    open var updatesNowPlayingInfoCenter = true

    open override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(rootView: PlayerContent(controller: self))
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    fileprivate func read() { source.wasRead() }
}

private struct PlayerContent: View {
    weak var controller: AVPlayerViewController?

    var body: some View {
        let _ = controller?.read()
        MediaView(
            controller?.player?._playback, hasControls: controller?.showsPlaybackControls ?? true,
            gravity: (controller?.videoGravity ?? .resizeAspect).css)
    }
}
