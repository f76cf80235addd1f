import Foundation
import MartletCore

/// A setting of a preview.
public struct PreviewTrait<T> {
    /// The kinds of settings.
    package enum Kind {
        case defaultLayout
        case sizeThatFitsLayout
        case fixedLayout(width: CGFloat, height: CGFloat)
        case orientation(Orientation)
        case modifier(any PreviewModifier)
    }

    /// The orientation of the device.
    package enum Orientation: Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The view fills the screen of a device.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .defaultLayout) }

    /// The view has the size that fits it.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .sizeThatFitsLayout) }

    /// The view is proposed a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(kind: .fixedLayout(width: width, height: height))
    }

    /// The device is upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }

    /// The device is upside down.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }

    /// The device is turned to the left: its top points left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }

    /// The device is turned to the right: its top points right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }

    /// Wraps the view in a modifier, which can share a context between previews.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(kind: .modifier(modifier))
    }
}
