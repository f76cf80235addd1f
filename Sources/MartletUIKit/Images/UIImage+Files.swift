import MartletGraphics
import MartletRaster

extension UIImage {
    /// The image as a PNG file; `nil` if it has no pixels. An image that was made of a PNG file has that file's data.
    public func pngData() -> Data? {
        if let file, file.mediaType == "image/png" { return file.data }
        return size == .zero ? nil : cgImage?.bitmap?.png()
    }

    /// The image as a JPEG file, on white where it is transparent; `nil` if it has no pixels.
    ///
    /// An image that was made of a JPEG file is written anew, without what the file says of the place and the camera. Without the library that
    /// this needs, it is the file's data.
    ///
    /// - Parameter compressionQuality: From 0 to 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        if size != .zero, let data = cgImage?.bitmap?.jpeg(quality: compressionQuality) { return data }
        return file.flatMap { $0.mediaType == "image/jpeg" ? $0.data : nil }
    }
}
