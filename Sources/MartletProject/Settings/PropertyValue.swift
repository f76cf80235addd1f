import Foundation

/// A value in a property list. Booleans and dates are text.
public enum PropertyValue: Hashable, Sendable {
    case text(String)
    case integer(Int)
    case real(Double)
    case list([PropertyValue])
    case table([String: PropertyValue])

    /// The text, or that of a number.
    public var text: String? {
        switch self {
        case .text(let text): text
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .list, .table: nil
        }
    }
    public var list: [PropertyValue]? { if case .list(let list) = self { list } else { nil } }
    public var table: [String: PropertyValue]? { if case .table(let table) = self { table } else { nil } }

    /// Reads a property list in any of Apple's formats: XML, binary, or the older one of braces that project files are written in.
    public init(contentsOf file: URL) throws {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectError("\(file.path) cannot be read. Restore it: git checkout -- \"\(file.path)\"")
        }
        do {
            self.init(try PropertyListSerialization.propertyList(from: data, format: nil))
        } catch {
            throw ProjectError("\(file.path) is not a property list. Look for conflict markers of git: grep -n '<<<<' \"\(file.path)\"")
        }
    }

    private init(_ value: Any) {
        switch value {
        case let table as [String: Any]: self = .table(table.mapValues(PropertyValue.init))
        case let list as [Any]: self = .list(list.map(PropertyValue.init))
        case let text as String: self = .text(text)
        case let flag as Bool where Self.isFlag(value): self = .text(flag ? "YES" : "NO")
        case let number as Int: self = .integer(number)
        case let number as Double: self = .real(number)
        default: self = .text("\(value)")
        }
    }

    /// Whether a value is a boolean. The numbers 0 and 1 can be cast to one.
    private static func isFlag(_ value: Any) -> Bool {
        value is NSNumber ? (value as? NSNumber).map { ["c", "B"].contains(String(cString: $0.objCType)) } ?? false : value is Bool
    }

    /// Returns this value with each text replaced.
    func mapTexts(_ change: (String) -> String) -> PropertyValue {
        switch self {
        case .text(let text): .text(change(text))
        case .integer, .real: self
        case .list(let list): .list(list.map { $0.mapTexts(change) })
        case .table(let table): .table(table.mapValues { $0.mapTexts(change) })
        }
    }
}
