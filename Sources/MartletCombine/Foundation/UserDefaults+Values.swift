#if os(Linux)
import Foundation

extension UserDefaults {
    /// An older spelling of `set(_:forKey:)`. Apple's class inherits it from `NSObject`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// An older spelling of `object(forKey:)`. Apple's class inherits it from `NSObject`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
#endif
