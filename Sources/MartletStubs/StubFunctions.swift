import MartletCore
import MartletUI

/// Takes the place of an expression that needs something missing, and logs that it is reached.
///
/// Its name differs from that of the modifier: inside of a view, that one would be called on the view itself.
@discardableResult
public func martletStubValue(_ name: String, file: String = #filePath, line: Int = #line) -> Stub {
    StubLog.shared.reach(name, file: file, line: line)
    return Stub(stubNamed: name)
}

/// Takes the place of an expression whose type is known, with an empty value of that type.
@_disfavoredOverload
public func martletStubValue<Value>(_ name: String, file: String = #filePath, line: Int = #line) -> Value {
    StubLog.shared.reach(name, file: file, line: line)
    return StubDefault.value(of: Value.self, for: name)
}

extension View {
    /// Takes the place of a modifier that is missing, and changes nothing.
    nonisolated public func martletStub(_ name: String, file: String = #filePath, line: Int = #line) -> Self {
        StubLog.shared.reach(name, file: file, line: line)
        return self
    }
}
