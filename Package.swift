// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// Flags that let an app target say `import SwiftUI` and `import Combine` where Apple's modules do not exist, and that let every file see
/// Combine, Observation and `URLSession`, which Apple's Foundation brings with it.
///
/// Only a root package may carry them: apps, examples and their tests use them, the libraries never do. A target needs `MartletCombine`.
let appleNames: [SwiftSetting] = [
    .unsafeFlags(
        [
            "-module-alias", "SwiftUI=Martlet",
            "-module-alias", "Combine=MartletCombine",
            "-Xfrontend", "-import-module", "-Xfrontend", "MartletCombine",
        ], .when(platforms: [.linux]))
]

/// Flags that let an app target import those of Apple's other frameworks that have a module here. A target needs the modules that it imports.
let appleFrameworks: [SwiftSetting] =
    appleNames + [
        // Testing would load a module that it has for UIKit on Apple's platforms alone.
        .unsafeFlags(
            [
                "-module-alias", "UIKit=MartletUIKit", "-module-alias", "os=MartletOS", "-module-alias", "OSLog=MartletOSLog",
                "-module-alias", "SafariServices=MartletSafariServices",
                "-module-alias", "UniformTypeIdentifiers=MartletUniformTypes", "-module-alias", "SwiftData=MartletSwiftData",
                "-module-alias", "CoreData=MartletCoreData",
                "-module-alias", "CoreLocation=MartletCoreLocation", "-module-alias", "UserNotifications=MartletUserNotifications",
                "-module-alias", "AVFoundation=MartletAVFoundation", "-module-alias", "AVKit=MartletAVKit",
                "-module-alias", "AudioToolbox=MartletAudioToolbox", "-module-alias", "CryptoKit=Crypto",
                "-module-alias", "Security=MartletSecurity", "-module-alias", "Network=MartletNetwork",
                "-module-alias", "LocalAuthentication=MartletLocalAuthentication", "-module-alias", "CoreGraphics=MartletCoreGraphics",
                "-module-alias", "WebKit=MartletWebKit", "-module-alias", "StoreKit=MartletStoreKit",
                "-module-alias", "AuthenticationServices=MartletAuthenticationServices", "-module-alias", "WidgetKit=MartletWidgetKit",
                "-module-alias", "BackgroundTasks=MartletBackgroundTasks", "-module-alias", "CoreHaptics=MartletCoreHaptics",
                "-module-alias", "MessageUI=MartletMessageUI", "-module-alias", "CoreSpotlight=MartletCoreSpotlight",
                "-module-alias", "MobileCoreServices=MartletMobileCoreServices",
                "-module-alias", "Intents=MartletIntents",
                "-module-alias", "LinkPresentation=MartletLinkPresentation",
                "-module-alias", "Photos=MartletPhotos",
                "-module-alias", "AppTrackingTransparency=MartletAppTrackingTransparency",
                "-module-alias", "AdSupport=MartletAdSupport",
                "-module-alias", "CoreTelephony=MartletCoreTelephony",
                "-module-alias", "SystemConfiguration=MartletSystemConfiguration",
                "-module-alias", "AppIntents=MartletAppIntents",
                "-module-alias", "TipKit=MartletTipKit",
                "-module-alias", "ActivityKit=MartletActivityKit",
                "-module-alias", "CoreImage=MartletCoreImage",
                "-module-alias", "QuickLook=MartletQuickLook",
                "-module-alias", "Contacts=MartletContacts",
                "-module-alias", "ContactsUI=MartletContactsUI",
                "-module-alias", "EventKit=MartletEventKit",
                "-module-alias", "EventKitUI=MartletEventKitUI",
                "-module-alias", "HealthKit=MartletHealthKit",
                "-module-alias", "CoreMotion=MartletCoreMotion",
                "-module-alias", "Speech=MartletSpeech",
                "-module-alias", "MediaPlayer=MartletMediaPlayer",
                "-module-alias", "Translation=MartletTranslation",
                "-module-alias", "Charts=MartletCharts", "-module-alias", "MapKit=MartletMapKit",
                "-module-alias", "PhotosUI=MartletPhotosUI", "-module-alias", "CoreTransferable=MartletCoreTransferable",
                "-Xfrontend", "-disable-cross-import-overlays",
            ], .when(platforms: [.linux]))
    ]

/// The services of the example Diner, a target each: none of them knows another, or any view.
let dinerServices: [Target] = ["Favorites", "Menu", "Messages", "Navigation", "Order", "Ratings"].map { name in
    .target(
        name: "Diner\(name)", dependencies: ["MartletCombine"], path: "Examples/Diner/Services/\(name)",
        resources: name == "Menu" ? [.process("Resources")] : [], swiftSettings: appleNames)
}

/// Places where the example Diner keeps favourites and orders. They know the service's protocol, and not each other.
let dinerStores: [Target] = [("TextFavorites", "Favorites"), ("FileFavorites", "Favorites"), ("TextOrder", "Order")].map { name, service in
    .target(
        name: "Diner\(name)", dependencies: [.target(name: "Diner\(service)"), "MartletCombine"], path: "Examples/Diner/Stores/\(name)",
        swiftSettings: appleNames)
}

/// The layers of the example Countries. Presentation uses logic, logic uses data, and never the other way round; all know the entities.
let countriesTargets: [Target] = [
    .target(name: "CountriesEntities", path: "Examples/Countries/Entities"),
    .target(name: "CountriesRepositories", dependencies: ["CountriesEntities"], path: "Examples/Countries/Repositories"),
    .target(
        name: "CountriesData",
        dependencies: ["CountriesEntities", "CountriesRepositories", "MartletKit", .product(name: "GRDB", package: "GRDB.swift")],
        path: "Examples/Countries/Data", swiftSettings: appleNames),
    .target(
        name: "CountriesLogic", dependencies: ["CountriesEntities", "CountriesRepositories", "MartletKit"],
        path: "Examples/Countries/Logic", swiftSettings: appleNames),
    .target(
        name: "CountriesLeaves", dependencies: ["CountriesEntities", "CountriesLogic", "MartletKit", "Martlet"],
        path: "Examples/Countries/Leaves", resources: [.process("Resources")], swiftSettings: appleNames),
    .target(
        name: "CountriesUI", dependencies: ["CountriesEntities", "CountriesLogic", "CountriesLeaves", "MartletKit", "Martlet"],
        path: "Examples/Countries/UI", swiftSettings: appleNames),
    .target(
        name: "CountriesMVVM",
        dependencies: ["CountriesEntities", "CountriesLogic", "CountriesLeaves", "MartletKit", "Martlet", "MartletCombine"],
        path: "Examples/Countries/MVVM", swiftSettings: appleNames),
    .target(
        name: "CountriesAPI",
        dependencies: [
            "LoopbackServer", "MartletPush", .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "NIOCore", package: "swift-nio"),
        ], path: "Examples/Countries/API", resources: [.process("Resources")]),
    .target(
        name: "CountriesRoot",
        dependencies: [
            "CountriesAPI", "CountriesData", "CountriesLogic", "CountriesLeaves", "CountriesUI", "CountriesMVVM", "MartletKit",
            "MartletPush",
            "Martlet",
        ],
        path: "Examples/Countries/Root", swiftSettings: appleNames),
    .executableTarget(
        name: "Countries", dependencies: ["CountriesRoot", "Martlet"], path: "Examples/Countries/App", swiftSettings: appleNames),
    .testTarget(
        name: "CountriesTests",
        dependencies: ["CountriesUI", "CountriesMVVM", "CountriesData", "MartletTest", .product(name: "GRDB", package: "GRDB.swift")],
        swiftSettings: appleNames),
    .testTarget(
        name: "CountriesRootTests", dependencies: ["CountriesRoot", "CountriesAPI", "MartletPush", "MartletTest"], swiftSettings: appleNames
    ),
]

