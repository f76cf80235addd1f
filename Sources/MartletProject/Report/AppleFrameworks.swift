extension AppleFramework {
    private static let database = "A Swift package for SQLite, such as GRDB, or Codable values in files."
    private static let framework = "What is there of it: docs/frameworks.md."
    private static let device = "A server and a browser have no such device. Guard it with #if canImport(…)."

    /// The frameworks that public SwiftUI apps import most, and those that are easily taken for part of SwiftUI.
    static let all: [AppleFramework] = [
        AppleFramework(
            name: "UIKit", prefix: "UI",
            advice: "SwiftUI's own views and values. What is there of UIKit: docs/uikit.md."),
        AppleFramework(
            name: "AppKit",
            types: [
                "NSApp", "NSApplication", "NSApplicationDelegate", "NSApplicationDelegateAdaptor", "NSColor", "NSEvent", "NSFont",
                "NSHostingView",
                "NSImage", "NSMenu", "NSOpenPanel", "NSPasteboard", "NSSavePanel", "NSScreen", "NSView", "NSViewController",
                "NSViewRepresentable", "NSWindow", "NSWorkspace",
            ], advice: "SwiftUI's own views and values."),
        AppleFramework(name: "Cocoa", advice: "SwiftUI's own views and values."),
        AppleFramework(name: "WatchKit", prefix: "WK", advice: "SwiftUI's own views and values."),
        AppleFramework(
            name: "CoreData",
            types: [
                "NSAsynchronousFetchRequest", "NSAtomicStore", "NSCompositeAttributeDescription", "NSCoreDataCoreSpotlightDelegate",
                "NSDerivedAttributeDescription", "NSEntityMigrationPolicy", "NSExpressionDescription", "NSFetchIndexDescription",
                "NSIncrementalStore", "NSMappingModel", "NSMigrationManager", "NSPersistentHistoryChangeRequest",
                "NSPersistentHistoryToken", "NSPersistentHistoryTransaction", "NSQueryGenerationToken", "NSStagedMigrationManager",
            ], advice: framework),
        AppleFramework(
            name: "SwiftData",
            types: [
                "BackingData", "DataStore", "DataStoreConfiguration", "DefaultStore", "HistoryDescriptor", "HistoryProviding",
                "HistoryToken", "HistoryTransaction", "@ModelActor",
            ], advice: "What is there of SwiftData: docs/swiftdata.md."),
        AppleFramework(
            name: "Charts",
            types: [
                "AreaPlot", "BarPlot", "Chart3D", "ChartBinRange", "DateBins", "LinePlot", "NumberBins", "PointPlot", "RectanglePlot",
                "RulePlot", "SectorPlot", "SurfacePlot",
            ],
            advice: "What is there of Charts: docs/charts.md."),
        AppleFramework(
            name: "MapKit", prefix: "MK",
            types: ["LookAroundViewer", "MapItemDetailSelectionAccessoryStyle", "MapLocationCompass", "MapSelectable"],
            advice: framework),
        AppleFramework(name: "CoreLocation", prefix: "CL", advice: "What is there of CoreLocation: docs/device.md."),
        AppleFramework(name: "CoreLocationUI", types: ["LocationButton"], advice: device),
        AppleFramework(name: "AVFoundation", prefix: "AV", advice: framework),
        AppleFramework(name: "AVKit", prefix: "AV", types: ["VideoPlayer"], advice: framework),
        AppleFramework(name: "AudioToolbox", types: ["AudioServicesPlaySystemSound"], advice: framework),
        AppleFramework(name: "MediaPlayer", prefix: "MP", advice: device),
        AppleFramework(name: "Photos", prefix: "PH", advice: framework),
        AppleFramework(name: "WebKit", prefix: "WK", types: ["WebView", "WebPage"], advice: framework),
        AppleFramework(name: "PhotosUI", types: ["PHPickerViewController"], advice: "What is there of PhotosUI: docs/device.md."),
        AppleFramework(name: "SafariServices", prefix: "SF", advice: "Link, or openURL."),
        AppleFramework(name: "MessageUI", prefix: "MF", advice: "A Link to a mailto: address."),
        AppleFramework(name: "UserNotifications", prefix: "UN", advice: "What is there of UserNotifications: docs/device.md."),
        AppleFramework(
            name: "StoreKit", types: ["Product", "SKPaymentQueue", "SKProduct", "SKStoreReviewController", "StoreView"], advice: framework),
        AppleFramework(
            name: "WidgetKit", types: ["Widget", "WidgetBundle", "StaticConfiguration"],
            advice: "A page has no widgets: \(framework)"),
        AppleFramework(name: "ActivityKit", types: ["Activity", "ActivityAttributes"], advice: device),
        AppleFramework(name: "AppIntents", types: ["AppIntent", "AppShortcutsProvider"], advice: device),
        AppleFramework(name: "Intents", prefix: "IN", advice: framework),
        AppleFramework(name: "TipKit", types: ["Tip", "Tips", "TipView"], advice: "popover, or a view of your own."),
        AppleFramework(name: "LocalAuthentication", prefix: "LA", advice: framework),
        AppleFramework(name: "AuthenticationServices", prefix: "AS", types: ["SignInWithAppleButton"], advice: framework),
        AppleFramework(name: "HealthKit", prefix: "HK", advice: device),
        AppleFramework(name: "CoreMotion", prefix: "CM", advice: device),
        AppleFramework(name: "CoreHaptics", prefix: "CH", advice: "sensoryFeedback, which browsers ignore."),
        AppleFramework(name: "CoreBluetooth", prefix: "CB", advice: device),
        AppleFramework(name: "MultipeerConnectivity", prefix: "MC", advice: device),
        AppleFramework(name: "Contacts", prefix: "CN", advice: device),
        AppleFramework(name: "EventKit", prefix: "EK", advice: device),
        AppleFramework(name: "CloudKit", prefix: "CK", advice: "A database of the server's. \(database)"),
        AppleFramework(name: "GameKit", prefix: "GK", advice: device),
        AppleFramework(name: "GameplayKit", prefix: "GK", advice: "Swift's random numbers: shuffled(), randomElement()."),
        AppleFramework(name: "SpriteKit", prefix: "SK", types: ["SpriteView"], advice: device),
        AppleFramework(name: "SceneKit", prefix: "SCN", types: ["SceneView"], advice: device),
        AppleFramework(name: "RealityKit", types: ["ARView", "RealityView"], advice: device),
        AppleFramework(name: "ARKit", prefix: "AR", advice: device),
        AppleFramework(name: "Vision", prefix: "VN", advice: device),
        AppleFramework(name: "CoreML", prefix: "ML", advice: device),
        AppleFramework(name: "CreateML", prefix: "ML", advice: device),
        AppleFramework(name: "TabularData", types: ["DataFrame"], advice: "A Swift package for CSV files."),
        AppleFramework(name: "Speech", prefix: "SF", advice: device),
        AppleFramework(name: "NaturalLanguage", prefix: "NL", advice: device),
        AppleFramework(name: "FoundationModels", types: ["LanguageModelSession", "SystemLanguageModel"], advice: device),
        AppleFramework(name: "CoreImage", prefix: "CI", advice: "SwiftUI's effects: blur, saturation, hueRotation."),
        AppleFramework(name: "PDFKit", prefix: "PDF", advice: "A Link to the document."),
        AppleFramework(name: "PencilKit", prefix: "PK", advice: "Path, with a drag gesture."),
        AppleFramework(name: "QuartzCore", prefix: "CA", advice: "SwiftUI's animations."),
        AppleFramework(
            name: "CoreGraphics", advice: "Foundation has CGFloat, CGPoint, CGSize and CGRect; SwiftUI has Path and CGAffineTransform."),
        AppleFramework(name: "CoreText", prefix: "CT", advice: "Font."),
        AppleFramework(name: "Metal", prefix: "MTL", advice: device),
        AppleFramework(name: "MetalKit", prefix: "MTK", advice: device),
        AppleFramework(name: "Accelerate", advice: "Swift's own arithmetic."),
        AppleFramework(name: "simd", advice: "Swift's SIMD types."),
        AppleFramework(name: "UniformTypeIdentifiers", types: ["UTType"], advice: "File name extensions."),
        AppleFramework(name: "CoreTransferable", types: ["Transferable"], advice: "Nothing yet."),
        AppleFramework(name: "CoreSpotlight", prefix: "CS", advice: device),
        AppleFramework(name: "BackgroundTasks", prefix: "BG", advice: "A Task: the server is never in the background."),
        AppleFramework(name: "Network", prefix: "NW", advice: framework),
        AppleFramework(name: "SystemConfiguration", prefix: "SC", advice: framework),
        AppleFramework(name: "MobileCoreServices", prefix: "kUTType", advice: framework),
        AppleFramework(name: "AppTrackingTransparency", types: ["ATTrackingManager"], advice: framework),
        AppleFramework(name: "AdSupport", types: ["ASIdentifierManager"], advice: framework),
        AppleFramework(name: "CoreTelephony", prefix: "CT", advice: framework),
        AppleFramework(
            name: "CryptoKit", types: ["SHA256", "SymmetricKey"],
            advice: "In a package, the package apple/swift-crypto with the same API: import Crypto."),
        AppleFramework(
            name: "Security", types: ["SecItemAdd", "SecItemCopyMatching"], advice: framework),
        AppleFramework(
            name: "os", types: ["Logger", "OSAllocatedUnfairLock", "OSLog", "OSSignposter"],
            advice: "Logger, which is there."),
        AppleFramework(name: "OSLog", types: ["Logger", "OSLog", "OSLogStore", "OSSignposter"], advice: "Logger, which is there."),
        AppleFramework(name: "LinkPresentation", prefix: "LP", advice: framework),
        AppleFramework(name: "QuickLook", advice: "A Link to the document."),
        AppleFramework(name: "JavaScriptCore", prefix: "JS", advice: device),
        AppleFramework(name: "PlaygroundSupport", types: ["PlaygroundPage"], advice: "The app itself."),
        AppleFramework(name: "ObjectiveC", advice: "Swift."),
        AppleFramework(name: "Darwin", advice: "Glibc, which files import in its place.", replacement: "Glibc"),
    ]
}
