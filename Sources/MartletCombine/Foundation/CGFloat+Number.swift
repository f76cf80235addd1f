#if os(Linux)
import Foundation

extension CGFloat {
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
#endif
