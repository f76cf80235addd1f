import UIKit

/// As apps have it that were begun with Objective-C.
@objcMembers final class Harvest: NSObject {
    @objc dynamic var baskets = 0
    @IBAction func pick() { baskets += 1 }
}

#if canImport(UIKit) && !os(Linux)
extension Harvest {
    var view: UIView { UIView() }
}
#endif
