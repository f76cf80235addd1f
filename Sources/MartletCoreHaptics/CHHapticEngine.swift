@_exported import Foundation

// - Partly import CoreHaptics: it compiles, and the hardware supports no haptics; SwiftUI's sensoryFeedback vibrates where a browser can

/// What a device can do.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

/// Why nothing is played.
public struct CHHapticError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805
        case notSupported = -4809
    }

    public static let errorDomain = "com.apple.CoreHaptics"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? { "A browser plays no patterns of haptics." }
}

/// A property of an event, from 0 to 1.
public final class CHHapticEventParameter: NSObject, Sendable {
    public let parameterID: CHHapticEvent.ParameterID
    public let value: Float

    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}

/// A moment of a pattern.
public final class CHHapticEvent: NSObject, Sendable {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    }

    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    }

    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    public let relativeTime: TimeInterval
    public let duration: TimeInterval

    public init(eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval = 0) {
        (self.type, eventParameters, self.relativeTime, self.duration) = (type, parameters, relativeTime, duration)
    }
}

/// A change of a property while a pattern is played.
public final class CHHapticDynamicParameter: NSObject, Sendable {}

/// Events, one after the other.
public final class CHHapticPattern: NSObject, Sendable {
    public let duration: TimeInterval

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}

/// What plays a pattern. Nobody gets one.
public protocol CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}

/// What plays patterns: it cannot be made, as on a device without the hardware.
public final class CHHapticEngine {
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
        case systemError = -1
    }

    private struct Nothing: CHHapticDeviceCapability {
        let supportsHaptics = false
        let supportsAudio = false
    }

    public var resetHandler: () -> Void = {}
    public var stoppedHandler: (StoppedReason) -> Void = { _ in }
    public var isAutoShutdownEnabled = false
    public var playsHapticsOnly = false

    public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

    /// - Throws: ``CHHapticError`` with the code `notSupported`.
    public init() throws { throw CHHapticError(.notSupported) }

    public func start() throws {}
    public func start(completionHandler: ((any Error)?) -> Void) { completionHandler(CHHapticError(.notSupported)) }
    public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
}
