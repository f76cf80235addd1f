import MartletUI

/// A value of an unknown type of a framework that Martlet lacks.
public final class Stub: StubType {
    public let stubName: String

    public init(stubNamed name: String) { stubName = name }
}

extension Stub: View {}

extension Text {
    /// Shows the name of what is missing.
    public init(_ stub: Stub) { self.init(verbatim: stub.stubName) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Inserts the name of what is missing.
    public mutating func appendInterpolation(_ stub: Stub) { appendInterpolation(stub.stubName) }
}
