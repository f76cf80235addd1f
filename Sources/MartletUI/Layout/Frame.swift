import Foundation
import MartletCore
import MartletElements

extension View {
    /// Gives the view room of a fixed size; `nil` leaves a side to the view.
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        adding(Frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment.placement))
    }

    /// Gives the view room within bounds, in points. `.infinity` takes all there is.
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

    /// A frame without wishes is no frame.
    public nonisolated func frame() -> some View { self }
}
