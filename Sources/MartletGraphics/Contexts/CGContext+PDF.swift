import Foundation
import MartletCore
import MartletRaster

extension CGContext {
    /// A context that draws pages of a PDF file, which is written by ``closePDF()``. Its origin is at the bottom of a page.
    ///
    /// - Parameters:
    ///   - mediaBox: The size of the pages; `nil` is that of a letter.
    ///   - auxiliaryInfo: Without effect.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.init(pdfOf: mediaBox?.pointee.size ?? CGSize(width: 612, height: 792), isFlipped: false, url: url)
    }

    package convenience init?(pdfOf size: CGSize, isFlipped: Bool, url: URL?) {
        guard let painter = Painter(pageSize: size) else { return nil }
        self.init(painter, pageSize: size, isFlipped: isFlipped, url: url)
    }

    /// Begins a page.
    ///
    /// - Parameter pageInfo: Without effect.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {}

    public func endPDFPage() { painter?.endPage() }

    /// Begins a page of a size.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        if let size = mediaBox?.pointee.size { painter?.setPageSize(size) }
    }

    public func endPage() { endPDFPage() }

    /// Writes the file.
    public func closePDF() {
        guard let url = pdfURL, let data = painter?.finishedFile() else { return }
        try? data.write(to: url)
    }
}
