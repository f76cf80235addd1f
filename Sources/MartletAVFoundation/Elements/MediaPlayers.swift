import MartletCore
import MartletElements
import MartletGraph
import MartletUI

/// What the page of a session plays without a view of its own.
@MainActor
final class MediaPlayers {
    /// Views hold it in place of the playback, which lives as long as the app holds its player.
    fileprivate final class Entry {
        weak var playback: Playback?
        init(_ playback: Playback) { self.playback = playback }
    }

    private let source = Source()
    private var entries: [Entry] = []
    /// The utterances that the page speaks, one after the other: a page has one voice.
    private(set) var utterances: [Utterance] = []
    private var toneNumber = 0
    private var tonePitch = 0.0

    static func of(_ session: SessionContext) -> MediaPlayers { session.companion { MediaPlayers(of: $0) } }

    private init(of session: SessionContext) { session.show(layer: MediaLayer(players: self)) }

    func changed() { source.changed() }

    func add(_ playback: Playback) {
        entries.append(Entry(playback))
        changed()
    }

    /// The playbacks that no view shows.
    fileprivate var unseen: [Entry] {
        source.wasRead()
        entries.removeAll { $0.playback == nil }
        return entries.filter { $0.playback.map { $0.hasSource && !$0.hasView } ?? false }
    }

    // MARK: Speech

    func speak(_ utterance: Utterance) {
        utterances.append(utterance)
        changed()
    }

    func remove(_ utterance: Utterance) {
        utterances.removeAll { $0 === utterance }
        changed()
    }

    fileprivate var spoken: Utterance? {
        source.wasRead()
        return utterances.first
    }

    // MARK: Tones

    /// - Parameter pitch: In hertz.
    func playTone(pitch: Double) {
        toneNumber += 1
        tonePitch = pitch
        changed()
    }

    fileprivate var tone: (number: Int, pitch: Double)? {
        source.wasRead()
        return toneNumber > 0 ? (toneNumber, tonePitch) : nil
    }
}

private struct MediaLayer: View {
    let players: MediaPlayers

    var body: some View {
        ForEach(players.unseen, id: \.id) { UnseenSound(entry: $0) }
        if let utterance = players.spoken { SpokenText(utterance: utterance).id(utterance.number) }
        if let tone = players.tone { ToneElement(number: tone.number, pitch: tone.pitch) }
    }
}

extension MediaPlayers.Entry {
    fileprivate nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}

private struct UnseenSound: View {
    let entry: MediaPlayers.Entry

    var body: some View {
        if let playback = entry.playback { SoundElement(wishes: playback.read(), entry: entry) }
    }
}

private struct SoundElement: ElementView {
    typealias Body = Never
    let wishes: Playback.Wishes
    let entry: MediaPlayers.Entry

    static var _kind: Kind { .sound }

    func _lower(to element: inout ElementWriter) {
        if let playback = entry.playback { element.write(wishes, of: playback) }
    }
}

private struct SpokenText: View {
    let utterance: Utterance

    var body: some View { SpeechElement(utterance: utterance, isPaused: utterance.readIsPaused()) }
}

private struct SpeechElement: ElementView {
    typealias Body = Never
    let utterance: Utterance
    let isPaused: Bool

    static var _kind: Kind { .speech }

    func _lower(to element: inout ElementWriter) {
        element[.number] = .int(utterance.number)
        element[.words] = .string(utterance.words)
        element[.language] = utterance.language.map { .string($0) }
        element[.rate] = .double(utterance.rate)
        element[.pitch] = .double(utterance.pitch)
        element[.volume] = .double(utterance.volume)
        if isPaused { element[.isPaused] = true }
        element.on(.report) { [utterance] value in
            if let report = SpeechReport(value), report.number == utterance.number { utterance.onReport(report) }
        }
    }
}

private struct ToneElement: ElementView {
    typealias Body = Never
    let number: Int
    let pitch: Double

    static var _kind: Kind { .tone }

    func _lower(to element: inout ElementWriter) {
        element[.number] = .int(number)
        element[.pitch] = .double(pitch)
    }
}

extension ElementWriter {
    /// Writes what the page is to play, and passes on what it says.
    mutating func write(_ wishes: Playback.Wishes, of playback: Playback) {
        self[.source] = wishes.address.map { .string($0) }
        self[.sourceNumber] = .int(wishes.source)
        self[.playing] = .string("\(wishes.rateNumber):\(wishes.rate)")
        self[.seeking] = .string("\(wishes.secondsNumber):\(wishes.seconds)")
        if wishes.volume != 1 { self[.volume] = .double(wishes.volume) }
        if wishes.isMuted { self[.isMuted] = true }
        if wishes.loops { self[.loops] = true }
        self[.interval] = wishes.interval.map { .double($0) }
        on(.report) { [weak playback] value in
            if let report = MediaReport(value) { playback?.receive(report) }
        }
    }
}
