@_exported import Foundation
import MartletFoundation

// - Partly import Intents: it compiles; what an app donates is accepted and shown nowhere, and Siri is denied

/// Something that a user asks an app for.
open class INIntent: NSObject, @unchecked Sendable {
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?

    public override init() { super.init() }
}

/// What an app answers.
open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?

    public override init() { super.init() }
}

/// How far an intent has come.
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// Who has begun an interaction.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// What a user has done in an app, for a device that would suggest it again: there is none that a server reaches.
open class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    open var direction = INInteractionDirection.unspecified
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }

    /// Accepts the interaction, and suggests it nowhere.
    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Accepts the interaction, and suggests it nowhere.
    open func donate() async throws {}
    /// Does nothing: no interaction is kept.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Does nothing: no interaction is kept.
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Does nothing: no interaction is kept.
    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// The extension of an app that answers intents. Nobody asks it.
open class INExtension: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open func handler(for intent: INIntent) -> Any { self }
}

/// Whether an app may speak with Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// What a user allows Siri: nothing, because a page has no Siri.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) { handler(.denied) }
    open class func siriLanguageCode() -> String { "en-US" }
}

/// A name or a number by which somebody is reached.
public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

open class INPersonHandle: NSObject, @unchecked Sendable {
    public let value: String?
    public let type: INPersonHandleType

    public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

/// A picture for an intent.
open class INImage: NSObject, @unchecked Sendable {
    let data: Data?

    public init(imageData: Data) { data = imageData }
    public init(named name: String) { data = nil }
    public init?(url URL: URL) { data = nil }
}

/// Somebody whom an intent concerns.
open class INPerson: NSObject, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
    }
}
