import NIOCore
import Testing

@testable import MartletWeb

@Suite("Random bytes")
struct ClientFrameFuzzTests {
    private static let valid = [
        #"[1,"tap",2]"#, #"[12,"change",7,["some \"text\" \u00e9\ud83d\ude00",3]]"#, #"[3,"measure",5,[1.5,-2e3,0,44]]"#, #"[0,"ping"]"#,
        #"[0,"ack",31]"#, #"[4,"navigate",0,"/menu?x=1"]"#, #"[5,"phase",0,"active"]"#,
        #"[6,"traits",0,{"width":800,"height":600,"scale":2,"dark":true,"reduceMotion":false,"locale":"en-GB","timeZone":"UTC","keyboard":0}]"#,
    ]
    private static let alphabet = Array(#"[]{}",:\u0123456789eE+-.truefalsnck "#.utf8) + [0, 0x1F, 0x80, 0xC3, 0xED, 0xA0, 0xF4, 0xFF]

    @Test("are read as a frame or turned away, and never do harm: 20,000 frames, made up or mutated")
    func decode() {
        var generator = SeededGenerator(state: 20260101)
        var counts = (read: 0, refused: 0)
        for round in 0..<20_000 {
            let bytes = round.isMultiple(of: 4) ? Self.madeUp(&generator) : Self.mutated(&generator)
            do {
                _ = try ClientFrame(ByteBuffer(bytes: bytes))
                counts.read += 1
            } catch {
                #expect(!error.description.isEmpty)
                counts.refused += 1
            }
        }
        #expect(counts.read > 500)
        #expect(counts.refused > 10_000)
    }

    private static func madeUp(_ generator: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...60, using: &generator)).map { _ in alphabet.randomElement(using: &generator)! }
    }

    /// A valid frame with a few bytes changed, removed, added or repeated.
    private static func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(valid.randomElement(using: &generator)!.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let index = Int.random(in: 0..<max(1, bytes.count), using: &generator)
            guard index < bytes.count else { continue }
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[index] = alphabet.randomElement(using: &generator)!
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
            case 3: bytes.removeSubrange(index...)
            default: bytes.insert(contentsOf: bytes[index...].prefix(8), at: index)
            }
        }
        return bytes
    }
}
