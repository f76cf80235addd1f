// What `import UIKit` brings along on Apple's platforms.
// - Partly import UIKit: the app's life, scenes, the device, haptics, pasteboard, colours, images, fonts; few views, see docs/uikit.md
@_exported import Foundation
@_exported import MartletGraphics
@_exported import enum MartletCore.CGLineCap
@_exported import enum MartletCore.CGLineJoin
@_exported import struct MartletCore.CGAffineTransform
@_exported import class MartletUI.CGColor
@_exported import class MartletUI.UIColor
@_exported import enum MartletUI.UIKeyboardType
@_exported import enum MartletUI.UITextAutocapitalizationType
@_exported import struct MartletUI.UITextContentType
