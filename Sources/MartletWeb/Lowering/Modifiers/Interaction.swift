import MartletElements

extension HitTesting: BoxModifier {
    func apply(to boxes: inout Boxes) { boxes.inherit("pointer-events", isEnabled ? "auto" : "none") }
}

extension ControlScale: BoxModifier {
    func apply(to boxes: inout Boxes) { boxes.core.addClass("size-\(name.cssName)") }
}

extension Help: AttributeModifier {
    static let attributeNames = ["title"]
    var attributes: [(name: String, value: String)] { [("title", text)] }
}

extension TransitionNames: AttributeModifier {
    static let attributeNames = ["data-transition", "data-motion"]
    var attributes: [(name: String, value: String)] {
        let (enter, leave) = (Self.list(insertion), Self.list(removal))
        return [("data-transition", enter == leave ? enter : "\(enter)/\(leave)")] + (motion.map { [("data-motion", $0.json)] } ?? [])
    }

    private static func list(_ names: String) -> String { names.split(separator: " ").joined(separator: ",") }
}
