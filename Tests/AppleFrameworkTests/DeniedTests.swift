import AdSupport
import AppTrackingTransparency
import CoreTelephony
import Foundation
import Intents
import MobileCoreServices
import SystemConfiguration
import Testing

/// What compiles, and is denied or without effect.
@MainActor
@Suite("What is denied")
struct DeniedTests {
    @Test func `The old names of types are those of the types`() {
        #expect(kUTTypeImage as String == "public.image")
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypePDF, kUTTypeImage))
        #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "pdf", nil)?.takeRetainedValue() == "com.adobe.pdf")
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)?.takeRetainedValue() == "application/pdf")
    }

    // Shows: import Intents
    @Test func `What is donated is accepted`() async throws {
        let interaction = INInteraction(intent: INIntent(), response: nil)
        var isAccepted = false
        interaction.donate { isAccepted = $0 == nil }
        #expect(isAccepted)
        INVoiceShortcutCenter.shared.setShortcutSuggestions([INShortcut(userActivity: NSUserActivity(activityType: "soup"))])
        #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
        #expect(INPreferences.siriAuthorizationStatus() == .denied)
    }

    @Test func `Nobody is tracked`() async {
        #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    }

    @Test func `Each host is reachable`() {
        var address = (0, 0)
        let reachability = SCNetworkReachabilityCreateWithAddress(nil, &address)!
        var flags = SCNetworkReachabilityFlags()
        #expect(SCNetworkReachabilityGetFlags(reachability, &flags))
        #expect(flags == .reachable)
    }

    @Test func `There is no carrier`() {
        #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
    }
}
