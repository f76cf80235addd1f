// What `import SwiftData` brings along on Apple's platforms.
// - Partly import SwiftData: models, relationships, contexts, queries; no history, no CloudKit, no undo, see docs/swiftdata.md
@_exported import Foundation
@_exported import MartletModels
@_exported import Observation
