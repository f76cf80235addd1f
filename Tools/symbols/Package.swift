// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "symbol-workshop",
    targets: [.executableTarget(name: "Workshop")],
    swiftLanguageModes: [.v6]
)
