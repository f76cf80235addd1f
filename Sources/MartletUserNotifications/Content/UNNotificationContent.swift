import Foundation

/// What a notification says. ``UNMutableNotificationContent`` makes it.
open class UNNotificationContent: NSObject {
    fileprivate struct Fields {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
        var launchImageName = ""
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var filterCriteria: String?
    }

    fileprivate final var fields = Fields()

    public override init() { super.init() }

    public var title: String { fields.title }
    /// Shown as the first line of the text: a browser's notification has none.
    public var subtitle: String { fields.subtitle }
    public var body: String { fields.body }
    /// The number on the icon of an app that the user has installed.
    public var badge: NSNumber? { fields.badge }
    /// Without one the browser makes no sound. With any, it makes its own.
    public var sound: UNNotificationSound? { fields.sound }
    /// Stays on the server, and comes back when the user opens the notification.
    public var userInfo: [AnyHashable: Any] { fields.userInfo }
    public var categoryIdentifier: String { fields.categoryIdentifier }
    public var threadIdentifier: String { fields.threadIdentifier }
    public var targetContentIdentifier: String? { fields.targetContentIdentifier }
    public var launchImageName: String { fields.launchImageName }
    /// Not shown.
    public var attachments: [UNNotificationAttachment] { fields.attachments }
    public var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
    public var relevanceScore: Double { fields.relevanceScore }
    public var filterCriteria: String? { fields.filterCriteria }

    /// Returns contents that nobody else can change.
    open override func copy() -> Any { frozen() }

    /// Returns contents to change.
    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        copy.fields = fields
        return copy
    }

    final func frozen() -> UNNotificationContent {
        let copy = UNNotificationContent()
        copy.fields = fields
        return copy
    }
}

/// What a notification will say. A request copies it.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { fields.title }
        set { fields.title = newValue }
    }
    open override var subtitle: String {
        get { fields.subtitle }
        set { fields.subtitle = newValue }
    }
    open override var body: String {
        get { fields.body }
        set { fields.body = newValue }
    }
    open override var badge: NSNumber? {
        get { fields.badge }
        set { fields.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { fields.sound }
        set { fields.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { fields.userInfo }
        set { fields.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { fields.categoryIdentifier }
        set { fields.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { fields.threadIdentifier }
        set { fields.threadIdentifier = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { fields.targetContentIdentifier }
        set { fields.targetContentIdentifier = newValue }
    }
    open override var launchImageName: String {
        get { fields.launchImageName }
        set { fields.launchImageName = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { fields.attachments }
        set { fields.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { fields.interruptionLevel }
        set { fields.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { fields.relevanceScore }
        set { fields.relevanceScore = newValue }
    }
    open override var filterCriteria: String? {
        get { fields.filterCriteria }
        set { fields.filterCriteria = newValue }
    }
}

/// How much a notification interrupts. It has no effect.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
