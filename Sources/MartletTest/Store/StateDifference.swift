/// The differences between an expected and an actual state.
struct StateDifference {
    /// One line for each field that differs.
    private(set) var lines: [String] = []

    /// - Parameters:
    /// - before: The state before the change, to tell an unexpected change from a missing one.
    init(before: Any, expected: Any, now: Any) { compare(before, expected, now, at: "") }

    private mutating func compare(_ before: Any, _ expected: Any, _ now: Any, at path: String) {
        if Self.isSame(expected, now) { return }
        let count = lines.count
        if let parts = Parts(of: expected), let nowParts = Parts(of: now), parts.names == nowParts.names {
            let beforeParts = Parts(of: before).flatMap { $0.names == parts.names ? $0.values : nil }
            for (index, name) in parts.names.enumerated() {
                let part = path.isEmpty && name.hasPrefix(".") ? String(name.dropFirst()) : path + name
                compare(beforeParts?[index] ?? before, parts.values[index], nowParts.values[index], at: part)
            }
        }
        if lines.count == count { lines.append(line(before, expected, now, at: path.isEmpty ? "the state" : path)) }
    }

    private func line(_ before: Any, _ expected: Any, _ now: Any, at path: String) -> String {
        if Self.isSame(before, expected) { return "\(path) changed from \(text(before)) to \(text(now)), which the test does not expect" }
        if Self.isSame(before, now) { return "\(path) should become \(text(expected)), but it is still \(text(now))" }
        return "\(path) should become \(text(expected)), but it became \(text(now))"
    }

    private func text(_ value: Any) -> String {
        switch value {
        case let text as String: "\"\(text)\""
        case let optional as any OptionalValue: optional.anyValue.map(text) ?? "nil"
        case let list as [Any]: "[\(list.map(text).joined(separator: ", "))]"
        default: "\(value)"
        }
    }
}

/// The fields of a structure or the elements of an array, with the path component that leads to each.
private struct Parts {
    let names: [String]
    let values: [Any]

    init?(of value: Any) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct, .tuple: names = mirror.children.map { ".\($0.label ?? "")" }
        case .collection: names = mirror.children.indices.enumerated().map { "[\($0.offset)]" }
        case .optional where mirror.children.count == 1: names = ["?"]
        default: return nil
        }
        values = mirror.children.map(\.value)
        if values.isEmpty { return nil }
    }
}

private protocol OptionalValue {
    var anyValue: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var anyValue: Any? { self }
}

extension StateDifference {
    /// Whether two values are equal: with `==`, by identity, or else field by field. Values without visible fields count as equal.
    private static func isSame(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? any Equatable { return isEqual(a, b) }
        let mirrors = (Mirror(reflecting: a), Mirror(reflecting: b))
        if mirrors.0.displayStyle == .class { return a as AnyObject === b as AnyObject }
        guard mirrors.0.children.count == mirrors.1.children.count, mirrors.0.subjectType == mirrors.1.subjectType else { return false }
        if mirrors.0.displayStyle == .enum, "\(a)" != "\(b)" { return false }
        return zip(mirrors.0.children, mirrors.1.children).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value) }
    }

    private static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { a == b as? E }
}
