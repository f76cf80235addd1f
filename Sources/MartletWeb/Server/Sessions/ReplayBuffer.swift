import NIOCore

/// The last frames of a session, kept until the page says that it has them.
///
/// It is bounded: what does not fit pushes the oldest out, and a page that would have needed those gets everything anew.
struct ReplayBuffer {
    struct Frame {
        let number: Int
        let bytes: ByteBuffer
        /// What the session asked of the page in this frame. It outlives the frame: content can be sent anew, a wish cannot be seen in it.
        let requests: [String]
    }

    /// In the order of their numbers, without a gap, from `head` on.
    private var frames: [Frame] = []
    private var head = 0
    private var byteCount = 0
    private let limits: SessionLimits.Replay

    init(limits: SessionLimits.Replay) { self.limits = limits }

    var count: Int { frames.count - head }

    /// Keeps a frame.
    /// - Returns: The frames that had to make room, oldest first; it may be all of them.
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

    /// Lets go of the frames up to a number.
    mutating func drop(through number: Int) {
        while head < frames.count, frames[head].number <= number {
            byteCount -= frames[head].bytes.readableBytes
            head += 1
        }
        compact()
    }

    /// All frames, which are then no longer kept.
    mutating func takeAll() -> [Frame] {
        defer {
            frames = []
            head = 0
            byteCount = 0
        }
        return Array(frames[head...])
    }

    /// The frames after one number and up to another, if all of them are here.
    func frames(after first: Int, through last: Int) -> ArraySlice<Frame>? {
        guard first < last else { return [] }
        guard head < frames.count, frames[head].number <= first + 1 else { return nil }
        return frames[(head + first + 1 - frames[head].number)...]
    }

    /// Frees the room before the head, so rarely that it costs nothing. An empty buffer gives all memory back: most sessions are idle.
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
