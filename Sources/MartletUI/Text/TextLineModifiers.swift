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
    /// Sets the maximum number of lines of each text in this view, and of each field that grows; `nil` means no limit.
    public nonisolated func lineLimit(_ number: Int?) -> some View { limited(to: LineLimit(number)) }

    /// Sets the maximum number of lines of each text in this view, and of each field that grows.
    ///
    /// - Parameter reservesSpace: Whether a shorter text still takes the space of `limit` lines.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        limited(to: LineLimit(limit, minimum: reservesSpace ? limit : nil))
    }

    /// Sets the number of lines of each text in this view, and of each field that grows: fewer lines take the space of the lower bound.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        limited(to: LineLimit(limit.upperBound, minimum: limit.lowerBound))
    }
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { limited(to: LineLimit(limit.upperBound)) }
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        limited(to: LineLimit(nil, minimum: limit.lowerBound))
    }

    private nonisolated func limited(to limit: LineLimit) -> some View { adding(LineLimit?.none, \.lines, limit) }

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
