import MartletLayout
import Testing

/// A layout whose frames in SwiftUI somebody has published.
struct SourcedCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Where the frames, or the rule that gives them, can be looked up.
    let source: String
    let size: Size
    let frames: [String: Rect]
    let tree: @Sendable () -> LayoutNode

    /// - Parameters:
    ///   - size: The size that the tree is offered, and centred in.
    ///   - frames: The frames of the nodes with names.
    init(
        _ name: String, _ source: String, in width: Double, _ height: Double, _ frames: [String: Rect],
        _ tree: @escaping @Sendable () -> LayoutNode
    ) {
        testDescription = name
        self.source = source
        size = Size(width, height)
        self.frames = frames
        self.tree = tree
    }
}

@Suite struct `The engine gives the frames that sources tell of SwiftUI` {
    @Test(arguments: StackCases.all)
    func `of stacks`(_ sourced: SourcedCase) { check(sourced) }

    @Test(arguments: FrameCases.all)
    func `of frames`(_ sourced: SourcedCase) { check(sourced) }

    @Test(arguments: ModifierCases.all)
    func `of other modifiers`(_ sourced: SourcedCase) { check(sourced) }

    private func check(_ sourced: SourcedCase) {
        let frames = sourced.tree().frames(in: sourced.size).mapValues(\.rounded)
        for (name, frame) in sourced.frames { #expect(frames[name] == frame.rounded, "\(name), see \(sourced.source)") }
    }
}

extension Rect {
    /// The rectangle in hundredths of a point, as sources tell numbers.
    fileprivate var rounded: Rect {
        func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }
        return Rect(round(x), round(y), round(width), round(height))
    }
}
