// What `import CoreGraphics` brings along on Apple's platforms.
// - Partly import CoreGraphics: points, sizes, rectangles, transforms, paths, images, contexts, PDF files; no patterns, no colour spaces but sRGB
@_exported import Foundation
@_exported import enum MartletCore.CGLineCap
@_exported import enum MartletCore.CGLineJoin
@_exported import struct MartletCore.CGAffineTransform
@_exported import class MartletUI.CGColor
@_exported import MartletGraphics
