import MartletElements

/// What the lowering takes from the host beside the elements.
@MainActor
public final class PageResources {
    /// The SVG that shows a system symbol.
    let symbol: (String) -> String
    let pictures: any PictureLocating
    private let report: (String) -> Void
    private let known: (Kind) -> (any ElementLowering.Type)?
    private var unknownKinds: Set<Kind> = []

    /// - Parameters:
    ///   - symbol: The SVG that shows the system symbol of a name.
    ///   - pictures: Where pictures are found.
    ///   - report: Takes a line for the log.
    ///   - known: How a kind is shown.
    init(
        symbol: @escaping (String) -> String, pictures: any PictureLocating, report: @escaping (String) -> Void,
        known: @escaping (Kind) -> (any ElementLowering.Type)?
    ) {
        self.symbol = symbol
        self.pictures = pictures
        self.report = report
        self.known = known
    }

    func lowering(of element: Element) -> any ElementLowering.Type {
        if let lowering = known(element.kind) { return lowering }
        if unknownKinds.insert(element.kind).inserted { report("elements of the kind '\(element.kind)' are shown by their children alone") }
        return UnknownLowering.self
    }
}
