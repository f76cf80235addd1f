import Foundation
import MartletRaster
import MartletTransfers
import MartletUI

extension Image {
    /// How pixels are turned and mirrored to what is seen. The numbers are those of Exif.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

        fileprivate var turn: Bitmap.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
        }
    }

    /// Shows a picture in memory, which screen readers skip.
    ///
    /// - Parameter scale: Pixels per point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        let turned = orientation == .up ? cgImage : cgImage.bitmap?.turned(orientation.turn).map { CGImage($0) } ?? cgImage
        let file = turned.file ?? (Data(), "image/png")
        self.init(
            .file(
                ServedFiles.shared.file(file.data, mediaType: file.mediaType), width: Double(turned.width) / scale,
                height: Double(turned.height) / scale))
    }
}
