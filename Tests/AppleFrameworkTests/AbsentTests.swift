import BackgroundTasks
import CoreHaptics
import CoreSpotlight
import Foundation
import MessageUI
import Testing

/// What neither a browser nor a server can do: it says so as a device does that cannot.
@MainActor
@Suite("What is not there")
struct AbsentTests {
    @Test func `No task is scheduled for the background`() {
        #expect(throws: BGTaskScheduler.Error(.unavailable)) {
            try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "soup"))
        }
    }

    @Test func `There is no hardware for haptics`() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    }

    // Shows: import CoreSpotlight
    @Test func `Nothing is indexed for the device's search`() async {
        #expect(!CSSearchableIndex.isIndexingAvailable())
        let item = CSSearchableItem(
            uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(contentType: .text))
        var code: CSIndexError.Code?
        CSSearchableIndex.default().indexSearchableItems([item]) { code = ($0 as? CSIndexError)?.code }
        #expect(code == .indexUnavailableError)
    }

    @Test func `Neither mail nor messages can be sent`() {
        #expect(!MFMailComposeViewController.canSendMail())
        #expect(!MFMessageComposeViewController.canSendText())
    }
}
