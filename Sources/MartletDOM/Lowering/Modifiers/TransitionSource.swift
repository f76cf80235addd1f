import MartletElements

extension TransitionSource: AttributeModifier {
    static let attributeNames = ["data-seed"]
    /// The client script measures the node when a screen grows out of it.
    var attributes: [(name: String, value: String)] { [("data-seed", name)] }
}
