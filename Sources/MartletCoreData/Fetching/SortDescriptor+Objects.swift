import Foundation
import MartletCore

/// A text that is compared as a user would order it.
struct LocalizedText: Comparable {
    let text: String

    static func < (a: LocalizedText, b: LocalizedText) -> Bool { a.text.localizedStandardCompare(b.text) == .orderedAscending }
    static func == (a: LocalizedText, b: LocalizedText) -> Bool { a.text.localizedStandardCompare(b.text) == .orderedSame }
}

extension String {
    fileprivate var localizedText: LocalizedText { LocalizedText(text: self) }
}

extension String? {
    fileprivate var localizedText: LocalizedText? { map { LocalizedText(text: $0) } }
}

// Foundation has these for classes of Objective-C alone, and compares texts so on Apple's platforms.
extension SortDescriptor where Compared: NSManagedObject {
    /// Sorts by a text, as a user would order it.
    public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
        // Key paths never change: a longer one can be sent where the shorter can.
        let path = unsafeBitCast(keyPath.appending(path: \String.localizedText), to: (any KeyPath<Compared, LocalizedText> & Sendable).self)
        self.init(path, order: order)
    }

    /// Sorts by a text that may be missing, as a user would order it.
    public init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
        let path = unsafeBitCast(
            keyPath.appending(path: \String?.localizedText), to: (any KeyPath<Compared, LocalizedText?> & Sendable).self)
        self.init(path, order: order)
    }
}

/// A sort descriptor that compares as one of Swift's does.
final class TypedSortDescriptor: NSSortDescriptor {
    private let order: (Any, Any) -> ComparisonResult

    init<T>(_ descriptor: SortDescriptor<T>) {
        order = { a, b in
            guard let a = a as? T, let b = b as? T else { return .orderedSame }
            return descriptor.compare(a, b)
        }
        super.init(keyPath: \String.self, ascending: descriptor.order == .forward)
    }

    required init?(coder: NSCoder) { nil }

    override func compare(_ a: Any, to b: Any) -> ComparisonResult { order(a, b) }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension SortByName where Self: NSSortDescriptor {
    /// The same order as one of Swift's sort descriptors.
    public init<T>(_ descriptor: SortDescriptor<T>) {
        guard let result = TypedSortDescriptor(descriptor) as? Self else { preconditionFailure("\(Self.self) cannot be made of another.") }
        self = result
    }

    /// The same order, by the property's name if the store can sort by it.
    init<T>(typed descriptor: SortDescriptor<T>) {
        if let keyPath = descriptor.keyPath, let path = KeyPathRecorder.path(of: keyPath) {
            let isText = [LocalizedText.self, LocalizedText?.self].contains { $0 == type(of: keyPath).valueType }
            self.init(path: path, ascending: descriptor.order == .forward, comparison: isText ? .localizedStandardCompare : .compare)
        } else {
            self.init(descriptor)
        }
    }
}
