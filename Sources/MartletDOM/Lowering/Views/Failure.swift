import MartletElements

/// A report to the developer, in place of a view that could not be evaluated: the problem and how to fix it.
enum FailureLowering: ElementLowering {
    static let css = """
        .k-failure{box-sizing:border-box;max-width:44rem;margin:12px auto;padding:14px 16px;border-radius:12px;border:1px solid var(--red);background:color-mix(in srgb,var(--red) 10%,var(--background));color:var(--label);text-align:start;font:400 .9375rem/1.4 var(--font)}
        .k-failure>strong{display:block;font-weight:600}
        .k-failure>ul{margin:8px 0 0;padding-inline-start:1.2em}
        .k-failure li:last-child{font-family:ui-monospace,Menlo,monospace;font-size:.875rem}
        """

    static func core(_ element: Element) -> Core {
        var core = Core()
        core.set(.failure)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.raw("<strong>")
        page.text(element.text ?? "")
        page.raw("</strong><ul>")
        for detail in element[.details]?.listValue ?? [] {
            page.raw("<li>")
            page.text(detail.stringValue ?? "")
            page.end("li")
        }
        page.end("ul")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.everything] }
}
