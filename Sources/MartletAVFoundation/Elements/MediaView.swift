import MartletCore
import MartletElements
import MartletUI

/// Shows the video of a player in the page.
package struct MediaView: View {
    private let playback: Playback?
    private let hasControls: Bool
    private let gravity: String
    @State private var claim = MediaClaim()

    /// - Parameters:
    ///   - hasControls: Whether the page shows controls.
    ///   - gravity: How the video fills its room, as CSS says it: `contain`, `cover` or `fill`.
    package init(_ playback: Playback?, hasControls: Bool, gravity: String = "contain") {
        self.playback = playback
        self.hasControls = hasControls
        self.gravity = gravity
    }

    package var body: some View {
        let _ = claim.hold(playback)
        Group {
            if let playback {
                MediaElement(wishes: playback.read(), playback: playback, hasControls: hasControls, gravity: gravity)
                    .id(ObjectIdentifier(playback))
            } else {
                Color.black
            }
        }
        .modifier(WhenGone { [claim] in claim.release() })
    }
}

private struct MediaElement: ElementView {
    typealias Body = Never
    let wishes: Playback.Wishes
    let playback: Playback
    let hasControls: Bool
    let gravity: String

    static var _kind: Kind { .media }

    func _lower(to element: inout ElementWriter) {
        element.write(wishes, of: playback)
        if hasControls { element[.hasControls] = true }
        element[.gravity] = .string(gravity)
    }
}

/// Runs an action when a view is removed, and not when it is only hidden.
private struct WhenGone: LifecycleModifier {
    nonisolated(unsafe) let action: () -> Void  // Called on the main actor alone.

    nonisolated init(_ action: @escaping () -> Void) { self.action = action }

    func unmounted(_ memory: inout Void, _ node: AnyViewNode) { action() }
}
