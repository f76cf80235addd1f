// What `import CoreData` brings along on Apple's platforms.
// - Partly import CoreData: models, contexts, requests, predicates, batch requests; no history, no CloudKit, no undo, see docs/coredata.md
@_exported import Foundation
