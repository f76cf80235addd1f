import Foundation
import MartletCore
import MartletElements

/// How the lines of a text stand below each other.
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
    /// Where a text that is too long is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle

        /// As hosts name it.
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
    /// The most lines that each text of this view may take; `nil` is any number.
    public nonisolated func lineLimit(_ number: Int?) -> some View { adding(LineLimit(number), \.lineLimit, number) }

    /// The most lines that each text of this view may take.
    ///
    /// - Parameter reservesSpace: Whether a shorter text takes the room of all of them.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        adding(LineLimit(limit, reservesSpace: reservesSpace), \.lineLimit, limit)
    }

    /// The most lines that each text of this view may take. The web asks for no least number of lines.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound as Int?) }
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound as Int?) }
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil as Int?) }

    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        adding(TextAlign(alignment.placement), \.multilineTextAlignment, alignment)
    }

    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        adding(Truncation(mode.name), \.truncationMode, mode)
    }

    /// Lets texts shrink to this share of their size, from 0 to 1, to fit their room.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        adding(MinimumScale(factor), \.minimumScaleFactor, factor)
    }

    /// More room between lines, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        adding(TextSpacing(line: lineSpacing), \.lineSpacing, lineSpacing)
    }

    /// Whether letters may stand closer where a text would not fit otherwise. Browsers never do that.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Whether the user can select and copy the texts of this view.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        adding(SelectableText(S.allowsSelection))
    }
}

/// Whether texts can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
