/// The modules that an app can import.
public struct AvailableModules: Hashable, Sendable {
    /// The modules that replace Apple's, by Apple's names, for the compiler's option `-module-alias`.
    public static let aliases: [(name: String, module: String)] = [("SwiftUI", "Martlet"), ("Combine", "MartletCombine")]

    /// The modules that replace further frameworks of Apple's, by Apple's names. Each is a product of its own, which only an app that uses it links.
    public static let frameworks: [(name: String, module: String)] = [
        ("UIKit", "MartletUIKit"), ("os", "MartletOS"), ("OSLog", "MartletOSLog"), ("UniformTypeIdentifiers", "MartletUniformTypes"),
        ("SwiftData", "MartletSwiftData"), ("CoreData", "MartletCoreData"), ("SafariServices", "MartletSafariServices"),
        ("CoreLocation", "MartletCoreLocation"), ("UserNotifications", "MartletUserNotifications"),
        ("AVFoundation", "MartletAVFoundation"), ("AVKit", "MartletAVKit"), ("AudioToolbox", "MartletAudioToolbox"),
        ("Security", "MartletSecurity"), ("Network", "MartletNetwork"), ("LocalAuthentication", "MartletLocalAuthentication"),
        ("CoreGraphics", "MartletCoreGraphics"), ("WebKit", "MartletWebKit"), ("StoreKit", "MartletStoreKit"),
        ("AuthenticationServices", "MartletAuthenticationServices"), ("WidgetKit", "MartletWidgetKit"),
        ("BackgroundTasks", "MartletBackgroundTasks"), ("CoreHaptics", "MartletCoreHaptics"), ("MessageUI", "MartletMessageUI"),
        ("CoreSpotlight", "MartletCoreSpotlight"),
        ("MobileCoreServices", "MartletMobileCoreServices"), ("Intents", "MartletIntents"),
        ("LinkPresentation", "MartletLinkPresentation"), ("Photos", "MartletPhotos"),
        ("AppTrackingTransparency", "MartletAppTrackingTransparency"), ("AdSupport", "MartletAdSupport"),
        ("CoreTelephony", "MartletCoreTelephony"), ("SystemConfiguration", "MartletSystemConfiguration"),
        ("AppIntents", "MartletAppIntents"), ("TipKit", "MartletTipKit"), ("ActivityKit", "MartletActivityKit"),
        ("CoreImage", "MartletCoreImage"), ("QuickLook", "MartletQuickLook"),
        ("Contacts", "MartletContacts"), ("ContactsUI", "MartletContactsUI"), ("EventKit", "MartletEventKit"),
        ("EventKitUI", "MartletEventKitUI"), ("HealthKit", "MartletHealthKit"), ("CoreMotion", "MartletCoreMotion"),
        ("Speech", "MartletSpeech"), ("MediaPlayer", "MartletMediaPlayer"), ("Translation", "MartletTranslation"),
        ("Charts", "MartletCharts"), ("MapKit", "MartletMapKit"),
        ("PhotosUI", "MartletPhotosUI"), ("CoreTransferable", "MartletCoreTransferable"),
    ]

    /// The module of a package that Martlet uses itself, with the same API as Apple's. The modules of a project can import it by Apple's name.
    static let crypto = (name: "CryptoKit", module: "Crypto", package: "swift-crypto", url: "https://github.com/apple/swift-crypto.git")

    private static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
        "Dispatch",
        "Glibc", "Observation", "Synchronization", "RegexBuilder", "Distributed", "Testing", "XCTest",
    ]

    /// The modules of the project and of its packages.
    private let own: Set<String>
    /// Those of ``frameworks`` that the sources use, by Apple's names.
    let linked: Set<String>

    public init(own: Set<String>, linked: Set<String> = []) {
        self.own = own
        self.linked = linked
    }

    func adding(_ modules: Set<String>) -> AvailableModules { AvailableModules(own: own.union(modules), linked: linked) }

    func linking(_ frameworks: Set<String>) -> AvailableModules { AvailableModules(own: own, linked: frameworks) }

    func contains(_ module: String) -> Bool {
        own.contains(module) || linked.contains(module) || Self.toolchain.contains(module) || Self.aliases.contains { $0.name == module }
    }

    /// The pairs of ``frameworks`` for some names, in their order.
    static func frameworks(named names: Set<String>) -> [(name: String, module: String)] {
        frameworks.filter { names.contains($0.name) }
    }

    /// Whether a module is there for packages, which lack an app's flags.
    func containsWithoutAliases(_ module: String) -> Bool { own.contains(module) || Self.toolchain.contains(module) }

    /// Whether a module is one of Apple's that is not there. Other modules are left to the compiler.
    func lacks(_ module: String) -> Bool { !contains(module) && AppleFramework.named(module) != nil }
}
