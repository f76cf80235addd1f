import Foundation
import MartletCore
import MartletUI

/// A type of a framework that Martlet lacks. Its values have every member, can be called with all arguments, and are empty as collections.
///
/// `martlet run --stub` declares such a type for each one that an app misses.
@dynamicMemberLookup @dynamicCallable
public protocol StubType: AnyObject, Hashable, Comparable, Identifiable, Codable, Error, CustomStringConvertible, RandomAccessCollection
where Element == Stub, Index == Int {
    /// What a value stands for: `MKMapView.camera`.
    var stubName: String { get }

    init(stubNamed name: String)
}

extension StubType {
    /// Makes a value of a missing type, and logs that.
    public init(file: String = #filePath, line: Int = #line) {
        StubLog.shared.reach("\(Self.self)", file: file, line: line)
        self.init(stubNamed: "\(Self.self)")
    }

    public subscript(dynamicMember name: String) -> Stub {
        get { Stub(stubNamed: "\(stubName).\(name)") }
        set {}
    }
    @_disfavoredOverload
    public subscript(dynamicMember name: String) -> Stub? {
        get { nil }
        set {}
    }
    @_disfavoredOverload
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { StubDefault.value(of: Value.self, for: "\(stubName).\(name)") }
        set {}
    }

    public static subscript(dynamicMember name: String) -> Stub {
        get { Stub(stubNamed: "\(Self.self).\(name)") }
        set {}
    }
    @_disfavoredOverload
    public static subscript<Value>(dynamicMember name: String) -> Value {
        get { StubDefault.value(of: Value.self, for: "\(Self.self).\(name)") }
        set {}
    }

    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Stub {
        Stub(stubNamed: "\(stubName)()")
    }
    @_disfavoredOverload
    public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Value {
        StubDefault.value(of: Value.self, for: "\(stubName)()")
    }

    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public static func < (a: Self, b: Self) -> Bool { false }

    public init(from decoder: any Decoder) throws { self.init(stubNamed: "\(Self.self)") }
    public func encode(to encoder: any Encoder) throws {}

    public var description: String { "a stub of \(stubName)" }

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Stub { Stub(stubNamed: "\(stubName)[\(position)]") }
}

extension StubType where Self: View {
    public var body: some View { StubPlaceholder(name: stubName) }
}
