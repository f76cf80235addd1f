import MartletElements
import MartletGraph

/// A text that a page speaks, for a synthesizer.
@MainActor
final class Utterance {
    private static var count = 0

    let number: Int
    let words: String
    let language: String?
    /// 1 is the browser's usual rate.
    let rate: Double
    let pitch: Double
    let volume: Double
    private let source = Source()
    var isPaused = false { didSet { if isPaused != oldValue { source.changed() } } }
    var onReport: (SpeechReport) -> Void = { _ in }

    init(_ words: String, language: String?, rate: Double, pitch: Double, volume: Double) {
        // A number names an utterance in the process; it says nothing of any user.
        Self.count += 1
        number = Self.count
        (self.words, self.language, self.rate, self.pitch, self.volume) = (words, language, rate, pitch, volume)
    }

    func readIsPaused() -> Bool {
        source.wasRead()
        return isPaused
    }
}

/// What a page says about an utterance: `[moment, number, start, length]`, the last two for a word, in UTF-16 units.
struct SpeechReport: Equatable {
    enum Moment: String { case started, ended, paused, continued, word, failed }

    let moment: Moment
    let number: Int
    let start: Int
    let length: Int

    init?(_ value: Value?) {
        guard let parts = value?.listValue, parts.count == 4, let moment = parts[0].stringValue.flatMap(Moment.init(rawValue:)),
            let number = parts[1].intValue, let start = parts[2].intValue, let length = parts[3].intValue
        else { return nil }
        (self.moment, self.number) = (moment, number)
        (self.start, self.length) = (min(max(start, 0), 1 << 20), min(max(length, 0), 1 << 20))
    }
}
