import Foundation

/// A point in time on the wall clock, for scheduling on run loops and operation queues.
///
/// Apple declares this type twice, as `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`; here both are aliases of this
/// one.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {

    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public func distance(to other: DateSchedulerTime) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by stride: Stride) -> DateSchedulerTime {
        DateSchedulerTime(date + stride.timeInterval)
    }

    /// A duration. Its literals and its magnitude are in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Hashable,
        Sendable
    {
        public var magnitude: TimeInterval

        public var timeInterval: TimeInterval { magnitude }

        public init(_ timeInterval: TimeInterval) {
            magnitude = timeInterval
        }

        public init(integerLiteral seconds: TimeInterval) {
            magnitude = seconds
        }

        public init(floatLiteral seconds: TimeInterval) {
            magnitude = seconds
        }

        public init?<Source: BinaryInteger>(exactly source: Source) {
            guard let seconds = TimeInterval(exactly: source) else { return nil }
            magnitude = seconds
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
        public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

        public static func seconds(_ value: Int) -> Stride { Stride(TimeInterval(value)) }
        public static func seconds(_ value: Double) -> Stride { Stride(value) }
        public static func milliseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e3) }
        public static func microseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e6) }
        public static func nanoseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1e9) }
    }
}
