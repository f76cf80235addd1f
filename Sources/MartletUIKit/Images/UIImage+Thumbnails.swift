import Dispatch
import MartletGraphics
import MartletRaster

extension UIImage {
    /// Returns a smaller image that fits into a size in points and keeps its proportions; `nil` if it has no pixels.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
        let share = min(size.width / self.size.width, size.height / self.size.height)
        let longest = Int((max(self.size.width, self.size.height) * share * scale).rounded())
        guard let smaller = bitmap(longest: max(1, min(longest, Bitmap.longestSide))) else { return nil }
        return UIImage(CGImage(smaller), scale: scale, renderingMode: renderingMode)
    }

    /// Returns a smaller image that fits into a size in points and keeps its proportions; `nil` if it has no pixels.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { await Self.prepared { self.preparingThumbnail(of: size) } }

    /// Passes a smaller image that fits into a size in points to a closure, on another thread; `nil` if it has no pixels.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Returns the image with its pixels decoded; `nil` if it has none.
    public func preparingForDisplay() -> UIImage? {
        guard let cgImage, cgImage.bitmap != nil else { return nil }
        return UIImage(cgImage, scale: scale, renderingMode: renderingMode)
    }

    /// Returns the image with its pixels decoded; `nil` if it has none.
    public func byPreparingForDisplay() async -> UIImage? { await Self.prepared { self.preparingForDisplay() } }

    /// Passes the image with its pixels decoded to a closure, on another thread; `nil` if it has none.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// Runs work on another thread than the caller's, which may be the main one.
    private static func prepared(_ work: @escaping @Sendable () -> UIImage?) async -> UIImage? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: work()) }
        }
    }

    /// The pixels, at most as many on a side; a large photo is never decoded as a whole.
    private func bitmap(longest: Int) -> Bitmap? {
        if let file, file.mediaType == "image/jpeg" { return Bitmap(file.data, format: .jpeg, longest: longest) }
        guard let whole = cgImage?.bitmap else { return nil }
        let share = min(1, Double(longest) / Double(max(whole.width, whole.height)))
        return whole.resized(
            width: max(1, Int((Double(whole.width) * share).rounded())), height: max(1, Int((Double(whole.height) * share).rounded())))
    }
}
