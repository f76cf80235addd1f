import AVFoundation
import Foundation
import MartletCore
import MartletDOM
import MartletElements
import MartletTest

extension TestHost {
    /// The elements of a kind, in the order of the tree.
    func elements(of kind: Kind) -> [Element] {
        var found: [Element] = []
        session.tree.root.forEachDescendant { if $0.kind == kind { found.append($0) } }
        return found
    }

    /// Runs code of the session, as a handler of the app would.
    @discardableResult
    func inSession<Result>(_ action: () throws -> Result) rethrows -> Result {
        try act { try CurrentSession.run(session.graph.session, action) }
    }

    /// Says what a page would say of the only element of a kind.
    func report(
        _ moment: String, at seconds: Double = 0, of duration: Double = -1, rate: Double = 1, source: Int = 1, on kind: Kind = .sound
    ) {
        say([.string(moment), .double(seconds), .double(duration), .double(rate), .int(source)], on: kind)
    }

    func say(_ value: Value, on kind: Kind) {
        guard let element = elements(of: kind).first else { return }
        send(.element(Event(.report, on: element.id, value: value)))
    }

    var html: String { DOMLowering(symbol: { _ in "" }).content(of: session.tree) }
}

/// A second of silence, as a WAV file.
let silence: Data = {
    func little(_ number: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    let header: [[UInt8]] = [
        Array("RIFF".utf8), little(36 + 8000, 4), Array("WAVEfmt ".utf8), little(16, 4), little(1, 2), little(1, 2), little(8000, 4),
        little(8000, 4), little(1, 2), little(8, 2), Array("data".utf8), little(8000, 4),
    ]
    return Data(header.flatMap(\.self) + [UInt8](repeating: 128, count: 8000))
}()
