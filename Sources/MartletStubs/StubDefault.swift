import Foundation
import MartletCore
import MartletUI

/// Makes values of the types that an app expects from what is missing.
enum StubDefault {
    /// Returns an empty value of a type. It traps for a type of which none is known, with a message that names the place.
    static func value<Value>(of type: Value.Type, for name: String) -> Value {
        guard let value = known(type, name) as? Value else {
            fatalError("\(name) is not in Martlet, and its stub has no value of type \(type) to return.")
        }
        return value
    }

    private static func known(_ type: Any.Type, _ name: String) -> Any? {
        switch type {
        case is Void.Type: ()
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
        case let type as any StubType.Type: type.init(stubNamed: name)
        case is Bool.Type: false
        case is Date.Type: Date()
        case is UUID.Type: UUID()
        case is Data.Type: Data()
        case is URL.Type: URL(filePath: "/")
        case is AnyView.Type: AnyView(StubPlaceholder(name: name))
        case is Color.Type: Color.clear
        case let type as any StubDefaulting.Type: type.stub(named: name)
        case let type as any BinaryInteger.Type: type.init(0 as Int)
        case let type as any BinaryFloatingPoint.Type: type.init(0 as Int)
        case let type as any RangeReplaceableCollection.Type: type.init()
        case let type as any SetAlgebra.Type: type.init()
        case let type as any ExpressibleByStringLiteral.Type: text(type)
        case let type as any ExpressibleByDictionaryLiteral.Type: dictionary(type)
        case let type as any CaseIterable.Type: first(type)
        default: Stub(stubNamed: name)
        }
    }

    private static func text<Value: ExpressibleByStringLiteral>(_ type: Value.Type) -> Any? {
        ("" as? Value.StringLiteralType).map { Value(stringLiteral: $0) }
    }
    private static func dictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { Value() }
    private static func first<Value: CaseIterable>(_ type: Value.Type) -> Any? { Value.allCases.first }
}

/// A generic type of SwiftUI's that can be made from a default of another type.
private protocol StubDefaulting {
    static func stub(named name: String) -> Any
}

extension Binding: StubDefaulting {
    fileprivate static func stub(named name: String) -> Any {
        Binding(get: { StubDefault.value(of: Value.self, for: name) }, set: { _ in })
    }
}
