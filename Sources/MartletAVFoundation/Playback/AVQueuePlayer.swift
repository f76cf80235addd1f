import Foundation

/// Plays several items, one after the other.
@MainActor @preconcurrency
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []
    /// The looper that fills the queue again.
    weak var looper: AVPlayerLooper?

    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    public convenience init(items: [AVPlayerItem]) {
        self.init()
        queue = items
        super.replaceCurrentItem(with: items.first)
    }

    open func items() -> [AVPlayerItem] { queue }

    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        queue = (item.map { [$0] } ?? []) + queue.dropFirst()
        super.replaceCurrentItem(with: item)
    }

    /// Ends the present item, and plays the next one.
    open func advanceToNextItem() {
        queue = Array(queue.dropFirst())
        super.replaceCurrentItem(with: queue.first)
        if rate > 0 { rate = rate }
    }

    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }

    /// - Parameter afterItem: `nil` inserts the item at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: place)
        if currentItem == nil { super.replaceCurrentItem(with: item) }
    }

    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        queue.removeAll { $0 === item }
    }

    open func removeAllItems() {
        queue = []
        super.replaceCurrentItem(with: nil)
    }

    override func ended(_ item: AVPlayerItem) {
        if let looper { return looper.playAgain() }
        guard actionAtItemEnd != .pause, actionAtItemEnd != .none, item === currentItem else { return }
        let rate = max(defaultRate, rate)
        advanceToNextItem()
        if currentItem != nil { self.rate = rate }
    }
}

/// Plays an item again and again.
@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }

    public private(set) var status = Status.ready
    /// How often the item has been played to its end.
    public private(set) var loopCount = 0
    public var loopingPlayerItems: [AVPlayerItem] { player?.items() ?? [] }
    private weak var player: AVQueuePlayer?
    private let range: CMTimeRange

    /// - Parameter timeRange: The part to play. Its end has no effect: the item is played to its own.
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange = .invalid) {
        self.player = player
        range = timeRange
        super.init()
        player.looper = self
        if player.currentItem == nil { player.insert(templateItem, after: nil) }
    }

    open func disableLooping() {
        status = .cancelled
        if player?.looper === self { player?.looper = nil }
    }

    func playAgain() {
        guard let player else { return }
        loopCount += 1
        player.seek(to: range.isValid ? range.start : .zero)
        player.rate = max(player.defaultRate, player.rate)
    }
}
