@_exported import Foundation
@_exported import MartletEventKit
@_exported import MartletUIKit

// - Partly import EventKitUI: it compiles, and editing an event is cancelled: a page does not see calendars

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// An object that is told how editing has ended.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// Lets a user edit an event: it is cancelled when it appears, because a page has no calendars.
@MainActor @preconcurrency
open class EKEventEditViewController: UIViewController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
    }
}
