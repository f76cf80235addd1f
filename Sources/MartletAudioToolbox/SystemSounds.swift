@_exported import Foundation
import MartletAVFoundation
import MartletCore
import Synchronization

// - Partly import AudioToolbox: system sounds: a short tone, the device's motor, or a sound of the app's; the rest is missing

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32
/// The address of a sound, so that `url as CFURL` is what ``AudioServicesCreateSystemSoundID(_:_:)`` takes.
public typealias CFURL = NSURL

/// Lets the device vibrate: see ``AudioServicesPlaySystemSound(_:)``.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// The sounds that the app has registered.
private let registered = Mutex<(last: SystemSoundID, urls: [SystemSoundID: URL])>((5000, [:]))

/// Plays a sound of the app's that has a number, or a short tone in place of one of Apple's. Vibrations (1519, 1520, 1521 and
/// ``kSystemSoundID_Vibrate``) are those of the device's motor, where the browser has access to it.
@MainActor @preconcurrency
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    if let url = registered.withLock({ $0.urls[inSystemSoundID] }) { return SoundBox.play(url) }
    switch inSystemSoundID {
    case kSystemSoundID_Vibrate: CurrentSession.context?.request(.vibrate([400]))
    case 1519: CurrentSession.context?.request(.vibrate([10]))
    case 1520: CurrentSession.context?.request(.vibrate([30]))
    case 1521: CurrentSession.context?.request(.vibrate([15, 60, 15, 60, 15]))
    // The clicks of a keyboard are lower than alerts.
    case 1103...1105, 1155...1157, 1306: Tones.play(pitch: 440)
    default: Tones.play(pitch: 880)
    }
}

@MainActor @preconcurrency
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    if inSystemSoundID != kSystemSoundID_Vibrate { CurrentSession.context?.request(.vibrate([400])) }
}

@MainActor @preconcurrency
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    inCompletionBlock?()
}

/// Gives a sound of the app's a number.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    outSystemSoundID.pointee = registered.withLock {
        $0.last += 1
        $0.urls[$0.last] = inFileURL as URL
        return $0.last
    }
    return 0
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    registered.withLock { _ = $0.urls.removeValue(forKey: inSystemSoundID) }
    return 0
}

/// The sounds that a session plays, each until its end.
@MainActor
private final class SoundBox: NSObject, AVAudioPlayerDelegate {
    private var players: [AVAudioPlayer] = []

    static func play(_ url: URL) {
        guard let session = CurrentSession.context, let player = try? AVAudioPlayer(contentsOf: url) else { return }
        let box = session.companion { _ in SoundBox() }
        box.players.append(player)
        player.delegate = box
        player.play()
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { players.removeAll { $0 === player } }
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { players.removeAll { $0 === player } }
}
