import MartletElements

extension View {
    /// Gives this view the value by which a container chooses it: a picker its options, a tab view its tabs.
    ///
    /// - Parameter includeOptional: Whether the tag also stands for an optional of its value.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag, includesOptional: includeOptional))
    }
}

/// Tells the container of an element its tag.
struct TagModifier<Tag: Hashable>: ElementModifier, ElementTrait {
    nonisolated(unsafe) let tag: Tag  // Written once; its type need not be Sendable.
    let includesOptional: Bool

    nonisolated init(tag: Tag, includesOptional: Bool) {
        self.tag = tag
        self.includesOptional = includesOptional
    }

    var trait: Any { ElementTag(value: AnyHashable(tag), includesOptional: includesOptional) }
}

/// A view that tells its tag before it is made.
@MainActor
package protocol TagBearer {
    /// The outermost of the tags around the view.
    var outermostTag: ElementTag? { get }
}

extension ModifiedContent: TagBearer {
    package var outermostTag: ElementTag? {
        (modifier as? any ElementTrait)?.trait as? ElementTag ?? (content as? any TagBearer)?.outermostTag
    }
}

/// The value by which a container chooses an element.
package struct ElementTag: Equatable {
    package let value: AnyHashable
    let includesOptional: Bool
}
