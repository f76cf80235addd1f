import MartletElements
import MartletUI

/// A list that creates its rows lazily.
struct LazyPart<Content: View>: ElementView {
    let _content: Content

    init(@ViewBuilder content: () -> Content) { _content = content() }

    static var _kind: Kind { .list }
    static var _laziness: Laziness { .lazy }
}
