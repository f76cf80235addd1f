import NIOCore

/// The last frames of a session, kept until the page acknowledges them.
///
/// Its size is limited: when it is full, the oldest frames are dropped, and a page that still needs them receives all content again.
struct ReplayBuffer {
    struct Frame {
        let number: Int
        let bytes: ByteBuffer
        /// The session's requests in this frame. They are kept when the frame is dropped, because new content does not include them.
        let requests: [String]
    }

    /// Ordered by number, without gaps, from `head` on.
    private var frames: [Frame] = []
    private var head = 0
    private var byteCount = 0
    private let limits: SessionLimits.Replay

    init(limits: SessionLimits.Replay) { self.limits = limits }

    var count: Int { frames.count - head }

    /// Appends a frame.
    /// - Returns: The frames dropped to make room, oldest first; these may be all frames.
    mutating func append(_ frame: Frame) -> ArraySlice<Frame> {
        frames.append(frame)
        byteCount += frame.bytes.readableBytes
        var kept = head
        while kept < frames.count, frames.count - kept > limits.frames || byteCount > limits.bytes {
            byteCount -= frames[kept].bytes.readableBytes
            kept += 1
        }
        guard kept > head else { return [] }
        let dropped = frames[head..<kept]
        head = kept
        compact()
        return dropped
    }

    /// Removes the frames up to a number.
    mutating func drop(through number: Int) {
        while head < frames.count, frames[head].number <= number {
            byteCount -= frames[head].bytes.readableBytes
            head += 1
        }
        compact()
    }

    /// Removes and returns all frames.
    mutating func takeAll() -> [Frame] {
        defer {
            frames = []
            head = 0
            byteCount = 0
        }
        return Array(frames[head...])
    }

    /// Returns the frames after `first` up to `last`; `nil` if some of them were dropped.
    func frames(after first: Int, through last: Int) -> ArraySlice<Frame>? {
        guard first < last else { return [] }
        guard head < frames.count, frames[head].number <= first + 1 else { return nil }
        return frames[(head + first + 1 - frames[head].number)...]
    }

    /// Frees the memory before the head, rarely enough to cost almost nothing. An empty buffer frees all its memory, because most sessions
    /// are idle.
    private mutating func compact() {
        if head == frames.count {
            frames = []
            head = 0
        } else if head >= 32, head * 2 >= frames.count {
            frames.removeFirst(head)
            head = 0
        }
    }
}
