import MartletElements
import MartletUI

/// A list whose rows are made as they come near.
struct LazyPart<Content: View>: ElementView {
    let _content: Content

    init(@ViewBuilder content: () -> Content) { _content = content() }

    static var _kind: Kind { .list }
    static var _laziness: Laziness { .lazy }
}
