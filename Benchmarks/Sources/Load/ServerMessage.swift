import NIOCore

/// The start of a server's frame: `[number, handled, …]`.
struct ServerMessage: Equatable {
    /// The number of a frame with changes; 0 for other frames.
    var number: Int
    /// The number of the last event that the server has handled.
    var handled: Int

    /// - Returns: `nil` if the text does not begin with two numbers.
    init?(_ bytes: ByteBufferView) {
        var rest = bytes[...]
        guard rest.popFirst() == UInt8(ascii: "["), let number = Self.number(&rest), rest.popFirst() == UInt8(ascii: ","),
            let handled = Self.number(&rest)
        else { return nil }
        self.number = number
        self.handled = handled
    }

    private static func number(_ bytes: inout ByteBufferView.SubSequence) -> Int? {
        var value: Int?
        while let byte = bytes.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
            value = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
            bytes.removeFirst()
        }
        return value
    }
}
