import CMartletRaster
import Foundation
import Synchronization

/// A library of the system that Martlet loads when it is needed first. An app is built and runs without it.
package enum RasterLibrary: Int32, Sendable {
    /// Drawing, and PNG files.
    case cairo
    /// Decoding of files, and JPEG files.
    case pixbuf
    /// Texts.
    case pango
    /// Decoding of WebP.
    case webp
    /// Decoding of SVG.
    case svg

    private static let missing = Mutex<Set<RasterLibrary>>([])

    /// Whether the library is there. The first time that it is not, the log says what to install.
    package var isThere: Bool {
        if raster_has(rawValue) { return true }
        if Self.missing.withLock({ $0.insert(self).inserted }) {
            let message = "\(purpose) needs a library that this machine does not have. Install it: apt install \(package)\n"
            FileHandle.standardError.write(Data(message.utf8))
        }
        return false
    }

    private var purpose: String {
        switch self {
        case .cairo: "Drawing into images"
        case .pixbuf: "Reading and writing images"
        case .pango: "Drawing texts into images"
        case .webp: "Reading WebP images"
        case .svg: "Reading SVG images"
        }
    }

    /// The name of the package in Debian and Ubuntu.
    private var package: String {
        switch self {
        case .cairo: "libcairo2"
        case .pixbuf: "libgdk-pixbuf-2.0-0"
        case .pango: "libpangocairo-1.0-0 fonts-dejavu-core"
        case .webp: "libwebp7"
        case .svg: "librsvg2-2"
        }
    }
}