/// The example QBChat: a target for each layer, and one for each architecture. None of the ports knows another, but that coordinators stand on
/// the view models of ViewState. The modular port has a target for each of its modules.
let chatTargets: [Target] = [
    chatTarget("Models", ["MartletCombine"]),
    chatTarget(
        "Storage", ["QBChatModels", "MartletShared"], resources: [.process("Resources")]),
    chatTarget("Leaves", ["QBChatModels", "MartletKit", "Martlet"]),
    chatTarget("Screens", ["QBChatLeaves", "QBChatModels", "MartletKit", "Martlet"]),
    chatTarget("ModelView", ["QBChatLeaves", "QBChatModels", "MartletKit", "Martlet"]),
    chatTarget("Redux", ["QBChatScreens", "QBChatModels", "MartletKit", "Martlet"]),
    chatTarget("LiteralRedux", ["QBChatLeaves", "QBChatModels", "MartletCombine", "Martlet"]),
    chatTarget("ViewState", ["QBChatScreens", "QBChatModels", "MartletKit", "Martlet"]),
    chatTarget("Services", ["QBChatLeaves", "QBChatModels", "MartletKit", "Martlet"]),
    chatTarget("Coordinators", ["QBChatViewState", "QBChatScreens", "QBChatLeaves", "QBChatModels", "MartletKit", "Martlet"]),
    chatTarget("Clean", ["QBChatLeaves", "QBChatModels", "MartletKit", "Martlet"]),
    chatTarget("Viper", ["QBChatLeaves", "QBChatModels", "Martlet"]),
    chatTarget("ModulesList", ["QBChatLeaves", "QBChatModels", "Martlet"]),
    chatTarget("ModulesChat", ["QBChatLeaves", "QBChatModels", "Martlet"]),
    chatTarget("Modules", ["QBChatModulesList", "QBChatModulesChat", "QBChatModels", "Martlet"]),
    chatTarget(
        "Ports",
        [
            "QBChatModelView", "QBChatRedux", "QBChatLiteralRedux", "QBChatViewState", "QBChatServices", "QBChatCoordinators",
            "QBChatClean", "QBChatViper", "QBChatModules", "QBChatModels", "Martlet",
        ]),
    chatTarget("Root", ["QBChatPorts", "QBChatStorage", "QBChatLeaves", "QBChatModels", "MartletKit", "MartletShared", "Martlet"]),
    .executableTarget(name: "QBChat", dependencies: ["QBChatRoot", "Martlet"], path: "Examples/QBChat/App", swiftSettings: appleNames),
    .testTarget(
        name: "QBChatTests",
        dependencies: [
            "QBChatRoot", "QBChatPorts", "QBChatStorage", "QBChatCoordinators", "QBChatModelView", "QBChatRedux", "QBChatViewState",
            "QBChatClean", "QBChatViper", "QBChatModules", "CompilerChecks", "QBChatLiteralRedux", "QBChatServices", "QBChatScreens",
            "QBChatModels",
            "MartletKit", "MartletShared",
            "MartletTest",
        ],
        swiftSettings: appleNames),
    // The logic of the ports, as far as it can be tested without a user interface: no test in it imports one.
    .testTarget(
        name: "QBChatLogicTests",
        dependencies: [
            "QBChatModelView", "QBChatRedux", "QBChatLiteralRedux", "QBChatViewState", "QBChatServices", "QBChatCoordinators",
            "QBChatClean", "QBChatViper", "QBChatModules", "QBChatModulesList", "QBChatModulesChat", "QBChatScreens", "QBChatModels",
            "MartletCombine", "MartletKit",
        ],
        swiftSettings: appleNames),
]

func chatTarget(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .target(
        name: "QBChat\(name)", dependencies: dependencies, path: "Examples/QBChat/\(name)", resources: resources, swiftSettings: appleNames)
}

/// The modules that all apps of the measurements of growth share.
let growthParts: [Target.Dependency] = ["GrowthLeaves", "GrowthModels"]

/// The app of the measurements of growth, in each architecture, with a single topic. The program `Compare` derives apps with more topics from it.
let growthTargets: [Target] = [
    .target(name: "GrowthModels", path: "Examples/Growth/Models"),
    growthTarget("Leaves", ["GrowthModels"]),
    growthTarget("ModelView", growthParts),
    growthTarget("Redux", growthParts + ["MartletKit"]),
    growthTarget("LiteralRedux", growthParts + ["QBChatLiteralRedux"]),
    growthTarget("ViewState", growthParts + ["MartletKit"]),
    growthTarget("Services", growthParts + ["MartletKit"]),
    growthTarget("Clean", growthParts + ["MartletKit"]),
    growthTarget("Viper", growthParts),
    growthTarget("ModulesBooks", growthParts, path: "Modules/Books"),
    growthTarget("Modules", growthParts + ["GrowthModulesBooks"], path: "Modules/Root"),
    .testTarget(
        name: "GrowthTests",
        dependencies: [
            "GrowthModelView", "GrowthRedux", "GrowthLiteralRedux", "GrowthViewState", "GrowthServices", "GrowthClean", "GrowthViper",
            "GrowthModules", "GrowthModels", "CompareMeasures", "MartletTest",
        ],
        swiftSettings: appleNames),
]

func growthTarget(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil) -> Target {
    .target(
        name: "Growth\(name)", dependencies: dependencies + ["Martlet", "MartletCombine"], path: "Examples/Growth/\(path ?? name)",
        swiftSettings: appleNames)
}

