// swift-tools-version: 6.1
import PackageDescription

/// The benchmarks. They are a package of their own, so that Martlet's users do not resolve their dependencies.
let package = Package(
    name: "martlet-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "martlet", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        .target(name: "Pages", dependencies: [.product(name: "Martlet", package: "martlet")]),
        .target(
            name: "InMemory",
            dependencies: [
                .product(name: "Martlet", package: "martlet"),
                .product(name: "MartletTest", package: "martlet"),
                .product(name: "MartletDOM", package: "martlet"),
            ]),
        .executableTarget(
            name: "LoadServer",
            dependencies: [
                "Pages",
                .product(name: "Martlet", package: "martlet"),
                .product(name: "MartletDOM", package: "martlet"),
                .product(name: "MartletWeb", package: "martlet"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]),
        .executableTarget(
            name: "Load",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]),
        .executableTarget(
            name: "Script",
            dependencies: [
                "InMemory", "Pages",
                .product(name: "Martlet", package: "martlet"),
                .product(name: "MartletTest", package: "martlet"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "Turns",
            dependencies: [
                "InMemory", "Pages",
                .product(name: "Martlet", package: "martlet"),
                .product(name: "MartletKit", package: "martlet"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Turns",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ],
    swiftLanguageModes: [.v6]
)
