import Foundation
import MartletAssets
import MartletCore
import MartletDOM
import MartletElements
import MartletRaster
import MartletTransfers

/// The pixels of images and symbols, each read once.
@MainActor
final class Pictures {
    private var bitmaps: [String: Bitmap?] = [:]

    private func known(_ key: String, _ make: () -> Bitmap?) -> Bitmap? {
        if let known = bitmaps[key] { return known }
        let bitmap = make()
        bitmaps[key] = .some(bitmap)
        return bitmap
    }

    /// The size of an image or symbol that is not resized, in points.
    func size(of element: Element, _ look: Look) -> CGSize {
        if let name = element[.symbol]?.stringValue {
            let share = ["small": 0.95, "large": 1.5][element[.symbolScale]?.stringValue ?? ""] ?? 1.2
            let height = look.face().size * share
            guard let bitmap = symbol(name, weight: look.face().weight, height: 240) else { return CGSize(width: height, height: height) }
            return CGSize(width: height * Double(bitmap.width) / Double(bitmap.height), height: height)
        }
        if let width = element[.width]?.doubleValue, let height = element[.height]?.doubleValue {
            return CGSize(width: width, height: height)
        }
        guard let bitmap = bitmap(of: element, isDark: look.isDark) else { return .zero }
        let scale = element[.scale]?.doubleValue ?? 1
        return CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }

    /// A symbol in black.
    ///
    /// - Parameter height: In pixels.
    func symbol(_ name: String, weight: Int, height: Int) -> Bitmap? {
        known("symbol \(name) \(weight) \(height)") {
            Bitmap(Data(SymbolLibrary.resolve(name, weight: weight).svg.utf8), format: .svg, scale: Double(height) / 24)
        }
    }

    /// The pixels of an image; `nil` for one that is elsewhere in the web.
    func bitmap(of element: Element, isDark: Bool) -> Bitmap? {
        if let name = element[.picture]?.stringValue {
            let library = element[.library]?.stringValue
            return known("picture \(name) \(library ?? "") \(isDark)") {
                guard let files = AppAssets.files(ofPicture: name, library: library) else { return nil }
                guard let url = (isDark ? files.dark : nil) ?? files.light.last?.url, let data = try? Data(contentsOf: url) else {
                    return nil
                }
                return Self.decoded(data, scale: 3)
            }
        }
        guard let source = element[.source]?.stringValue else { return nil }
        return bitmap(at: source)
    }

    func bitmap(at source: String) -> Bitmap? {
        known(source) { Self.data(at: source).flatMap { Self.decoded($0, scale: nil) } }
    }

    /// - Parameter scale: Pixels per point of an SVG; `nil` draws none, because it may be a stranger's.
    private static func decoded(_ data: Data, scale: Double?) -> Bitmap? {
        guard let file = try? ImageFile(data), let format = BitmapFormat(mediaType: file.mediaType.rawValue) else { return nil }
        if format == .svg { return scale.flatMap { Bitmap(data, format: .svg, scale: $0) } }
        return Bitmap(data, format: format)
    }

    /// The bytes of a file of this process.
    private static func data(at source: String) -> Data? {
        if source.hasPrefix("data:"), let comma = source.firstIndex(of: ",") {
            return Data(base64Encoded: String(source[source.index(after: comma)...]))
        }
        guard source.hasPrefix(ServedFile.folder) else { return nil }
        return ServedFiles.shared.file(at: String(source.dropFirst(ServedFile.folder.count)))?.data
    }
}

extension ElementPainter {
    func drawImage(_ element: Element, in frame: CGRect, _ look: Look) {
        if look.isRedacted {
            return fill(Self.rounded(frame, [4, 4, 4, 4]), .color(.opacity(.token("label"), 0.16)), in: frame, look)
        }
        if let name = element[.symbol]?.stringValue {
            let height = Int(min(max(frame.height * pixelScale, 1), 2000).rounded(.up))
            guard let bitmap = pictures.symbol(name, weight: look.face().weight, height: height) else { return }
            return drawTemplate(bitmap, in: place(bitmap, in: frame, mode: "fit"), look)
        }
        guard let bitmap = pictures.bitmap(of: element, isDark: look.isDark) else { return }
        let mode = element[.resizable] == true ? element[.contentMode]?.stringValue : nil
        let place = place(bitmap, in: frame, mode: mode)
        painter.save()
        painter.setPath(frame)
        painter.clip()
        if element[.template] == true {
            drawTemplate(bitmap, in: place, look)
        } else {
            painter.draw(bitmap, in: place, interpolation: element[.isPixelated] == true ? .none : .good)
        }
        painter.restore()
    }

    private func drawTemplate(_ bitmap: Bitmap, in rect: CGRect, _ look: Look) {
        paint(look.foreground, in: rect, look) { $0.paint(through: bitmap, in: rect) }
    }

    /// The rectangle of an image that fits into a frame, fills it, or is stretched to it.
    private func place(_ bitmap: Bitmap, in frame: CGRect, mode: String?) -> CGRect {
        guard let mode, frame.width > 0, frame.height > 0 else { return frame }
        let shares = (frame.width / Double(bitmap.width), frame.height / Double(bitmap.height))
        let share = mode == "fit" ? min(shares.0, shares.1) : max(shares.0, shares.1)
        let (width, height) = (Double(bitmap.width) * share, Double(bitmap.height) * share)
        return CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    }
}
