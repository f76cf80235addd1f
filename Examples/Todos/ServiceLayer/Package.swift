// swift-tools-version: 6.1
import PackageDescription

/// The services of Todos: their interfaces, and two implementations. This package does not depend on the app.
let package = Package(
    name: "ServiceLayer",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "TodosServices", targets: ["TodosServices"]),
        .library(name: "TodosLiveServices", targets: ["TodosLiveServices"]),
        .library(name: "TodosFakeServices", targets: ["TodosFakeServices"]),
    ],
    dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
    targets: [
        .target(
            name: "TodosServices",
            dependencies: [.product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))]),
        .target(name: "TodosLiveServices", dependencies: ["TodosServices"]),
        .target(name: "TodosFakeServices", dependencies: ["TodosServices"]),
    ],
    swiftLanguageModes: [.v6]
)
