import MartletElements

/// The host's resources for the lowering.
@MainActor
public final class PageResources {
    /// Returns the SVG of a system symbol.
    package let symbol: (String) -> String
    package let pictures: any PictureLocating
    private let report: (String) -> Void
    private let known: (Kind) -> (any ElementLowering.Type)?
    private var unknownKinds: Set<Kind> = []
    /// The rules of the style sheet that pages with these classes need. An app has few different pages.
    private var styles: [Set<String>: String] = [:]
    private static let styleLimit = 200

    /// - Parameters:
    ///   - symbol: Returns the SVG of a system symbol by name.
    ///   - pictures: Locates images.
    ///   - report: Receives log messages.
    ///   - known: Returns the lowering of a kind.
    init(
        symbol: @escaping (String) -> String, pictures: any PictureLocating, report: @escaping (String) -> Void,
        known: @escaping (Kind) -> (any ElementLowering.Type)?
    ) {
        self.symbol = symbol
        self.pictures = pictures
        self.report = report
        self.known = known
    }

    /// Returns the rules of the style sheet that can match in a page with these classes.
    func style(for classes: Set<String>) -> String {
        if let style = styles[classes] { return style }
        if styles.count == Self.styleLimit { styles = [:] }
        let style = StyleSheet.rules.text(for: classes)
        styles[classes] = style
        return style
    }

    func lowering(of element: Element) -> any ElementLowering.Type {
        if let lowering = known(element.kind) { return lowering }
        if unknownKinds.insert(element.kind).inserted { report("elements of the kind '\(element.kind)' are shown by their children alone") }
        return UnknownLowering.self
    }
}
