import Foundation
import MartletCore
import MartletElements

/// What an animation changes: the modifiers of one element at equal intervals.
struct StyleFrames: ModifierValue {
    /// The duration of all frames; 0 for those that are not shown by time.
    var seconds: Double
    var frames: [[AnyModifier]]

    /// A modifier that can be hashed.
    struct AnyModifier: Hashable, Sendable {
        let modifier: Modifier

        static func == (a: Self, b: Self) -> Bool { a.modifier == b.modifier }

        func hash(into hasher: inout Hasher) { modifier.value.hash(into: &hasher) }
    }

    init(seconds: Double, frames: [[any ModifierValue]]) {
        self.seconds = seconds
        self.frames = frames.map { $0.map { AnyModifier(modifier: Modifier($0)) } }
    }

    /// Returns the modifiers that a view consists of, beside its placeholder. Those that are views by themselves are left out.
    @MainActor
    static func modifiers(of view: some View, in environment: EnvironmentValues) -> [any ModifierValue] {
        guard let chain = view as? any ModifierChain else { return [] }
        var writer = ElementWriter(environment)
        chain.write(to: &writer)
        return writer.modifiers.map(\.value)
    }
}
