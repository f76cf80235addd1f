import Foundation
import MartletCore
import MartletElements

/// What an animation changes: the modifiers of one element at equal intervals.
struct StyleFrames: ModifierValue {
    /// The duration of all frames; 0 for those that are not shown by time.
    var seconds: Double
    var frames: [[Modifier]]

    init(seconds: Double, frames: [[any ModifierValue]]) {
        self.seconds = seconds
        self.frames = frames.map { $0.map { Modifier($0) } }
    }

    /// Returns the modifiers outside of what ``withMovingElement(_:isModified:)`` moves.
    @MainActor
    static func modifiers(of view: some View, in environment: EnvironmentValues) -> [any ModifierValue] {
        var writer = ElementWriter(environment)
        (view as? any ModifierChain)?.write(to: &writer, isModified: false)
        return writer.modifiers.map(\.value)
    }
}
