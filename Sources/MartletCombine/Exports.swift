// `import Combine` in an app is this module, by way of a module alias. What is declared here shadows a declaration of
// OpenCombine with the same signature, because OpenCombine reaches the app through this module alone.
//
// OpenCombineFoundation is left out on purpose: its schedulers and timers wait for the main run loop, which nobody runs
// under Swift Testing or an asynchronous `main` on Linux. The folder Foundation takes its place; docs/combine.md says more.
@_exported import OpenCombine
@_exported import OpenCombineDispatch

// Apple's Foundation brings these with it, and Combine. An app's files see them by `-import-module MartletCombine`.
@_exported import Observation

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
