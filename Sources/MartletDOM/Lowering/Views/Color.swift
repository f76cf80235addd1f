import MartletElements

enum ColorLowering: ElementLowering {
    static func core(_ element: Element) -> Core {
        guard let paint = element.modifier(Fill.self)?.paint else { return Core("div", stage: .background) }
        var core = Core("div", style: [("background", paint.css)], stage: .background)
        if let backdrop = paint.backdrop { core.style.append(("backdrop-filter", backdrop)) }
        return core
    }
}
