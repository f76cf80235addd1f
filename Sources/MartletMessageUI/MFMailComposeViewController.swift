@_exported import Foundation
@_exported import MartletUIKit

// - Partly import MessageUI: it compiles, and the device can send neither mail nor messages; a Link to a mailto: address opens the user's mail

/// How a letter has ended.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// How a message has ended.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// An object that is told how a letter has ended.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// Writes a letter: it cannot, as on a device without an account. `canSendMail()` says so.
@MainActor @preconcurrency
open class MFMailComposeViewController: UIViewController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Returns `false`: a server does not reach the user's mail.
    open class func canSendMail() -> Bool { false }

    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

    /// Tells the delegate that the letter has failed.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        mailComposeDelegate?.mailComposeController(self, didFinishWith: .failed, error: nil)
    }
}

/// An object that is told how a message has ended.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a message: it cannot, as on a device that sends none. `canSendText()` says so.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UIViewController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?

    /// Returns `false`: a server does not reach the user's messages.
    open class func canSendText() -> Bool { false }

    /// Tells the delegate that the message has failed.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
    }
}
