/// The name of a method.
///
/// There is no Objective-C that could look a method up. `martlet run` writes `Selector("resignFirstResponder")` for
/// `#selector(UIResponder.resignFirstResponder)`; other actions have no effect.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral name: String) { self.init(name) }
}
