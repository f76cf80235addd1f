import Foundation
import MartletElements

/// The direction in which lines of text run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft

    fileprivate var writing: WritingDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The direction, where it is another than that of the user's language, which the host knows by itself.
    @MainActor var writingOfItsOwn: WritingDirection? { layoutDirection == session?.layoutDirection ? nil : layoutDirection.writing }
}

extension SessionContext {
    /// The direction of the user's language.
    var layoutDirection: LayoutDirection {
        Locale(identifier: traits.locale).language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension View {
    /// Sets the direction in which lines and rows run, for this view and all below it.
    public nonisolated func environment(_ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection)
        -> some View
    {
        adding(value.writing, keyPath, value)
    }
}
