import MartletElements

extension View {
    /// Sets the value by which a container selects this view: a picker its options, a tab view its tabs.
    ///
    /// - Parameter includeOptional: Whether the tag also matches an optional of its type.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag, includesOptional: includeOptional))
    }
}

/// Passes the tag to the element's container.
struct TagModifier<Tag: Hashable>: ElementModifier, ElementTrait {
    nonisolated(unsafe) let tag: Tag  // Written once; its type need not be Sendable.
    let includesOptional: Bool

    nonisolated init(tag: Tag, includesOptional: Bool) {
        self.tag = tag
        self.includesOptional = includesOptional
    }

    var trait: Any { ElementTag(value: AnyHashable(tag), includesOptional: includesOptional) }
}

/// A view whose tag can be read before its node is made.
@MainActor
package protocol TagBearer {
    /// The outermost tag of the view; `nil` if it has none.
    var outermostTag: ElementTag? { get }
}

extension ModifiedContent: TagBearer {
    package var outermostTag: ElementTag? {
        (modifier as? any ElementTrait)?.trait as? ElementTag ?? (content as? any TagBearer)?.outermostTag
    }
}

/// The value by which a container selects an element.
package struct ElementTag: Equatable {
    package let value: AnyHashable
    let includesOptional: Bool
}
