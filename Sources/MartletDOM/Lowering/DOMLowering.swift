import MartletElements

/// Converts the elements of sessions to HTML for the first paint, then to patches that the client script applies.
///
/// It holds no session state, so one instance serves all sessions.
@MainActor
public struct DOMLowering {
    let resources: PageResources

    /// - Parameters:
    ///   - symbol: Returns the SVG of a system symbol by name.
    ///   - pictures: Locates images; `nil` for a host that serves none.
    ///   - report: Receives log messages about unknown kinds and symbols.
    public init(
        symbol: @escaping (String) -> String, pictures: (any PictureLocating)? = nil, report: @escaping (String) -> Void = { _ in }
    ) {
        Lowerings.addStandard()
        resources = PageResources(symbol: symbol, pictures: pictures ?? NoPictures(), report: report) { Lowerings[$0] }
    }

    /// The URL of the app's icon, if its assets contain an `AppIcon`.
    package var iconOfApp: String? { resources.pictures.addresses(ofPicture: "AppIcon", library: nil)?.source }

    /// Returns the HTML of all content of a session: the root element's node for the page's body.
    public func content(of tree: ElementTree) -> String {
        _ = tree.settleLayout()
        return html(of: tree.root).string
    }

    /// Returns the patches for one turn: a JSON array.
    ///
    /// `outcome` must be the last one that the tree has taken, so that the tree is in the state after it.
    public func patches(for outcome: Outcome, of tree: ElementTree) -> String {
        var run = PatchRun(tree: tree, lowering: self)
        return run.patches(for: outcome)
    }

    func html(of element: Element) -> HTMLWriter {
        var page = PageWriter(resources: resources)
        page.element(element)
        return page.html
    }

    /// Returns the HTML inside an element or inside one of its parts.
    func html(inside element: Element, part: String?) -> HTMLWriter {
        var page = PageWriter(resources: resources)
        let lowering = resources.lowering(of: element)
        if let part { lowering.inside(part: part, of: element, &page) } else { lowering.inside(element, &page) }
        return page.html
    }
}
