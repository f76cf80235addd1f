import Foundation
import MartletCore
import MartletElements

extension View {
    /// Gives the view a frame of a fixed size, in points; `nil` keeps the view's own size on that axis.
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        adding(Frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment.placement))
    }

    /// Gives the view a frame between a minimum and a maximum size, in points. `.infinity` fills the available space.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        adding(
            Frame(
                minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) }, maxWidth: maxWidth.map { Double($0) },
                minHeight: minHeight.map { Double($0) }, idealHeight: idealHeight.map { Double($0) },
                maxHeight: maxHeight.map { Double($0) }, alignment: alignment.placement))
    }

    /// Changes nothing, because it gives no size.
    public nonisolated func frame() -> some View { self }
}
