// What `import os` brings along on Apple's platforms.
@_exported import Foundation
@_exported import MartletOSLog
