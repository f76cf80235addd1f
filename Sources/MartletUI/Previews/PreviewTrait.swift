import Foundation
import MartletCore

/// How a preview is to be shown.
public struct PreviewTrait<T> {
    /// What a trait asks for.
    package enum Kind {
        case defaultLayout
        case sizeThatFitsLayout
        case fixedLayout(width: CGFloat, height: CGFloat)
        case orientation(Orientation)
        case modifier(any PreviewModifier)
    }

    /// Which way up the device is held.
    package enum Orientation: Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The view fills the screen of a device.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .defaultLayout) }

    /// The view is as large as it wants to be.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .sizeThatFitsLayout) }

    /// The view is offered a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(kind: .fixedLayout(width: width, height: height))
    }

    /// The device stands upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }

    /// The device stands on its head.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }

    /// The device lies on its side, its top to the left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }

    /// The device lies on its side, its top to the right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }

    /// The view is shown within a modifier, which may prepare data that several previews share.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(kind: .modifier(modifier))
    }
}
