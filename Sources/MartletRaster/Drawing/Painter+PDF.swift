import CMartletRaster
import Foundation

extension Painter {
    /// Draws pages of a PDF file. A pixel is a point; what needs pixels of its own, such as a blur, has as many.
    ///
    /// - Parameter size: That of the first page.
    package convenience init?(pageSize size: CGSize) {
        guard RasterLibrary.cairo.isThere, size.width >= 1, size.height >= 1, size.width < 20_000, size.height < 20_000,
            let context = raster_pdf_create(size.width, size.height)
        else { return nil }
        self.init(context, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    }

    /// Sets the size of the page, before something is drawn on it.
    package func setPageSize(_ size: CGSize) { raster_pdf_set_size(context, size.width, size.height) }

    package func endPage() { raster_pdf_end_page(context) }

    /// Ends the file, on which nothing can be drawn any more; `nil` if that fails.
    package func finishedFile() -> Data? {
        var file = raster_file()
        guard raster_pdf_finish(context, &file), let bytes = file.bytes else { return nil }
        return Data(bytesNoCopy: bytes, count: file.count, deallocator: .free)
    }
}
