import Foundation
import MartletGraphics

/// What is known of a PDF file before it is drawn.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The title and the author. Without effect.
    open var documentInfo: [String: Any] = [:]

    public required init() { super.init() }
}

/// Where a renderer of PDF files draws. Begin a page before you draw.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    public let format: UIGraphicsPDFRendererFormat
    /// The page, in points.
    public private(set) var pdfContextBounds: CGRect
    private var hasPage = false

    init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat) {
        self.format = format
        pdfContextBounds = format.bounds
        super.init(context)
    }

    /// Begins a page.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page of its own size.
    ///
    /// - Parameter pageInfo: Without effect.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        endPage()
        hasPage = true
        pdfContextBounds = bounds
        var box = bounds
        cgContext.beginPage(mediaBox: &box)
    }

    func endPage() {
        if hasPage { cgContext.endPage() }
    }
}

/// Draws PDF files.
///
///     let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842)).pdfData { context in
///         context.beginPage()
///         "Invoice".draw(at: CGPoint(x: 40, y: 40), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
///     }
///
/// - Partly: texts, paths and images; no links, no destinations, no information about the document.
open class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    private let pdfFormat: UIGraphicsPDFRendererFormat

    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        pdfFormat = format
        pdfFormat.bounds = bounds
        super.init()
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// Draws a file; empty without cairo.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        guard let context = CGContext(pdfOf: bounds.size, isFlipped: true, url: nil) else { return Data() }
        UIGraphicsPushContext(context)
        let pages = UIGraphicsPDFRendererContext(context, pdfFormat)
        actions(pages)
        pages.endPage()
        UIGraphicsPopContext()
        return context.painter?.finishedFile() ?? Data()
    }

    /// Draws a file and writes it.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
