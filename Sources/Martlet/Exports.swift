// What `import SwiftUI` brings along on Apple's platforms.
@_exported import Foundation
@_exported import MartletCombine
@_exported import MartletDates
@_exported import MartletDragging
@_exported import MartletDrawing
@_exported import MartletFiles
@_exported import MartletGraphics
@_exported import MartletImageRenderer
@_exported import MartletMotion
@_exported import MartletTables
@_exported import MartletUI
@_exported import Observation
