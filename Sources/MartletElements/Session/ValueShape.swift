/// The allowed values of an action that come from outside.
///
/// A host reports what a browser sends, and a user can make a browser send anything. Hosts fit each value to the shape of its action when
/// they read it, so no handler receives numbers that overflow, or deep or unlimited structures.
///
///     try Action.drag.fitted([0, 1e308, 0, 12, 3])  // [0, 1000000, 0, 12, 3]
public enum ValueShape: Hashable, Sendable {
    /// No value; a given value is dropped.
    case none
    /// `true` or `false`.
    case bool
    /// An integer in a range.
    case int(ClosedRange<Int>)
    /// Exactly `count` integers, all in a range.
    case ints(count: Int, ClosedRange<Int>)
    /// Numbers, each with a range of its own. At least `least` are required; the others are optional.
    case numbers([ClosedRange<Double>], least: Int)
    /// At most `most` texts, each of at most `bytes` bytes.
    case names(most: Int, bytes: Int)
    /// Any type of value within limits.
    case any(ValueLimits)
}

/// The limits of a value of any type.
public struct ValueLimits: Hashable, Sendable {
    /// The maximum magnitude of a number.
    public var number: Int
    /// The total number of bytes of all texts.
    public var bytes: Int
    /// The total number of values, including those in lists and records.
    public var count: Int
    /// The maximum nesting depth of lists and records.
    public var depth: Int

    public init(number: Int = 1_000_000_000_000, bytes: Int = 64 * 1024, count: Int = 1_000, depth: Int = 4) {
        self.number = number
        self.bytes = bytes
        self.count = count
        self.depth = depth
    }
}

/// A value that its action does not accept, and the reason.
public struct UnfitValue: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}

extension Action {
    /// The accepted shape. An action defined in another module accepts any value of limited size.
    public var shape: ValueShape { Self.shapes[self] ?? .any(ValueLimits()) }

    /// The range of useful lengths, in points.
    private static let lengths = 0.0...1_000_000.0
    private static let places = -1_000_000.0...1_000_000.0
    /// A point as shares of an element's size.
    private static let shares = 0.0...1.0
    /// A point in an element, and the position of the element on the page; or nothing.
    private static let point = ValueShape.numbers([places, places, places, places], least: 0)
    /// 0 during a gesture, 1 at its end, 2 when it is cancelled.
    private static let phases = 0.0...2.0
    /// The integers that a page can count to without losing precision.
    private static let ids = 0...(1 << 53)

    private static let shapes: [Action: ValueShape] = [
        .tap: point, .doubleTap: point, .hoverPlace: point,
        .longPress: .none, .submit: .none, .dismiss: .none, .increment: .none, .decrement: .none, .delete: .none, .refresh: .none,
        .focus: .bool, .press: .bool, .hover: .bool, .load: .bool,
        .change: .any(ValueLimits(number: 1 << 53, bytes: 1 << 20, count: 256, depth: 1)),
        .measure: .numbers([lengths, lengths, places, places], least: 4),
        .drag: .numbers([phases, places, places, places, places, places, places], least: 5),
        .magnify: .numbers([phases, 0.001...1_000, places, places, shares, shares], least: 2),
        .rotate: .numbers([phases, -1_000...1_000, places, places, shares, shares], least: 2),
        .reveal: .ints(count: 2, 0...Int(Int32.max)), .select: .ints(count: 2, 0...Int(Int32.max)),
        .scrolled: .int(ids), .move: .int(ids),
        .dragStart: .none, .dragEnd: .none,
        .drop: .any(ValueLimits(number: 1_000_000, bytes: 1 << 17, count: 8, depth: 1)),
        .key: .names(most: 8, bytes: 64),
        .visible: .bool, .scrollPhase: .int(0...4),
        .scrollGeometry: .numbers([places, places, lengths, lengths, lengths, lengths], least: 6),
        .visibleTargets: .any(ValueLimits(number: 1 << 53, bytes: 0, count: 1_000, depth: 1)),
        .report: .any(ValueLimits(number: 1 << 53, bytes: 1 << 16, count: 1_000, depth: 3)),
        .arrange: .any(ValueLimits(number: 1_000_000, bytes: 0, count: 20_000, depth: 2)),
    ]

