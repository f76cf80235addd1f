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

    /// Returns the modifiers outside of what ``withMovingElement(_:isModified:)`` moves.
    @MainActor
    static func modifiers(of view: some View, in environment: EnvironmentValues) -> [any ModifierValue] {
        var writer = ElementWriter(environment)
        (view as? any ModifierChain)?.write(to: &writer, isModified: false)
        return writer.modifiers.map(\.value)
    }
}
