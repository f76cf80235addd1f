import MartletCore
import MartletUI

/// Makes sketches from a seed: the same seed gives the same sketch.
struct Generator {
    private var random: SeededRandom
    private let features: Features

    init(seed: UInt64, features: Features) {
        random = SeededRandom(seed: seed)
        self.features = features
    }

    mutating func sketch() -> Sketch { container(depth: Int.random(in: 1...3, using: &random)) }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }

    private mutating func alignment() -> Alignment {
        pick([.center, .center, .top, .bottom, .leading, .trailing, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing])
    }

    private mutating func spacing() -> Double? { pick([nil, nil, 0, 4, 10, -6]) }

    private mutating func container(depth: Int) -> Sketch {
        let axis = Int.random(in: 0..<(features.contains(.depth) ? 3 : 2), using: &random)
        let count = Int.random(in: 2...(axis == 2 ? 3 : 4), using: &random)
        var children: [Sketch] = []
        for _ in 0..<count { children.append(child(depth: depth - 1, inStack: axis != 2)) }
        switch axis {
        case 0: return .row(pick([.center, .center, .top, .bottom]), spacing(), children)
        case 1: return .column(pick([.center, .center, .leading, .trailing]), spacing(), children)
        default: return .depth(alignment(), children)
        }
    }

    private mutating func child(depth: Int, inStack: Bool) -> Sketch {
        if inStack, features.contains(.spacers), chance(12) {
            let spacer = Sketch.spacer(pick([nil, nil, 0, 12]))
            return chance(20) ? .frame(spacer, chance(50) ? sixth() : nil, sixth(), .center) : spacer
        }
        if inStack, features.contains(.dividers), chance(6) { return .divider }
        let content = depth > 0 && chance(45) ? container(depth: depth) : leaf()
        return modified(content, depth: depth, inStack: inStack)
    }

    private mutating func leaf() -> Sketch {
        chance(45) ? .fill : .fixed(Double(Int.random(in: 2...12, using: &random) * 5), Double(Int.random(in: 2...12, using: &random) * 5))
    }

    private mutating func modified(_ content: Sketch, depth: Int, inStack: Bool) -> Sketch {
        var result = content
        for _ in 0..<pick([0, 0, 1, 1, 2]) { result = modifier(around: result, depth: depth) }
        if inStack, features.contains(.priorities), chance(8) { result = .priority(result, pick([-1, 1])) }
        return result
    }

    private mutating func modifier(around content: Sketch, depth: Int) -> Sketch {
        let feature = pick(features.modifiers)
        switch feature {
        case .frames:
            let (width, height) = pick([(true, false), (false, true), (true, true)])
            return .frame(content, width ? sixth() : nil, height ? sixth() : nil, alignment())
        case .maxima:
            let (width, height) = pick([(true, false), (false, true), (true, true)])
            return .bounded(
                content, .init(maxWidth: width ? pick([sixth(), .infinity]) : nil, maxHeight: height ? pick([sixth(), .infinity]) : nil),
                alignment())
        case .minima:
            let (width, height) = pick([(true, false), (false, true), (true, true)])
            return .bounded(content, .init(minWidth: width ? sixth() : nil, minHeight: height ? sixth() : nil), alignment())
        case .padding:
            let insets = EdgeInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset())
            return .padded(content, insets)
        case .negativePadding:
            return .padded(
                content, EdgeInsets(top: -inset() / 4, leading: -inset() / 4, bottom: -inset() / 4, trailing: -inset() / 4))
        case .fixedSize:
            let (horizontal, vertical) = pick([(true, false), (false, true), (true, true)])
            return .fixedSize(content, horizontal: horizontal, vertical: vertical)
        case .ratios:
            guard case .fill = content else { return content }
            let ratio = Sketch.ratio(content, pick([0.5, 1, 2]), features.contains(.fillRatios) ? pick([.fit, .fill]) : .fit)
            return .frame(ratio, sixth(), sixth(), alignment())
        case .offsets: return .offset(content, inset() - 8, inset() - 8)
        case .positions: return .position(content, sixth(), sixth())
        case .layers: return chance(50) ? .over(content, alignment(), leaf()) : .behind(content, alignment(), leaf())
        default: return content
        }
    }

    private mutating func sixth() -> Double { Double(Int.random(in: 2...12, using: &random) * 10) }
    private mutating func inset() -> Double { Double(Int.random(in: 0...8, using: &random) * 2) }
}

/// What sketches may contain beside stacks of colours and of frames of fixed sizes.
struct Features: OptionSet {
    let rawValue: Int

    static let depth = Features(rawValue: 1)
    static let spacers = Features(rawValue: 2)
    static let dividers = Features(rawValue: 4)
    static let frames = Features(rawValue: 8)
    static let maxima = Features(rawValue: 16)
    static let minima = Features(rawValue: 32)
    static let padding = Features(rawValue: 64)
    static let negativePadding = Features(rawValue: 128)
    static let fixedSize = Features(rawValue: 256)
    static let ratios = Features(rawValue: 512)
    static let fillRatios = Features(rawValue: 1024)
    static let offsets = Features(rawValue: 2048)
    static let positions = Features(rawValue: 4096)
    static let layers = Features(rawValue: 8192)
    static let priorities = Features(rawValue: 16384)

    static let names: [(String, Features)] = [
        ("depth", .depth), ("spacers", .spacers), ("dividers", .dividers), ("frames", .frames), ("maxima", .maxima), ("minima", .minima),
        ("padding", .padding), ("negativePadding", .negativePadding), ("fixedSize", .fixedSize), ("ratios", .ratios),
        ("fillRatios", .fillRatios), ("offsets", .offsets), ("positions", .positions), ("layers", .layers), ("priorities", .priorities),
    ]

    /// The modifiers among the features, and one that changes nothing.
    var modifiers: [Features] {
        let all: [Features] = [
            .frames, .maxima, .minima, .padding, .negativePadding, .fixedSize, .ratios, .offsets, .positions, .layers,
        ]
        return [Features()] + all.filter(contains)
    }
}

/// SplitMix64: https://prng.di.unimi.it/splitmix64.c
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
