// In an app, `import Combine` means this module, by a module alias. A declaration here shadows OpenCombine's declaration with the same
// signature, because the app sees OpenCombine only through this module.
//
// This module does not use OpenCombineFoundation: its schedulers and timers need a running main run loop, and on Linux neither Swift
// Testing nor an asynchronous `main` runs one. The folder Foundation replaces it; see docs/combine.md.
@_exported import OpenCombine
@_exported import OpenCombineDispatch

// Apple's Foundation re-exports these modules and Combine. An app's files see them through `-import-module MartletCombine`.
@_exported import Observation

#if os(Linux)
// What Apple's Foundation has and the open one lacks.
@_exported import MartletFoundation
#endif

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
