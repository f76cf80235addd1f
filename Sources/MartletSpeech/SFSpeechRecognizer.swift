@_exported import Foundation

// - Partly import Speech: it compiles, and recognition is denied: a server does not hear the user

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// Why nothing is recognized.
public struct SFSpeechError: LocalizedError, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case internalServiceError = 1, audioReadFailed = 2 }

    public static let errorDomain = "SFSpeechErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? { "There is nothing that recognizes speech." }
}

/// Sound to recognize.
open class SFSpeechRecognitionRequest: NSObject {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var contextualStrings: [String] = []
    open var addsPunctuation = false

    override init() { super.init() }
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL
    public init(url URL: URL) {
        url = URL
        super.init()
    }
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    public override init() { super.init() }
    open func endAudio() {}
}

/// Words. Nobody gets them.
open class SFTranscription: NSObject {
    open var formattedString: String { "" }
    override init() { super.init() }
}
open class SFSpeechRecognitionResult: NSObject {
    public let bestTranscription = SFTranscription()
    open var isFinal: Bool { true }
    override init() { super.init() }
}
open class SFSpeechRecognitionTask: NSObject {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open var isCancelled: Bool { false }
    open var error: (any Error)? { SFSpeechError(.internalServiceError) }
    override init() { super.init() }
    open func finish() {}
    open func cancel() {}
}

@preconcurrency
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

/// Recognizes speech: it is not available, and each task fails.
open class SFSpeechRecognizer: NSObject {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main

    public convenience override init() { self.init(speaking: .current) }
    public convenience init?(locale: Locale) { self.init(speaking: locale) }
    private init(speaking locale: Locale) {
        self.locale = locale
        super.init()
    }

    open class func supportedLocales() -> Set<Locale> { [] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        // Later, as the answer of a user would come.
        DispatchQueue.main.async { handler(.denied) }
    }

    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition: Bool { false }

    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, SFSpeechError(.internalServiceError))
        return SFSpeechRecognitionTask()
    }
}