/// The modules of the example Pokedex. A module more is a case more: the root then depends on it, and it on no other.
enum PokedexModule: String, CaseIterable {
    case list = "PokedexList"
    case creatures = "CreatureList"
    case detail = "CreatureDetail"
    case favorites = "CreatureFavorites"
    case networking = "PokedexNetworking"
    case root = "PokedexRoot"

    static let allButRoot = allCases.filter { $0 != .root }

    var target: Target {
        .target(
            name: rawValue,
            dependencies: ["MartletCombine"] + (self == .networking ? [] : ["Martlet"])
                + (self == .root ? ["PokedexServer"] + Self.allButRoot.map { .target(name: $0.rawValue) } : []),
            path: "Examples/Pokedex/\(rawValue)", swiftSettings: appleNames)
    }
}

/// The environments of the example Todos: each an app of its own, with its own services. Fake ones are in the fake app alone.
enum TodosApp: String, CaseIterable {
    case production = "Production"
    case development = "Development"
    case fake = "Fake"

    private var services: [Target.Dependency] {
        self == .fake
            ? [.product(name: "TodosFakeServices", package: "ServiceLayer")]
            : [.product(name: "TodosLiveServices", package: "ServiceLayer")]
                + (self == .production ? ["TodosServer", "MartletShared"] : [])
    }

    var targets: [Target] {
        [
            .target(
                name: "Todos\(rawValue)App",
                dependencies: ["TodosEnvironment", "MartletKit", "Martlet", .product(name: "TodosServices", package: "ServiceLayer")]
                    + services,
                path: "Examples/Todos/Environments/\(rawValue)", resources: [.process("Resources")], swiftSettings: appleNames),
            .executableTarget(
                name: "Todos\(rawValue)", dependencies: [.target(name: "Todos\(rawValue)App"), "Martlet"],
                path: "Examples/Todos/Apps/\(rawValue)", resources: [.copy("Assets.xcassets")], swiftSettings: appleNames),
        ]
    }
}

/// The example Todos: modules that know services by their interfaces, apps that bring the services, a server. The services themselves are a
/// package of their own, in `Examples/Todos/ServiceLayer`.
let todosTargets: [Target] =
    [
        .target(
            name: "TodosModules", dependencies: ["MartletKit", "Martlet", .product(name: "TodosServices", package: "ServiceLayer")],
            path: "Examples/Todos/Modules", swiftSettings: appleNames),
        .target(
            name: "TodosEnvironment",
            dependencies: ["TodosModules", "MartletKit", "Martlet", .product(name: "TodosServices", package: "ServiceLayer")],
            path: "Examples/Todos/Environment", swiftSettings: appleNames),
        .target(
            name: "TodosServer",
            dependencies: [
                "LoopbackServer", "MartletShared", .product(name: "TodosServices", package: "ServiceLayer"),
                .product(name: "Hummingbird", package: "hummingbird"), .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ], path: "Examples/Todos/Server"),
        .executableTarget(name: "TodosServe", dependencies: ["TodosServer", "MartletShared"], path: "Examples/Todos/Apps/Server"),
        .testTarget(
            name: "TodosTests",
            dependencies: [
                "CompilerChecks", "TodosModules", "TodosEnvironment", "TodosFakeApp", "LoopbackServer", "MartletKit", "MartletSymbols",
                "MartletTest",
                .product(name: "TodosServices", package: "ServiceLayer"), .product(name: "TodosLiveServices", package: "ServiceLayer"),
                .product(name: "TodosFakeServices", package: "ServiceLayer"),
            ], swiftSettings: appleNames),
        .testTarget(
            name: "TodosProductTests",
            dependencies: [
                "TodosProduction", "TodosFake", "TodosProductionApp", "TodosDevelopmentApp", "TodosFakeApp", "TodosServer",
                "LoopbackServer", "MartletShared",
                "MartletElements", "MartletTest",
                "TestSupport",
                .product(name: "TodosServices", package: "ServiceLayer"), .product(name: "TodosLiveServices", package: "ServiceLayer"),
                .product(name: "TodosFakeServices", package: "ServiceLayer"),
            ], swiftSettings: appleNames),
    ] + TodosApp.allCases.flatMap(\.targets)

/// The example Catalog: what Martlet shows, each beside its source.
let catalogTargets: [Target] = [
    // The texts of the samples, as they are written: a target has each file as a source or as a resource, and not as both.
    .target(
        name: "CatalogSources", path: "Examples/Catalog", exclude: ["App", "UI", "Resources", "README.md"], sources: ["Sources"],
        resources: [.process("Samples")]),
    .target(
        name: "CatalogUI",
        dependencies: ["CatalogSources", "Martlet", "MartletCharts", "MartletMapKit", "MartletUIKit", "MartletUniformTypes"],
        path: "Examples/Catalog", exclude: ["App", "Sources", "README.md"], sources: ["UI", "Samples"],
        resources: [.process("Resources")], swiftSettings: appleFrameworks),
    .executableTarget(name: "Catalog", dependencies: ["CatalogUI", "Martlet"], path: "Examples/Catalog/App", swiftSettings: appleNames),
    .testTarget(
        name: "CatalogTests", dependencies: ["CatalogUI", "CatalogSources", "MartletTest"], swiftSettings: appleFrameworks),
]

/// The comparison of the architectures: what is measured, the page that shows it, and the command.
let compareTargets: [Target] = [
    // Of the command alone: in a program that is linked with it, each object made passes by.
    .target(name: "CCompareCounters", path: "Examples/Compare/Counters"),
    .target(
        name: "CompareMeasures",
        dependencies: [
            "QBChatPorts", "QBChatModels", "GrowthModels", "GrowthLeaves", "DinerBaselines", "CompilerChecks", "MartletTest",
            "MartletElements", "MartletGraph",
            "MartletDOM", "Martlet",
        ],
        path: "Examples/Compare/Measures", resources: [.embedInCode("Resources")], swiftSettings: appleNames),
    .target(name: "CompareUI", dependencies: ["CompareMeasures", "Martlet"], path: "Examples/Compare/UI", swiftSettings: appleNames),
    .executableTarget(
        name: "Compare", dependencies: ["CCompareCounters", "CompareMeasures", "CompareUI", "QBChatPorts", "Martlet"],
        path: "Examples/Compare/App", swiftSettings: appleNames),
    .testTarget(
        name: "CompareTests",
        dependencies: [
            "CompareMeasures", "CompareUI", "QBChatPorts", "QBChatLiteralRedux", "QBChatViewState", "QBChatScreens", "QBChatModels",
            "MartletKit", "MartletTest", "TestSupport",
        ],
        swiftSettings: appleNames),
]

