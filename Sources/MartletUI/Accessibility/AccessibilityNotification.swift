import Foundation
import MartletCore
import MartletElements

/// What an app tells assistive technology.
///
///     AccessibilityNotification.Announcement("3 results").post()
///
/// The page has a live region, which its screen reader reads. Each goes to the session whose code posts it.
public enum AccessibilityNotification {
    /// A text that is read at once or, with a high priority, even while another is read.
    public struct Announcement: Sendable {
        private let text: String
        private let isUrgent: Bool

        @_disfavoredOverload
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            isUrgent = announcement.runs.contains { $0.accessibilitySpeechAnnouncementPriority == .high }
        }

        public init(_ announcement: LocalizedStringResource) { self.init(AttributedString(String(localized: announcement))) }

        @_disfavoredOverload
        public init(_ announcement: String) { self.init(AttributedString(announcement)) }

        public func post() { announce(text, isUrgent: isUrgent) }
    }

    /// Tells that a part of the screen has changed. A text is read; browsers find out about views by themselves.
    public struct LayoutChanged {
        private let text: String?

        public init(_ element: Any? = nil) { text = element as? String }

        public func post() { if let text { announce(text) } }
    }

    /// Tells that another screen is shown. A text is read; browsers find out about views by themselves.
    public struct ScreenChanged {
        private let text: String?

        public init(_ element: Any? = nil) { text = element as? String }

        public func post() { if let text { announce(text) } }
    }

    /// Tells what a scroll view shows now.
    public struct PageScrolled: Sendable {
        private let text: String

        @_disfavoredOverload
        public init(_ status: AttributedString) { text = String(status.characters) }
        public init(_ status: LocalizedStringResource) { text = String(localized: status) }

        @_disfavoredOverload
        public init(_ status: String) { text = status }

        public func post() { announce(text) }
    }
}

private func announce(_ text: String, isUrgent: Bool = false) {
    guard !text.isEmpty else { return }
    onMainQueue { CurrentSession.context?.request(.announce(text, isUrgent: isUrgent)) }
}

/// How soon an announcement is read.
public struct AccessibilitySpeechAnnouncementPriority: Hashable, Sendable {
    private let rank: Int

    public static let low = AccessibilitySpeechAnnouncementPriority(rank: 0)
    public static let `default` = AccessibilitySpeechAnnouncementPriority(rank: 1)
    public static let high = AccessibilitySpeechAnnouncementPriority(rank: 2)
}

extension AttributeScopes {
    /// The attributes of a text for assistive technology.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            public typealias Value = AccessibilitySpeechAnnouncementPriority
            public static let name = "AccessibilitySpeechAnnouncementPriority"
        }
    }

    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
