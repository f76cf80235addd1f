/// Gives the window its title while nothing inside has one of its own.
struct WindowTitle: LifecycleModifier {
    let title: String?

    nonisolated init(title: String?) { self.title = title }

    func mounted(_ memory: inout Void, _ node: AnyViewNode) {
        if let title { node.viewGraph.request(.title(title)) }
    }
}
