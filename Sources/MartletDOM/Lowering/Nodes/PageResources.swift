import MartletElements

/// What the lowering takes from the host beside the elements.
@MainActor
final class PageResources {
    /// The SVG that shows a system symbol.
    let symbol: (String) -> String
    private let report: (String) -> Void
    private let known: (Kind) -> (any ElementLowering.Type)?
    private var unknownKinds: Set<Kind> = []

    /// - Parameters:
    ///   - symbol: The SVG that shows the system symbol of a name.
    ///   - report: Takes a line for the log.
    ///   - known: How a kind is shown.
    init(
        symbol: @escaping (String) -> String, report: @escaping (String) -> Void, known: @escaping (Kind) -> (any ElementLowering.Type)?
    ) {
        self.symbol = symbol
        self.report = report
        self.known = known
    }

    func lowering(of element: Element) -> any ElementLowering.Type {
        if let lowering = known(element.kind) { return lowering }
        if unknownKinds.insert(element.kind).inserted { report("elements of the kind '\(element.kind)' are shown by their children alone") }
        return UnknownLowering.self
    }
}