/// A part of an app that `martlet new` makes. Its entry point, one file for all of them, is left out: what has none needs not be linked.
func template(_ architecture: String, _ part: String = "App", _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: architecture + "Template" + (part == "App" ? "" : part), dependencies: ["Martlet", "MartletKit"] + dependencies,
        path: "Examples/Templates/\(architecture)/\(part)", swiftSettings: appleNames)
}

/// The apps that `martlet new` makes, with their tests.
let templateTargets: [Target] = [
    template("Plain"), template("Services"), template("Redux"), template("MVVM"), template("VIPER"),
    template("Clean", "Entities"), template("Clean", "Logic", ["CleanTemplateEntities"]),
    template("Clean", "Data", ["CleanTemplateEntities", "CleanTemplateLogic"]),
    template("Clean", "App", ["CleanTemplateEntities", "CleanTemplateLogic", "CleanTemplateData"]),
    template("Modules", "Items"), template("Modules", "List", ["ModulesTemplateItems"]),
    template("Modules", "Detail", ["ModulesTemplateItems"]),
    template("Modules", "App", ["ModulesTemplateItems", "ModulesTemplateList", "ModulesTemplateDetail"]),
    .testTarget(
        name: "TemplateTests",
        dependencies: [
            "PlainTemplate", "ServicesTemplate", "ReduxTemplate", "MVVMTemplate", "VIPERTemplate", "CleanTemplate", "ModulesTemplate",
            "MartletTest",
        ],
        path: "Examples/Templates", exclude: ["README.md", "TemplateApp.swift"],
        sources: ["Plain", "Services", "Redux", "MVVM", "VIPER", "Clean", "Modules"].map { "\($0)/Tests" }, swiftSettings: appleNames),
]

