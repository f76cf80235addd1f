import Foundation
import MartletCore
import MartletElements

/// The horizontal alignment of lines in a multiline text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing

    var placement: Placement.Horizontal {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text {
    /// The position where a text that is too long is truncated.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle

        /// The name sent to hosts.
        var name: String {
            switch self {
            case .head: "head"
            case .tail: "tail"
            case .middle: "middle"
            }
        }
    }
}

extension View {
    /// Sets the maximum number of lines of each text in this view; `nil` means no limit.
    ///
    /// - Partly: a minimum number of lines is ignored.
    public nonisolated func lineLimit(_ number: Int?) -> some View { adding(LineLimit(number), \.lineLimit, number) }

    /// Sets the maximum number of lines of each text in this view.
    ///
    /// - Parameter reservesSpace: Whether a shorter text still takes the space of `limit` lines.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        adding(LineLimit(limit, reservesSpace: reservesSpace), \.lineLimit, limit)
    }

    /// Sets the maximum number of lines of each text in this view. The lower bound has no effect on the web.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound as Int?) }
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound as Int?) }
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil as Int?) }

    /// Sets the horizontal alignment of lines in multiline texts.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        adding(TextAlign(alignment.placement), \.multilineTextAlignment, alignment)
    }

    /// Sets the position where texts that are too long are truncated.
    ///
    /// - Partly: a text of several lines is truncated at its end.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        adding(Truncation(mode.name), \.truncationMode, mode)
    }

    /// Sets the factor, from 0 to 1, by which texts may shrink to fit the available space.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        adding(MinimumScale(factor), \.minimumScaleFactor, factor)
    }

    /// Sets the additional space between lines, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        adding(TextSpacing(line: lineSpacing), \.lineSpacing, lineSpacing)
    }

    /// Sets whether the space between characters may shrink so that a text fits. It has no effect in browsers.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag).inert(".allowsTightening") }

    /// Sets whether the user can select and copy the texts in this view.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        adding(SelectableText(S.allowsSelection))
    }
}

/// A setting that allows or forbids text selection.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Allows text selection.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Forbids text selection.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
