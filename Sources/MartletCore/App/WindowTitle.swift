/// Sets the window's title, which views inside can replace.
struct WindowTitle: LifecycleModifier {
    let title: String?

    nonisolated init(title: String?) { self.title = title }

    func mounted(_ memory: inout Void, _ node: AnyViewNode) {
        if let title { node.viewGraph.request(.title(title)) }
    }
}
