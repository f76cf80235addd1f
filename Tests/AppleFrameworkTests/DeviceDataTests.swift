import Contacts
import ContactsUI
import CoreMotion
import EventKit
import EventKitUI
import Foundation
import HealthKit
import MartletTest
import MediaPlayer
import Speech
import SwiftUI
import Testing
import Translation
import UIKit

/// Data and sensors of a device that a page does not reach.
@MainActor
@Suite("Data and sensors of a device")
struct DeviceDataTests {
    @Test func `Contacts are denied, and one of the app's has a name`() async {
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
        #expect(throws: CNError(.authorizationDenied)) { try CNContactStore().enumerateContacts(with: request) { _, _ in } }
        let ann = CNMutableContact()
        ann.givenName = "Ann"
        ann.familyName = "Cook"
        ann.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "123"))]
        #expect(CNContactFormatter.string(from: ann, style: .fullName) == "Ann Cook")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: ann.phoneNumbers[0].label ?? "") == "mobile")
    }

    @Test func `Choosing a contact and editing an event are cancelled`() async {
        final class Listener: NSObject, CNContactPickerDelegate, EKEventEditViewDelegate {
            var heard: [String] = []
            func contactPickerDidCancel(_ picker: CNContactPickerViewController) { heard.append("contact") }
            func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
                heard.append("event \(action == .canceled)")
            }
        }
        struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
            let controller: Controller
            func makeUIViewController(context: Context) -> Controller { controller }
            func updateUIViewController(_ controller: Controller, context: Context) {}
        }
        let listener = Listener()
        let (picker, editor) = (CNContactPickerViewController(), EKEventEditViewController())
        (picker.delegate, editor.editViewDelegate) = (listener, listener)
        let host = mount {
            Shown(controller: picker)
            Shown(controller: editor)
        }
        await host.settle { listener.heard.count == 2 }
        #expect(listener.heard.sorted() == ["contact", "event true"])
    }

    @Test func `Calendars are denied`() async throws {
        let store = EKEventStore()
        #expect([EKEntityType.event, .reminder].allSatisfy { EKEventStore.authorizationStatus(for: $0) == .denied })
        #expect(try await !store.requestFullAccessToEvents())
        let event = EKEvent(eventStore: store)
        event.title = "Soup"
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
        #expect(store.calendars(for: .event).isEmpty)
    }

    @Test func `There are no health data`() async {
        #expect(!HKHealthStore.isHealthDataAvailable())
        await #expect(throws: HKError(.errorHealthDataUnavailable)) {
            try await HKHealthStore().requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount)])
        }
    }

    @Test func `There are no sensors`() {
        let manager = CMMotionManager()
        manager.startDeviceMotionUpdates()
        #expect(!manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive)
        #expect(!manager.isAccelerometerAvailable && !manager.isGyroAvailable && !manager.isMagnetometerAvailable)
        var code = 0
        CMPedometer().startUpdates(from: .now) { _, error in code = (error as NSError?)?.code ?? 0 }
        #expect(code == 109)
    }

    @Test func `Speech is not recognized`() {
        let recognizer = SFSpeechRecognizer()
        #expect(recognizer.isAvailable == false)
        var hasFailed = false
        recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { hasFailed = $0 == nil && $1 is SFSpeechError }
        #expect(hasFailed)
        #expect(SFSpeechRecognizer.authorizationStatus() == .denied)
    }

    @Test func `What plays is shown nowhere`() {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Soup"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo == nil)
        MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
        #expect(!MPRemoteCommandCenter.shared().playCommand.isEnabled)
        #expect(MPMediaLibrary.authorizationStatus() == .denied)
    }

    @Test func `Nothing is translated, and the log says so`() async {
        let language = Locale.Language(identifier: "fr")
        #expect(await LanguageAvailability().status(from: language, to: nil) == .unsupported)
        let host = mount { Text("Soup").translationPresentation(isPresented: .constant(true), text: "Soup") }
        #expect(host.exists("Soup"))
        #expect(host.warnings.contains { $0.contains(".translationPresentation") })
    }
}
