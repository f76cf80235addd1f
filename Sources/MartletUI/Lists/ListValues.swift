import Foundation
import MartletCore

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let points: Double?

    /// The spacing of the list's style.
    public static let `default` = ListSectionSpacing(points: nil)
    public static let compact = ListSectionSpacing(points: 17)

    /// - Parameter spacing: The distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension View {
    /// Sets the distance between the sections of lists.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.points)
    }

    /// Sets the distance between the sections of lists, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionSpacing, spacing) }

    /// Sets the distance between the rows of lists, in points; `nil` uses the style's default.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { Double($0) })
    }

    /// Sets the prominence of section headers.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

private struct ListSectionSpacingKey: EnvironmentKey { static var defaultValue: Double? { nil } }
private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: Double? { nil } }
private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private struct MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    var listSectionSpacing: Double? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    var listRowSpacing: Double? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// The minimum height of a list row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { ownMinListRowHeight ?? 44 }
        set { self[MinListRowHeightKey.self] = newValue }
    }

    /// The minimum height of a row, if the app has set one.
    var ownMinListRowHeight: CGFloat? { self[MinListRowHeightKey.self] }

    /// The minimum height of a list header, in points; `nil` uses the style's default.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }
}
