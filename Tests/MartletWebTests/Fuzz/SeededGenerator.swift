import Foundation

/// A small generator with a seed (SplitMix64), so that a failure can be had again.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// How long a fuzz test goes on: so many rounds, or as many seconds as `MARTLET_FUZZ_SECONDS` says.
struct FuzzBudget {
    private let rounds: Int
    private let end: ContinuousClock.Instant?
    private var round = 0

    init(rounds: Int) {
        self.rounds = rounds
        let seconds = ProcessInfo.processInfo.environment["MARTLET_FUZZ_SECONDS"].flatMap { Double($0) }
        end = seconds.map { .now + .seconds($0) }
    }

    /// The seed: another each time where the test goes on for long.
    var seed: UInt64 { end == nil ? 20_260_101 : UInt64.random(in: 0...UInt64.max) }

    /// Whether there is another round.
    mutating func next() -> Bool {
        round += 1
        return end.map { .now < $0 } ?? (round <= rounds)
    }
}
