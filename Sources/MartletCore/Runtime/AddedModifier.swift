import MartletElements

extension View {
    /// Adds a modifier to each element of the view; `nil` adds nothing, but keeps the view's identity.
    package nonisolated func adding<M: ModifierValue>(_ value: M?) -> ModifiedContent<Self, AddedModifier<M>> {
        modifier(AddedModifier(value: value))
    }

    /// Adds a modifier that hosts apply to everything inside, and sets the matching environment value.
    package nonisolated func adding<M: ModifierValue, V: Sendable>(
        _ value: M?, _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ environmentValue: V
    ) -> ModifiedContent<Self, InheritedModifier<M, V>> {
        modifier(InheritedModifier(value: value, keyPath: keyPath, environmentValue: environmentValue))
    }
}

/// Adds a fixed modifier to the elements; it does not depend on the environment.
package struct AddedModifier<M: ModifierValue>: ElementModifier {
    let value: M?

    nonisolated init(value: M?) { self.value = value }

    package func _apply(to element: inout ElementWriter) {
        if let value { element.add(value) }
    }
}

/// A modifier that hosts apply to everything inside, with the matching environment value.
package struct InheritedModifier<M: ModifierValue, V: Sendable>: ElementModifier {
    let value: M?
    nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, V>  // A constant; key paths never change.
    let environmentValue: V

    nonisolated init(value: M?, keyPath: WritableKeyPath<EnvironmentValues, V>, environmentValue: V) {
        self.value = value
        self.keyPath = keyPath
        self.environmentValue = environmentValue
    }

    package static var _writesEnvironment: Bool { true }

    package func _apply(to element: inout ElementWriter) {
        if let value { element.add(value) }
    }

    package func _extend(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = environmentValue }
}
