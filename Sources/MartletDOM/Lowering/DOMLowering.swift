import MartletElements

/// Shows the elements of sessions in browsers: as HTML at first, then as patches that a small script applies.
///
/// It holds nothing of any session, so one serves them all.
@MainActor
public struct DOMLowering {
    let resources: PageResources

    /// - Parameters:
    ///   - symbol: The SVG that shows the system symbol of a name.
    ///   - pictures: Where pages find pictures; `nil` for a host that serves none.
    ///   - report: Takes a line for the log: what the app shows that is not known here.
    public init(
        symbol: @escaping (String) -> String, pictures: (any PictureLocating)? = nil, report: @escaping (String) -> Void = { _ in }
    ) {
        Lowerings.addStandard()
        resources = PageResources(symbol: symbol, pictures: pictures ?? NoPictures(), report: report) { Lowerings[$0] }
    }

    /// Where the icon of the app is found, if its assets have an `AppIcon`.
    package var iconOfApp: String? { resources.pictures.addresses(ofPicture: "AppIcon", library: nil)?.source }

    /// The HTML of all that a session shows: the root element's node, as it stands in the page's body.
    public func content(of tree: ElementTree) -> String {
        _ = tree.settleLayout()
        return html(of: tree.root).string
    }

    /// What the page has to do to follow one turn: a JSON array.
    ///
    /// The outcome must be the one the tree has taken last, so that the tree is what the outcome leads to.
    public func patches(for outcome: Outcome, of tree: ElementTree) -> String {
        var run = PatchRun(tree: tree, lowering: self)
        return run.patches(for: outcome)
    }

    func html(of element: Element) -> HTMLWriter {
        var page = PageWriter(resources: resources)
        page.element(element)
        return page.html
    }

    /// What is inside an element, or inside one of its parts.
    func html(inside element: Element, part: String?) -> HTMLWriter {
        var page = PageWriter(resources: resources)
        let lowering = resources.lowering(of: element)
        if let part { lowering.inside(part: part, of: element, &page) } else { lowering.inside(element, &page) }
        return page.html
    }
}
