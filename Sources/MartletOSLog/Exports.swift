// What `import OSLog` brings along on Apple's platforms.
// - Partly import OSLog: signposts and the reading of the log are missing
// - Partly import os: signposts and the reading of the log are missing
@_exported import Foundation
