import Foundation
import MartletUI

extension PreviewDevice {
    /// The size of a page in points, and the scale at which the board shows it.
    struct Size: Hashable, Sendable {
        let width: Double
        let height: Double
        let scale: Double

        static let phone = Size(width: 390, height: 844, scale: 0.5)
        static let desk = Size(width: 1280, height: 800, scale: 0.4)

        init(width: Double, height: Double, scale: Double) {
            self.width = width
            self.height = height
            self.scale = scale
        }

        /// A size that a preview asks for, smaller if it is as large as a device.
        init(_ size: CGSize) {
            self.init(width: size.width, height: size.height, scale: size.width > 512 ? 0.4 : size.height > 500 ? 0.5 : 1)
        }

        /// The size when the device is turned.
        var turned: Size { Size(CGSize(width: height, height: width)) }
    }

    /// The size of the device's screen, upright. A device that is not known has the size of a common one of its kind.
    var size: Size {
        // Only the size of a screen tells devices of one name apart, and not a generation or a processor.
        let name = rawValue.lowercased().replacing(#/\s*\((?![\d.]+-inch)[^)]*\)/#, with: "").filter { $0 != "(" && $0 != ")" }
        if name.hasPrefix("mac") { return .desk }
        let known = Self.screens.first { $0.names.contains(name) }
        let (width, height) = known.map { ($0.width, $0.height) } ?? (name.contains("ipad") ? (820, 1180) : (390, 844))
        return Size(CGSize(width: width, height: height))
    }

    /// The screens of devices whose size differs from a common one, in points.
    private static let screens: [(width: Double, height: Double, names: Set<String>)] = [
        (320, 568, ["iphone 5s", "ipod touch"]),
        (375, 667, ["iphone se", "iphone 6", "iphone 6s", "iphone 7", "iphone 8"]),
        (414, 736, ["iphone 6 plus", "iphone 6s plus", "iphone 7 plus", "iphone 8 plus"]),
        (375, 812, ["iphone x", "iphone xs", "iphone 11 pro", "iphone 12 mini", "iphone 13 mini"]),
        (414, 896, ["iphone xr", "iphone xs max", "iphone 11", "iphone 11 pro max"]),
        (428, 926, ["iphone 12 pro max", "iphone 13 pro max", "iphone 14 plus"]),
        (393, 852, ["iphone 14 pro", "iphone 15", "iphone 15 pro", "iphone 16"]),
        (430, 932, ["iphone 14 pro max", "iphone 15 plus", "iphone 15 pro max", "iphone 16 plus"]),
        (402, 874, ["iphone 16 pro", "iphone 17", "iphone 17 pro"]),
        (440, 956, ["iphone 16 pro max", "iphone 17 pro max"]),
        (420, 912, ["iphone air"]),
        (744, 1133, ["ipad mini"]),
        (834, 1194, ["ipad pro", "ipad pro 11-inch"]),
        (1024, 1366, ["ipad pro 12.9-inch", "ipad pro 13-inch", "ipad air 13-inch"]),
    ]
}

extension PreviewSettings {
    /// Returns the sizes of the pages in which a preview is shown.
    ///
    /// - Parameter chosen: Those that the user has chosen, for a preview that asks for none.
    func sizes(among chosen: [PreviewDevice.Size]) -> [PreviewDevice.Size] {
        if case .fixed(let width, let height) = layout { return [PreviewDevice.Size(CGSize(width: width, height: height))] }
        let sizes = device.map { [$0.size] } ?? chosen
        let isTurned = orientation == .landscapeLeft || orientation == .landscapeRight
        // A desk is wide already.
        return isTurned ? sizes.map { $0.width < $0.height ? $0.turned : $0 } : sizes
    }
}
