import Foundation

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. A browser has one of its own, and plays it for any.
public final class UNNotificationSound: NSObject, Sendable {
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))
    public static let defaultRingtone = UNNotificationSound(named: UNNotificationSoundName("defaultRingtone"))
    let name: UNNotificationSoundName

    public init(named name: UNNotificationSoundName) { self.name = name }

    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
}

/// A picture, a sound or a film that belongs to a notification. It is not shown.
public final class UNNotificationAttachment: NSObject, Sendable {
    public let identifier: String
    public let url: URL

    /// - Parameter url: The address of a file.
    /// - Throws: ``UNError`` if there is no such file.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { throw UNError(.attachmentInvalidURL) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
    }
}
