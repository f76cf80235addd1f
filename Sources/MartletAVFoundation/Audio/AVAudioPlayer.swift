import Foundation
import MartletCore

/// An object that is told how a player of sounds goes on.
@MainActor @preconcurrency
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound in the page: of the app's resources, a file of the user's, or data, of at most 8 MiB.
///
/// - Partly: the browser begins a sound only after the user has done something in the page; the duration is 0 until the page has told it; there are no
///   levels, and sound comes from both sides alike.
@MainActor @preconcurrency
open class AVAudioPlayer: NSObject {
    private let playback = Playback()
    private var loopsLeft = 0
    private var knownRate: Float = 1

    open weak var delegate: (any AVAudioPlayerDelegate)?
    public let url: URL?
    public let data: Data?
    public private(set) var isPlaying = false
    /// The duration in seconds; 0 until the page has told it.
    public private(set) var duration: TimeInterval = 0
    public var numberOfChannels: Int { 2 }
    /// Stored, and without effect.
    open var isMeteringEnabled = false
    /// Stored, and without effect: sound comes from both sides alike.
    open var pan: Float = 0
    /// Whether ``rate`` has an effect.
    open var enableRate = false
    /// How often the sound is played again; below 0, until it is stopped.
    open var numberOfLoops = 0 {
        didSet {
            loopsLeft = numberOfLoops
            playback.loops = numberOfLoops < 0
        }
    }

    /// - Throws: An error if the file cannot be read, or is no sound.
    public convenience init(contentsOf url: URL) throws {
        try self.init(address: MediaAddress.address(of: url), url: url, data: nil)
    }

    public convenience init(contentsOf url: URL, fileTypeHint: String?) throws { try self.init(contentsOf: url) }

    /// - Throws: An error if the data is that of no sound, or too large.
    public convenience init(data: Data) throws { try self.init(address: MediaAddress.address(of: data), url: nil, data: data) }

    public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }

    private init(address: String, url: URL?, data: Data?) {
        self.url = url
        self.data = data
        super.init()
        playback.onReport = { [weak self] in self?.receive($0) }
        playback.load(address)
    }

    /// Lets the page load the sound, which it does anyway.
    @discardableResult
    open func prepareToPlay() -> Bool {
        playback.join()
        return true
    }

    /// Returns whether the page was asked to play.
    @discardableResult
    open func play() -> Bool {
        isPlaying = true
        playback.play(at: Double(enableRate ? rate : 1))
        return true
    }

    /// Plays after some time.
    ///
    /// - Parameter time: A time of the clock of ``deviceCurrentTime``.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        let delay = time - deviceCurrentTime
        guard delay > 0 else { return play() }
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(delay))
            self?.play()
        }
        return true
    }

    public var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    open func pause() {
        isPlaying = false
        playback.play(at: 0)
    }

    /// Pauses: the sound goes on where it was.
    open func stop() {
        pause()
        loopsLeft = numberOfLoops
    }

    open var currentTime: TimeInterval {
        get { playback.seconds }
        set { playback.seek(to: newValue.isFinite ? max(newValue, 0) : 0) }
    }

    open var volume: Float {
        get { Float(playback.volume) }
        set { playback.volume = Double(newValue) }
    }

    /// - Parameter duration: Without effect: the volume changes at once.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    /// From 0.5 to 2.
    open var rate: Float {
        get { knownRate }
        set {
            knownRate = newValue.isNaN ? 1 : min(max(newValue, 0.5), 2)
            if isPlaying, enableRate { playback.play(at: Double(knownRate)) }
        }
    }

    open func updateMeters() {}
    /// Silence: a page does not tell levels.
    open func averagePower(forChannel channel: Int) -> Float { -160 }
    /// Silence: a page does not tell levels.
    open func peakPower(forChannel channel: Int) -> Float { -160 }

    private func receive(_ report: MediaReport) {
        if let duration = report.duration { self.duration = duration }
        switch report.moment {
        case .playing: isPlaying = true
        case .paused: isPlaying = false
        case .ended where loopsLeft > 0:
            loopsLeft -= 1
            playback.seek(to: 0)
            play()
        case .ended:
            isPlaying = false
            loopsLeft = numberOfLoops
            delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        case .failed:
            isPlaying = false
            delegate?.audioPlayerDecodeErrorDidOccur(self, error: AVError(.fileFormatNotRecognized))
        case .ready, .waiting, .blocked, .seeked, .time: break
        }
    }
}
