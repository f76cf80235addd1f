// What `import SwiftUI` brings along on Apple's platforms.
@_exported import MartletCoreTransferable
@_exported import MartletUniformTypes