    /// Fits a value from outside to the action's shape. Numbers outside a range are clamped to it.
    /// - Throws: ``UnfitValue`` if the value has the wrong type, or a size that Martlet's own hosts never send.
    public func fitted(_ value: Value?) throws(UnfitValue) -> Value? {
        guard let value else { return nil }
        switch shape {
        case .none: return nil
        case .bool:
            guard case .bool = value else { throw UnfitValue("'\(name)' carries true or false") }
            return value
        case .int(let range):
            guard let number = value.clamped(to: range) else { throw UnfitValue("'\(name)' carries a whole number") }
            return number
        case .ints(let count, let range):
            let numbers = value.listValue?.compactMap { $0.clamped(to: range) } ?? []
            guard numbers.count == count, value.listValue?.count == count else {
                throw UnfitValue("'\(name)' carries \(count) whole numbers")
            }
            return .list(numbers)
        case .numbers(let ranges, let least):
            let list = value.listValue ?? []
            let numbers = zip(list, ranges).compactMap { $0.clamped(to: $1) }
            guard list.count >= least, numbers.count == list.count else { throw UnfitValue("'\(name)' carries a list of numbers") }
            return .list(numbers)
        case .names(let most, let bytes):
            let names = value.listValue ?? []
            guard names.count <= most, names.allSatisfy({ $0.stringValue.map { $0.utf8.count <= bytes } ?? false }) else {
                throw UnfitValue("'\(name)' carries a few short texts")
            }
            return value
        case .any(let limits):
            return try value.fitted(to: limits, of: name)
        }
    }

    private var name: Substring { rawValue.prefix(32) }
}

extension Value {
    /// Fits the value to limits. Numbers outside the range are clamped to it.
    /// - Parameter name: The action's name, for the error message.
    /// - Throws: ``UnfitValue`` if the value is too long, too deep or has too many parts.
    public func fitted(to limits: ValueLimits, of name: Substring) throws(UnfitValue) -> Value {
        var limits = limits
        return try fitted(to: &limits, depth: 0, name)
    }

    /// Clamps an integer to a range; returns `nil` for any other value.
    fileprivate func clamped(to range: ClosedRange<Int>) -> Value? {
        intValue.map { .int(min(max($0, range.lowerBound), range.upperBound)) }
    }

    /// Clamps a number to a range; returns `nil` for any other value.
    fileprivate func clamped(to range: ClosedRange<Double>) -> Value? {
        switch self {
        case .int(let number): range.contains(Double(number)) ? self : .double(nearest(to: Double(number), in: range))
        case .double(let number) where !number.isNaN: .double(nearest(to: number, in: range))
        default: nil
        }
    }

    private func nearest(to number: Double, in range: ClosedRange<Double>) -> Double {
        min(max(number, range.lowerBound), range.upperBound)
    }

    /// - Parameter limits: The remaining limits; the size of the value is subtracted.
    fileprivate func fitted(to limits: inout ValueLimits, depth: Int, _ name: Substring) throws(UnfitValue) -> Value {
        limits.count -= 1
        guard limits.count >= 0 else { throw UnfitValue("'\(name)' carries too many values") }
        switch self {
        case .bool: return self
        case .int(let number): return .int(min(max(number, -limits.number), limits.number))
        case .double:
            guard let number = clamped(to: -Double(limits.number)...Double(limits.number)) else {
                throw UnfitValue("'\(name)' carries a number that is none")
            }
            return number
        case .string(let text):
            limits.bytes -= text.utf8.count
            guard limits.bytes >= 0 else { throw UnfitValue("'\(name)' carries too long a text") }
            return self
        case .list(let values):
            guard depth < limits.depth else { throw UnfitValue("'\(name)' carries lists too deep in each other") }
            var fitted: [Value] = []
            for value in values { fitted.append(try value.fitted(to: &limits, depth: depth + 1, name)) }
            return .list(fitted)
        case .record(let values):
            guard depth < limits.depth else { throw UnfitValue("'\(name)' carries lists too deep in each other") }
            var fitted: [String: Value] = [:]
            for (key, value) in values {
                limits.bytes -= key.utf8.count
                fitted[key] = try value.fitted(to: &limits, depth: depth + 1, name)
            }
            return .record(fitted)
        }
    }
}
