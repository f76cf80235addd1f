import Foundation
import MartletCore

/// The slowest, usual and fastest rate of an utterance.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// The language of a voice. The browser chooses the voice.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
    public let language: String
    public let identifier: String
    public var name: String { Locale.current.localizedString(forIdentifier: language) ?? language }

    /// - Parameter code: A language, such as `en-GB`; `nil` is that of the process.
    public init?(language code: String?) {
        language = code ?? Self.currentLanguageCode()
        identifier = language
    }

    public init?(identifier: String) {
        language = identifier
        self.identifier = identifier
    }

    public class func currentLanguageCode() -> String { Locale.current.identifier.replacing("_", with: "-") }
    /// Empty: the server does not know the voices of the user's browser.
    public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// A text to be spoken.
open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    /// From 0 to 1; 0.5 is usual.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// From 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// From 0 to 1.
    open var volume: Float = 1
    /// Stored, and without effect.
    open var preUtteranceDelay: TimeInterval = 0
    /// Stored, and without effect.
    open var postUtteranceDelay: TimeInterval = 0
    /// Stored, and without effect.
    open var prefersAssistiveTechnologySettings = false

    public init(string: String) { speechString = string }
}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// An object that is told how the speaking goes on.
@MainActor @preconcurrency
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) {}
}

/// Speaks texts, with the voice of the user's browser.
///
/// - Partly: the browser chooses the voice for the language; it speaks only after the user has done something in the page; a text has at most 32 KiB.
@MainActor @preconcurrency
open class AVSpeechSynthesizer: NSObject {
    private static let longest = 32 << 10

    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    private var waiting: [(utterance: AVSpeechUtterance, spoken: Utterance)] = []
    public private(set) var isPaused = false
    public var isSpeaking: Bool { !waiting.isEmpty }
    private weak var players: MediaPlayers?

    public override init() { super.init() }

    isolated deinit { for (_, spoken) in waiting { players?.remove(spoken) } }

    /// Speaks a text after those that wait. One that is too long fails.
    open func speak(_ utterance: AVSpeechUtterance) {
        guard let session = CurrentSession.context, utterance.speechString.utf8.count <= Self.longest else {
            delegate?.speechSynthesizer(self, didCancel: utterance)
            return
        }
        func bounded(_ number: Float, _ range: ClosedRange<Double>) -> Double {
            number.isNaN ? 1 : min(max(Double(number), range.lowerBound), range.upperBound)
        }
        let spoken = Utterance(
            utterance.speechString, language: utterance.voice?.language, rate: bounded(utterance.rate * 2, 0.1...2),
            pitch: bounded(utterance.pitchMultiplier, 0.5...2), volume: bounded(utterance.volume, 0...1))
        spoken.onReport = { [weak self, weak spoken] report in
            if let spoken { self?.receive(report, about: spoken) }
        }
        waiting.append((utterance, spoken))
        let players = MediaPlayers.of(session)
        self.players = players
        players.speak(spoken)
    }

    /// Cancels what is spoken and what waits.
    ///
    /// - Parameter boundary: Without effect: the voice stops at once.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        let stopped = waiting
        (waiting, isPaused) = ([], false)
        for (utterance, spoken) in stopped {
            players?.remove(spoken)
            delegate?.speechSynthesizer(self, didCancel: utterance)
        }
        return !stopped.isEmpty
    }

    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let first = waiting.first, !isPaused else { return false }
        first.spoken.isPaused = true
        return true
    }

    @discardableResult
    open func continueSpeaking() -> Bool {
        guard let first = waiting.first, first.spoken.isPaused else { return false }
        first.spoken.isPaused = false
        return true
    }

    private func receive(_ report: SpeechReport, about spoken: Utterance) {
        guard let index = waiting.firstIndex(where: { $0.spoken === spoken }) else { return }
        let utterance = waiting[index].utterance
        switch report.moment {
        case .started: delegate?.speechSynthesizer(self, didStart: utterance)
        case .paused:
            isPaused = true
            delegate?.speechSynthesizer(self, didPause: utterance)
        case .continued:
            isPaused = false
            delegate?.speechSynthesizer(self, didContinue: utterance)
        case .word:
            let length = utterance.speechString.utf16.count
            let start = min(report.start, length)
            // Apps turn it into a range of the text, which begins and ends between characters.
            let range = NSString(string: utterance.speechString)
                .rangeOfComposedCharacterSequences(for: NSRange(location: start, length: min(report.length, length - start)))
            delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance)
        case .ended, .failed:
            waiting.remove(at: index)
            isPaused = false
            players?.remove(spoken)
            if report.moment == .ended {
                delegate?.speechSynthesizer(self, didFinish: utterance)
            } else {
                delegate?.speechSynthesizer(self, didCancel: utterance)
            }
        }
    }
}
