#if os(Linux)
import Foundation

extension UserDefaults {
    /// The older form of `set(_:forKey:)`, which Apple's have from `NSObject`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// The older form of `object(forKey:)`, which Apple's have from `NSObject`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
#endif
