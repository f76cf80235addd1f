import Foundation

/// What the app says about its sounds. A page shares its sounds with nobody, so everything is accepted, and stored without effect.
open class AVAudioSession: NSObject, @unchecked Sendable {  // A lock guards what it stores.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
    public enum PortOverride: UInt, Sendable { case none, speaker }
    public enum InterruptionType: UInt, Sendable { case ended, began }
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }

    private static let only = AVAudioSession()
    public class func sharedInstance() -> AVAudioSession { only }

    private let lock = NSLock()
    private var said = (category: Category.soloAmbient, mode: Mode.default, options: CategoryOptions())

    public var category: Category { lock.withLock { said.category } }
    public var mode: Mode { lock.withLock { said.mode } }
    public var categoryOptions: CategoryOptions { lock.withLock { said.options } }

    public func setCategory(_ category: Category) throws { lock.withLock { said.category = category } }
    public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        lock.withLock { (said.category, said.options) = (category, options) }
    }
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        lock.withLock { said = (category, mode, options) }
    }
    public func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, options: options)
    }
    public func setMode(_ mode: Mode) throws { lock.withLock { said.mode = mode } }
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    public func setPreferredSampleRate(_ sampleRate: Double) throws {}

    public var isOtherAudioPlaying: Bool { false }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// 1: a page does not know the volume of its device.
    public var outputVolume: Float { 1 }
    public var sampleRate: Double { 48_000 }
    /// Denied: a page sends the server no sound.
    public var recordPermission: RecordPermission { .denied }

    /// Answers `false`: a page sends the server no sound.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }

    /// Never posted.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Never posted.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Never posted.
    public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// Whether the app may record sounds: it may not.
public enum AVAudioApplication {
    public enum recordPermission: UInt, Sendable {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }

    /// Answers `false`: a page sends the server no sound.
    public static func requestRecordPermission() async -> Bool { false }
    public static func requestRecordPermission(completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
}
