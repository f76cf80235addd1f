// What `import CoreGraphics` brings along on Apple's platforms.
// - Partly import CoreGraphics: points, sizes, rectangles and transforms; no contexts, images or colour spaces
@_exported import Foundation
@_exported import struct MartletCore.CGAffineTransform
