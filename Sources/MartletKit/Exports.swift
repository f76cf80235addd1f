#if !canImport(SwiftUI)
@_exported import MartletUI
#endif
