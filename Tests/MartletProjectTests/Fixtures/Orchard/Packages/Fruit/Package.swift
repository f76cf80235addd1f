// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Fruit",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Fruit", targets: ["Fruit"])],
    targets: [
        .target(name: "Fruit", dependencies: ["Seeds"]),
        .target(name: "Seeds"),
    ])
