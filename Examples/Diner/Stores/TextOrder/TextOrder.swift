import DinerOrder
import Foundation

/// Keeps an order in a text that belongs to somebody else, as JSON: in the guest's browser, for example. A text that is no order counts as empty.
public struct TextOrder: OrderStore {
    private let read: @MainActor () -> String
    private let write: @MainActor (String) -> Void

    public init(read: @escaping @MainActor () -> String, write: @escaping @MainActor (String) -> Void) {
        self.read = read
        self.write = write
    }

    public var lines: [OrderLine] {
        get { (try? JSONDecoder().decode([OrderLine].self, from: Data(read().utf8))) ?? [] }
        nonmutating set {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            if let data = try? encoder.encode(newValue) { write(newValue.isEmpty ? "" : String(decoding: data, as: UTF8.self)) }
        }
    }
}
