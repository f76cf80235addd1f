@_exported import Foundation

// - Partly import WidgetKit: what an app tells its widgets compiles; there are no widgets

/// The sizes of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

/// A widget that the user has chosen. There is none.
public struct WidgetInfo: Hashable, Sendable {
    public let kind: String
    public let family: WidgetFamily
}

/// The widgets of the app: a page has none.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    private init() {}

    /// Does nothing: there are no widgets.
    public func reloadAllTimelines() {}
    /// Does nothing: there are no widgets.
    public func reloadTimelines(ofKind kind: String) {}
    /// Does nothing: there are no widgets.
    public func invalidateConfigurationRecommendations() {}
    /// Answers with no widget.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) { completion(.success([])) }
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// What a widget shows at a time.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

public struct TimelineEntryRelevance: Hashable, Sendable {
    public var score: Float
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a widget asks for entries again.
public struct TimelineReloadPolicy: Hashable, Sendable {
    private let date: Date?
    private let isAtEnd: Bool
    public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
    public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isAtEnd: false) }
}

/// The entries of a widget.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// Where a widget shows its entries.
public struct TimelineProviderContext: Sendable {
    public let family: WidgetFamily
    public let isPreview: Bool
    public let displaySize: CGSize
}

/// Gives a widget its entries. Nobody asks it, for there are no widgets.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
