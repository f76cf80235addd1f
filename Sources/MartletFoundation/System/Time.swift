#if os(Linux)
import Foundation

/// Seconds since the first moment of 2001.
public typealias CFAbsoluteTime = Double
/// A number of seconds.
public typealias CFTimeInterval = Double

/// Returns the seconds since the first moment of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

extension ProcessInfo {
    /// Always `false`: a server does not save power for its user.
    public var isLowPowerModeEnabled: Bool { false }
}
#endif