let package = Package(
    name: "martlet",
    defaultLocalization: "en",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Martlet", targets: ["Martlet"]),
        .library(name: "MartletUIKit", targets: ["MartletUIKit"]),
        .library(name: "MartletOS", targets: ["MartletOS"]),
        .library(name: "MartletOSLog", targets: ["MartletOSLog"]),
        .library(name: "MartletSafariServices", targets: ["MartletSafariServices"]),
        .library(name: "MartletUniformTypes", targets: ["MartletUniformTypes"]),
        .library(name: "MartletCoreLocation", targets: ["MartletCoreLocation"]),
        .library(name: "MartletUserNotifications", targets: ["MartletUserNotifications"]),
        .library(name: "MartletAVFoundation", targets: ["MartletAVFoundation"]),
        .library(name: "MartletAVKit", targets: ["MartletAVKit"]),
        .library(name: "MartletAudioToolbox", targets: ["MartletAudioToolbox"]),
        .library(name: "MartletWebKit", targets: ["MartletWebKit"]),
        .library(name: "MartletStoreKit", targets: ["MartletStoreKit"]),
        .library(name: "MartletAuthenticationServices", targets: ["MartletAuthenticationServices"]),
        .library(name: "MartletWidgetKit", targets: ["MartletWidgetKit"]),
        .library(name: "MartletBackgroundTasks", targets: ["MartletBackgroundTasks"]),
        .library(name: "MartletCoreHaptics", targets: ["MartletCoreHaptics"]),
        .library(name: "MartletMessageUI", targets: ["MartletMessageUI"]),
        .library(name: "MartletCoreSpotlight", targets: ["MartletCoreSpotlight"]),
        .library(name: "MartletMobileCoreServices", targets: ["MartletMobileCoreServices"]),
        .library(name: "MartletIntents", targets: ["MartletIntents"]),
        .library(name: "MartletLinkPresentation", targets: ["MartletLinkPresentation"]),
        .library(name: "MartletPhotos", targets: ["MartletPhotos"]),
        .library(name: "MartletAppTrackingTransparency", targets: ["MartletAppTrackingTransparency"]),
        .library(name: "MartletAdSupport", targets: ["MartletAdSupport"]),
        .library(name: "MartletCoreTelephony", targets: ["MartletCoreTelephony"]),
        .library(name: "MartletSystemConfiguration", targets: ["MartletSystemConfiguration"]),
        .library(name: "MartletAppIntents", targets: ["MartletAppIntents"]),
        .library(name: "MartletTipKit", targets: ["MartletTipKit"]),
        .library(name: "MartletActivityKit", targets: ["MartletActivityKit"]),
        .library(name: "MartletCoreImage", targets: ["MartletCoreImage"]),
        .library(name: "MartletQuickLook", targets: ["MartletQuickLook"]),
        .library(name: "MartletContacts", targets: ["MartletContacts"]),
        .library(name: "MartletContactsUI", targets: ["MartletContactsUI"]),
        .library(name: "MartletEventKit", targets: ["MartletEventKit"]),
        .library(name: "MartletEventKitUI", targets: ["MartletEventKitUI"]),
        .library(name: "MartletHealthKit", targets: ["MartletHealthKit"]),
        .library(name: "MartletCoreMotion", targets: ["MartletCoreMotion"]),
        .library(name: "MartletSpeech", targets: ["MartletSpeech"]),
        .library(name: "MartletMediaPlayer", targets: ["MartletMediaPlayer"]),
        .library(name: "MartletTranslation", targets: ["MartletTranslation"]),
        .library(name: "MartletSecurity", targets: ["MartletSecurity"]),
        .library(name: "MartletNetwork", targets: ["MartletNetwork"]),
        .library(name: "MartletLocalAuthentication", targets: ["MartletLocalAuthentication"]),
        .library(name: "MartletCoreGraphics", targets: ["MartletCoreGraphics"]),
        .library(name: "MartletPhotosUI", targets: ["MartletPhotosUI"]),
        .library(name: "MartletCoreTransferable", targets: ["MartletCoreTransferable"]),
        .library(name: "MartletSwiftData", targets: ["MartletSwiftData"]),
        .library(name: "MartletCoreData", targets: ["MartletCoreData"]),
        .library(name: "MartletCharts", targets: ["MartletCharts"]),
        .library(name: "MartletMapKit", targets: ["MartletMapKit"]),
        .library(name: "MartletStubs", targets: ["MartletStubs"]),
        .library(name: "MartletPreviews", targets: ["MartletPreviews"]),
        .library(name: "MartletCombine", targets: ["MartletCombine"]),
        .library(name: "MartletKit", targets: ["MartletKit"]),
        .library(name: "MartletShared", targets: ["MartletShared"]),
        .library(name: "MartletPush", targets: ["MartletPush"]),
        .library(name: "MartletTest", targets: ["MartletTest"]),
        .library(name: "MartletDOM", targets: ["MartletDOM"]),
        .library(name: "MartletWeb", targets: ["MartletWeb"]),
        .executable(name: "martlet", targets: ["MartletCommand"]),
    ],
    dependencies: [
        // Of an example alone: whoever depends on a product of this package does not load it.
        .package(path: "Examples/Todos/ServiceLayer"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        // Without its trait for configurations, which is not used here and takes long to compile.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.2.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .target(name: "MartletGraph"),
        .target(name: "MartletElements"),
        .target(name: "MartletLayout", dependencies: ["MartletElements"]),
        .target(
            name: "MartletCombine",
            dependencies: [
                "MartletAssets", "MartletFoundation",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            ]),
        // ICU is the toolchain's, with which its Foundation writes its own formats.
        .target(name: "MartletFoundation", linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
        .target(name: "MartletAssets"),
        .target(name: "MartletMacroExpansion"),
        .macro(name: "MartletMacros", dependencies: ["MartletMacroExpansion"]),
        .target(
            name: "MartletCore",
            dependencies: [
                "CMartletMainThread", "CMartletRegion", "MartletGraph", "MartletElements", "MartletCombine", "MartletMacros",
                "MartletAssets",
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]),
        .target(
            name: "MartletUI",
            dependencies: [
                "MartletCombine", "MartletCore", "MartletGraph", "MartletElements", "MartletTransfers", "MartletLayout", "MartletMacros",
            ]),
        .target(
            name: "MartletPreviews", dependencies: ["MartletElements", "MartletDOM", "MartletCore", "MartletUI", "MartletWeb"],
            exclude: ["Client"], resources: [.embedInCode("Resources")]),
        .target(name: "MartletDOM", dependencies: ["MartletElements"], exclude: ["Client"], resources: [.embedInCode("Resources")]),
        .target(name: "CMartletMainThread"),
        .target(name: "CMartletRegion"),
        .target(name: "CMartletProcess"),
        .target(
            name: "MartletWeb",
            dependencies: [
                "CMartletMainThread",
                "CMartletProcess",
                "MartletCore",
                "MartletTransfers",
                "MartletDOM",
                "MartletPostgres",
                "MartletRecorder",
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            resources: [.embedInCode("Resources")]),
        // Families of views, each with all that belongs to it.
        .target(
            name: "MartletDates", dependencies: ["MartletElements", "MartletDOM", "MartletCore", "MartletUI"], exclude: ["Client"],
            resources: [.embedInCode("Resources")]),
        .target(
            name: "MartletDrawing", dependencies: ["MartletElements", "MartletDOM", "MartletCore", "MartletUI"],
            resources: [.embedInCode("Resources")]),
        .target(
            name: "MartletMotion", dependencies: ["MartletElements", "MartletDOM", "MartletCore", "MartletUI"], exclude: ["Client"],
            resources: [.embedInCode("Resources")]),
        .target(
            name: "MartletDragging",
            dependencies: [
                "MartletGraph", "MartletElements", "MartletDOM", "MartletCore", "MartletUI", "MartletDevice", "MartletCoreTransferable",
            ]),
        .testTarget(name: "MartletDraggingTests", dependencies: ["MartletUI", "MartletDragging", "MartletTest"]),
        .target(name: "MartletTables", dependencies: ["MartletCore", "MartletUI"]),
        .testTarget(name: "MartletTablesTests", dependencies: ["MartletElements", "MartletUI", "MartletTables", "MartletTest"]),
        .target(
            name: "Martlet",
            dependencies: [
                "MartletCore", "MartletUI", "MartletDates", "MartletDrawing", "MartletMotion", "MartletFiles", "MartletDragging",
                "MartletTables", "MartletGraphics", "MartletImageRenderer", "MartletWeb",
            ]),
        // Apple's other frameworks, each of its own: an app is built with those that it imports.
        .target(
            name: "MartletUIKit",
            dependencies: [
                "MartletAssets", "MartletGraph", "MartletElements", "MartletTransfers", "MartletCombine", "MartletCore", "MartletUI",
                "MartletDevice", "MartletUniformTypes", "MartletWeb", "MartletRaster", "MartletGraphics",
                "MartletImageRenderer", "MartletDOM",
            ]),
        // Draws and decodes images by libraries of the system, which it loads when an app needs them.
        .target(name: "CMartletRaster"),
        .target(name: "MartletRaster", dependencies: ["CMartletRaster", "MartletElements"]),
        .testTarget(name: "MartletRasterTests", dependencies: ["MartletRaster", "MartletElements"]),
        .target(
            name: "MartletGraphics",
            dependencies: ["MartletRaster", "MartletAssets", "MartletTransfers", "MartletElements", "MartletCore", "MartletUI"]),
        .target(
            name: "MartletImageRenderer",
            dependencies: [
                "MartletRaster", "MartletGraphics", "MartletLayout", "MartletElements", "MartletDOM", "MartletAssets", "MartletTransfers",
                "MartletCombine", "MartletCore", "MartletUI",
            ]),
        .testTarget(
            name: "MartletImageRendererTests", dependencies: ["Martlet", "MartletRaster", "MartletGraphics", "MartletUIKit"],
            swiftSettings: appleFrameworks),
        .target(name: "MartletOSLog", dependencies: [.product(name: "Logging", package: "swift-log")]),
        // `os` and `OSLog` are two names on Apple's platforms; an alias must have a module of its own.
        .target(name: "MartletOS", dependencies: ["MartletOSLog"]),
        .target(name: "MartletUniformTypes"),
        .target(name: "MartletSafariServices", dependencies: ["MartletCore", "MartletUI", "MartletUIKit"]),
        // Files between pages and this process over HTTP: below those who expect and have them, and the host that passes them on.
        .target(name: "MartletTransfers"),
        .testTarget(name: "MartletTransfersTests", dependencies: ["MartletTransfers"]),
        // What only the user's browser can give, if the user allows it. The framework modules show it as Apple's, tests in place of a browser.
        .target(
            name: "MartletDevice", dependencies: ["MartletGraph", "MartletElements", "MartletDOM", "MartletCore", "MartletTransfers"],
            exclude: ["Client"],
            resources: [.embedInCode("Resources")]),
        .target(
            name: "MartletFiles",
            dependencies: [
                "MartletAssets", "MartletCombine", "MartletCore", "MartletUI", "MartletDevice", "MartletTransfers", "MartletUniformTypes",
                "MartletCoreTransferable",
            ]),
        .target(name: "MartletCoreLocation", dependencies: ["MartletCore", "MartletDevice"]),
        .target(name: "MartletUserNotifications", dependencies: ["MartletCore", "MartletDevice", "MartletCoreLocation"]),
        .target(name: "MartletCoreTransferable", dependencies: ["MartletUniformTypes"]),
        .target(
            name: "MartletPhotosUI",
            dependencies: ["MartletCore", "MartletUI", "MartletDevice", "MartletTransfers", "MartletCoreTransferable"]),
        .testTarget(
            name: "MartletDeviceTests",
            dependencies: [
                "Martlet", "MartletElements", "MartletCore", "MartletDevice", "MartletTransfers", "MartletCoreLocation",
                "MartletUserNotifications", "MartletPhotosUI", "MartletUIKit", "MartletTest",
            ],
            swiftSettings: appleFrameworks),
        // Video, sound and speech: a family of views with a script of its own.
        .target(
            name: "MartletAVFoundation",
            dependencies: ["MartletGraph", "MartletElements", "MartletDOM", "MartletCombine", "MartletCore", "MartletUI"],
            exclude: ["Client"],
            resources: [.embedInCode("Resources")]),
        .target(
            name: "MartletAVKit", dependencies: ["MartletGraph", "MartletCore", "MartletUI", "MartletUIKit", "MartletAVFoundation"]),
        .target(name: "MartletAudioToolbox", dependencies: ["MartletCore", "MartletAVFoundation"]),
        .testTarget(
            name: "MartletMediaTests",
            dependencies: [
                "Martlet", "MartletDOM", "MartletAVFoundation", "MartletAVKit", "MartletAudioToolbox", "MartletUIKit", "MartletElements",
                "MartletCore", "MartletTest",
            ],
            swiftSettings: appleFrameworks),
        .target(
            name: "MartletWebKit",
            dependencies: ["MartletGraph", "MartletElements", "MartletDOM", "MartletCore", "MartletUI", "MartletUIKit"],
            exclude: ["Client"],
            resources: [.embedInCode("Resources")]),
        .target(name: "MartletStoreKit", dependencies: ["MartletCombine", "MartletCore", "MartletUI"]),
        .target(name: "MartletAuthenticationServices", dependencies: ["MartletCore", "MartletUI", "MartletUIKit"]),
        .target(name: "MartletWidgetKit"),
        // What stands for the rest, if a user wants to see an app without it.
        .target(name: "MartletStubs", dependencies: ["MartletCore", "MartletUI"]),
        .testTarget(name: "MartletStubsTests", dependencies: ["Martlet", "MartletStubs", "MartletTest"], swiftSettings: appleNames),
        .target(name: "MartletBackgroundTasks"),
        .target(name: "MartletCoreHaptics"),
        .target(name: "MartletMessageUI", dependencies: ["MartletUIKit"]),
        .target(name: "MartletCoreSpotlight", dependencies: ["MartletUniformTypes"]),
        .target(name: "MartletMobileCoreServices", dependencies: ["MartletUniformTypes"]),
        .target(name: "MartletIntents", dependencies: ["MartletFoundation"]),
        .target(
            name: "MartletLinkPresentation",
            dependencies: ["MartletCombine", "MartletCore", "MartletUI", "MartletUIKit", "MartletDragging", "MartletUniformTypes"]),
        .target(
            name: "MartletPhotos",
            dependencies: ["MartletCore", "MartletDevice", "MartletTransfers", "MartletUIKit", "MartletUniformTypes"]),
        .target(name: "MartletAppTrackingTransparency"),
        .target(name: "MartletAdSupport"),
        .target(name: "MartletCoreTelephony"),
        .target(name: "MartletSystemConfiguration"),
        .target(name: "MartletAppIntents", dependencies: ["MartletCore", "MartletUI"]),
        .target(name: "MartletTipKit", dependencies: ["MartletCore", "MartletElements", "MartletGraph", "MartletMacros", "MartletUI"]),
        .target(name: "MartletActivityKit"),
        .target(name: "MartletCoreImage", dependencies: ["MartletRaster", "MartletGraphics", "MartletUI", "MartletUIKit"]),
        .target(
            name: "MartletQuickLook",
            dependencies: ["MartletCore", "MartletDevice", "MartletTransfers", "MartletUI", "MartletUIKit", "MartletUniformTypes"]),
        .target(name: "MartletContacts"),
        .target(name: "MartletContactsUI", dependencies: ["MartletContacts", "MartletUIKit"]),
        .target(name: "MartletEventKit"),
        .target(name: "MartletEventKitUI", dependencies: ["MartletEventKit", "MartletUIKit"]),
        .target(name: "MartletHealthKit"),
        .target(name: "MartletCoreMotion"),
        .target(name: "MartletSpeech"),
        .target(name: "MartletMediaPlayer", dependencies: ["MartletUIKit"]),
        .target(name: "MartletTranslation", dependencies: ["MartletCore", "MartletUI"]),
        .target(name: "MartletSecurity", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
        .target(name: "MartletNetwork", dependencies: ["MartletCombine", "MartletCore"]),
        .target(name: "MartletLocalAuthentication"),
        .target(name: "MartletCoreGraphics", dependencies: ["MartletCore", "MartletUI", "MartletGraphics"]),
        .testTarget(
            name: "AppleFrameworkTests",
            dependencies: [
                "Martlet", "MartletDOM", "MartletCore", "MartletUIKit", "MartletWebKit", "MartletStoreKit", "MartletSecurity",
                "MartletNetwork", "MartletLocalAuthentication", "MartletCoreGraphics", "MartletElements",
                "MartletAuthenticationServices", "MartletWidgetKit", "MartletBackgroundTasks", "MartletCoreHaptics", "MartletMessageUI",
                "MartletMobileCoreServices", "MartletIntents", "MartletLinkPresentation", "MartletPhotos",
                "MartletAppTrackingTransparency", "MartletAdSupport", "MartletCoreTelephony", "MartletSystemConfiguration",
                "MartletAppIntents", "MartletTipKit", "MartletActivityKit",
                "MartletCoreImage", "MartletRaster", "MartletGraphics", "MartletQuickLook",
                "MartletContacts", "MartletContactsUI", "MartletEventKit", "MartletEventKitUI", "MartletHealthKit", "MartletCoreMotion",
                "MartletSpeech", "MartletMediaPlayer", "MartletTranslation",
                "MartletCoreSpotlight", "MartletTest", .product(name: "Crypto", package: "swift-crypto"),
                "LoopbackServer", .product(name: "Hummingbird", package: "hummingbird"),
            ],
            swiftSettings: appleFrameworks),
        .target(
            name: "MartletMapKit",
            dependencies: [
                "MartletGraph", "MartletElements", "MartletDOM", "MartletCore", "MartletUI", "MartletUIKit", "MartletCoreLocation",
            ],
            exclude: ["Client"],
            resources: [.embedInCode("Resources")]),
        .testTarget(
            name: "MartletMapKitTests",
            dependencies: [
                "Martlet", "MartletDOM", "MartletDevice", "MartletElements", "MartletUIKit", "MartletCoreLocation", "MartletMapKit",
                "MartletTest",
            ],
            swiftSettings: appleFrameworks),
        .target(
            name: "MartletCharts", dependencies: ["MartletElements", "MartletDOM", "MartletCore", "MartletUI"],
            resources: [.embedInCode("Resources")]),
        // Models and their store know no view. The macros name the module, so it is not the one with an alias.
        .target(name: "MartletModels", dependencies: ["MartletMacros", .product(name: "GRDB", package: "GRDB.swift")]),
        .target(
            name: "MartletSwiftData",
            dependencies: ["MartletMacros", "MartletModels", "MartletGraph", "MartletCombine", "MartletCore"]),
        // The file of a model, for the tool that makes classes of it and for the app that opens a store with it.
        .target(name: "MartletDataModel"),
        .target(
            name: "MartletCoreData",
            dependencies: [
                "MartletDataModel", "MartletGraph", "MartletCombine", "MartletCore", .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "MartletCoreDataTests", dependencies: ["Martlet", "MartletCoreData", "MartletDataModel", "MartletTest"],
            resources: [.copy("Fixtures/Garden.xcdatamodeld")], swiftSettings: appleFrameworks),
        .executableTarget(name: "StoreProbe", dependencies: ["MartletModels"], path: "Tests/Probes/Store"),
        .testTarget(name: "MartletModelsTests", dependencies: ["MartletModels", "StoreProbe"]),
        .testTarget(
            name: "MartletSwiftDataTests", dependencies: ["Martlet", "MartletSwiftData", "MartletTest"], swiftSettings: appleFrameworks),
        .target(
            name: "MartletKit",
            dependencies: [
                "MartletGraph", "MartletElements", "MartletCore", "MartletCombine", "MartletMacros",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]),
        // What users share. Of its own, because it is built with a database.
        .target(name: "CMartletBell"),
        .target(name: "MartletPostgres"),
        .target(
            name: "MartletShared",
            dependencies: ["CMartletBell", "CMartletProcess", "MartletPostgres", .product(name: "GRDB", package: "GRDB.swift")]),
        .executableTarget(name: "SharedProbe", dependencies: ["MartletShared"], path: "Tests/Probes/Shared"),
        .testTarget(name: "MartletSharedTests", dependencies: ["MartletShared", "SharedProbe", "TestSupport"]),
        // Writes tests from what a user does.
        .target(name: "MartletRecorder", dependencies: ["MartletElements"]),
        .target(name: "Pantry", dependencies: ["Martlet"], path: "Tests/Probes/Pantry", swiftSettings: appleNames),
        .testTarget(
            name: "MartletRecorderTests", dependencies: ["Pantry", "MartletRecorder", "Martlet", "MartletTest"],
            swiftSettings: appleNames),
        // Sends to browsers, from whatever server: it knows no view and no host.
        .target(name: "MartletPush", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
        .testTarget(name: "MartletPushTests", dependencies: ["MartletPush", .product(name: "Crypto", package: "swift-crypto")]),
        // A real browser, for tests: it shows a session that runs in the test's process.
        .target(
            name: "MartletBrowser", dependencies: ["MartletElements", "MartletWeb"],
            resources: [.embedInCode("Page/page.js")]),
        .target(
            name: "MartletTest",
            dependencies: [
                "MartletCore", "MartletKit", "MartletDevice", "MartletTransfers", "MartletLayout", "MartletAssets", "MartletDOM",
                "MartletBrowser",
            ]),
        .target(name: "CMartletSignals"),
        .target(name: "MartletProject", dependencies: ["CMartletProcess", "CMartletSignals", "MartletDataModel"]),
        .target(name: "MartletModuleCheck", dependencies: ["MartletProject"]),
        .target(name: "MartletSymbols"),
        // The product is called `martlet`. The target is not: where file names have no case it would be taken for `Martlet`.
        .executableTarget(
            name: "MartletCommand",
            dependencies: [
                "MartletModuleCheck", "MartletProject", "MartletSymbols",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // Keeps tests that wait for other programs, or for the main actor, apart from the others.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // For tests that run the compiler on the modules built with them.
        .target(name: "CompilerChecks", dependencies: ["MartletSymbols"], path: "Tests/CompilerChecks"),
        // The server of an example that brings its own, and of a test that needs one.
        .target(
            name: "LoopbackServer",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"), .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"), .product(name: "NIOCore", package: "swift-nio"),
            ],
            path: "Examples/LoopbackServer"),
        .executableTarget(name: "Counter", dependencies: ["Martlet"], path: "Examples/Counter", swiftSettings: appleNames),
        .target(
            name: "DinerFavoritesButton", dependencies: ["DinerFavorites", "Martlet"], path: "Examples/Diner/FavoritesButton",
            resources: [.process("Resources")],
            swiftSettings: appleNames),
        .target(
            name: "DinerUI",
            dependencies: ["DinerFavoritesButton", "Martlet"] + (dinerServices + dinerStores).map { .target(name: $0.name) },
            path: "Examples/Diner/UI", resources: [.process("Resources")], swiftSettings: appleNames),
        .target(
            name: "DinerBaselines", dependencies: ["Martlet"] + dinerServices.map { .target(name: $0.name) },
            path: "Examples/Diner/Baselines",
            swiftSettings: appleNames),
        .executableTarget(name: "Diner", dependencies: ["DinerUI", "Martlet"], path: "Examples/Diner/App", swiftSettings: appleNames),
        .executableTarget(
            name: "Showcase",
            dependencies: [
                "DinerUI", "PokedexRoot", "CountriesRoot", "QBChatRoot", "TodosProductionApp", "TodosFakeApp", "CompareUI", "CatalogUI",
                "Martlet", "MartletWeb",
            ],
            path: "Examples/Showcase", swiftSettings: appleNames),
        .testTarget(
            name: "ShowcaseTests",
            dependencies: [
                "Counter", "Showcase", "CountriesRoot", "QBChatPorts", "QBChatRoot", "TodosDevelopmentApp", "TodosServer", "LoopbackServer",
                "MartletPreviews", "MartletTest",
            ],
            swiftSettings: appleNames),
        .executableTarget(
            name: "BrowserApp",
            dependencies: [
                "Martlet", "MartletCharts", "MartletMapKit", "MartletUIKit", "MartletSafariServices", "MartletAVFoundation", "MartletAVKit",
                "MartletAudioToolbox",
                "MartletWebKit", "MartletSwiftData", "MartletCoreData", "MartletCoreLocation", "MartletUserNotifications",
                "MartletPhotosUI",
            ],
            path: "Tests/Browser/App",
            resources: [.process("Resources")],
            swiftSettings: appleFrameworks),
        .executableTarget(
            name: "PreviewsApp", dependencies: ["Martlet", "MartletPreviews"], path: "Tests/Browser/Previews", swiftSettings: appleNames),
        // Random layouts as pages, with the frames that the layout engine gives them.
        .executableTarget(
            name: "LayoutOracle",
            dependencies: ["MartletCore", "MartletUI", "MartletDOM", "MartletElements", "MartletLayout", "MartletTest"],
            path: "Tests/Browser/LayoutOracle", exclude: ["Fonts"]),
        .target(
            name: "PokedexServer",
            dependencies: [
                "LoopbackServer", .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "NIOCore", package: "swift-nio"),
            ], path: "Examples/Pokedex/PokedexServer", resources: [.copy("Resources/api")]),
        .executableTarget(name: "Pokedex", dependencies: ["PokedexRoot"], path: "Examples/Pokedex/App", swiftSettings: appleNames),
        .executableTarget(
            name: "PokedexPreviews",
            dependencies: ["PokedexList", "CreatureList", "CreatureDetail", "CreatureFavorites", "MartletPreviews", "Martlet"],
            path: "Examples/Pokedex/Previews", swiftSettings: appleNames),
        // The app and the tests of the tutorial, as its last steps show them.
        .executableTarget(
            name: "Shopping", dependencies: ["Martlet"], path: "Sources/Martlet/Martlet.docc/Resources/Shopping", swiftSettings: appleNames),
        .testTarget(
            name: "ShoppingTests", dependencies: ["Shopping", "MartletTest"],
            path: "Sources/Martlet/Martlet.docc/Resources/ShoppingTests", swiftSettings: appleNames),
        .testTarget(name: "MartletGraphTests", dependencies: ["MartletGraph"]),
        .testTarget(name: "MartletElementsTests", dependencies: ["MartletElements"]),
        .testTarget(name: "MartletLayoutTests", dependencies: ["MartletLayout"]),
        .testTarget(name: "MartletCombineTests", dependencies: ["MartletCombine", "TestSupport"]),
        .testTarget(name: "MartletFoundationTests", dependencies: ["MartletFoundation"]),
        .testTarget(name: "MartletAssetsTests", dependencies: ["MartletAssets"]),
        // It finds the plugin beside itself. If it depended on the macros, every target would be built once more for the machine that builds.
        .testTarget(name: "MartletMacrosTests", dependencies: ["MartletMacroExpansion", "TestSupport"], exclude: ["Fixtures"]),
        .testTarget(name: "MartletUITests", dependencies: ["MartletCore", "MartletUI", "MartletDates", "MartletPreviews", "MartletTest"]),
        .testTarget(
            name: "MartletUIKitTests",
            dependencies: ["Martlet", "MartletRaster", "MartletGraphics", "MartletUIKit", "MartletSafariServices", "MartletTest"],
            swiftSettings: appleFrameworks),
        .testTarget(
            name: "FrameworkTests",
            dependencies: [
                "MartletOS", "MartletOSLog", "MartletUniformTypes", "MartletCombine", .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: appleFrameworks),
        .testTarget(name: "MartletKitTests", dependencies: ["LoopbackServer", "MartletUI", "MartletKit", "MartletTest"]),
        .testTarget(name: "MartletModuleCheckTests", dependencies: ["MartletModuleCheck"]),
        .testTarget(
            name: "MartletProjectTests", dependencies: ["MartletProject", "MartletCommand", "TestSupport"], exclude: ["Fixtures", "Shells"]),
        .testTarget(name: "MartletBrowserTests", dependencies: ["MartletUI", "MartletTest", "TestSupport"]),
        .testTarget(name: "MartletTestTests", dependencies: ["MartletUI", "MartletDates", "MartletTest", "TestSupport"]),
        .testTarget(name: "MartletDOMTests", dependencies: ["MartletDOM"]),
        .testTarget(name: "MartletDatesTests", dependencies: ["MartletDates"]),
        .testTarget(name: "MartletMotionTests", dependencies: ["MartletUI", "MartletMotion", "MartletDOM", "MartletTest"]),
        .testTarget(
            name: "MartletChartsTests", dependencies: ["Martlet", "MartletCharts", "MartletDOM", "MartletTest"],
            swiftSettings: appleFrameworks),
        .testTarget(name: "MartletDrawingTests", dependencies: ["MartletUI", "MartletDrawing", "MartletDOM", "MartletTest"]),
        .executableTarget(name: "MainThreadProbe", dependencies: ["Martlet"], path: "Tests/Probes/MainThread"),
        .executableTarget(name: "IsolationProbe", dependencies: ["Martlet"], path: "Tests/Probes/Isolation", swiftSettings: appleNames),
        .testTarget(
            name: "MartletWebTests",
            dependencies: [
                "MainThreadProbe", "IsolationProbe", "MartletUI", "MartletDates", "MartletDOM", "MartletPostgres", "MartletTransfers",
                "MartletWeb", "MartletProject", "TestSupport",
            ]),
        .testTarget(
            name: "DinerServiceTests", dependencies: (dinerServices + dinerStores).map { .target(name: $0.name) },
            swiftSettings: appleNames),
        .testTarget(
            name: "DinerFavoritesTests", dependencies: ["DinerFavoritesButton", "MartletTest"], swiftSettings: appleNames),
        .testTarget(
            name: "DinerTests", dependencies: ["DinerUI", "DinerBaselines", "CountriesUI", "MartletSymbols", "MartletTest"],
            swiftSettings: appleNames),
        .testTarget(
            name: "PokedexTests",
            dependencies: PokedexModule.allCases.map { .target(name: $0.rawValue) }
                + [
                    "CompilerChecks", "LoopbackServer", "MartletModuleCheck", "MartletPreviews", "MartletSymbols", "MartletTest",
                    "PokedexServer", "TestSupport",
                ],
            swiftSettings: appleNames),
    ] + dinerServices + dinerStores + PokedexModule.allCases.map(\.target) + countriesTargets + chatTargets + growthTargets + todosTargets
        + compareTargets
        + catalogTargets
        + templateTargets,
    swiftLanguageModes: [.v6]
)
