// swift-tools-version: 6.1
import PackageDescription

/// On Linux, `import SwiftUI` and `import Combine` mean Martlet's modules, and `import Foundation` brings what Apple's brings.
let appleNames: [SwiftSetting] = [
    .unsafeFlags(
        [
            "-module-alias", "SwiftUI=Martlet", "-module-alias", "Combine=MartletCombine",
            "-Xfrontend", "-import-module", "-Xfrontend", "MartletCombine",
        ], .when(platforms: [.linux]))
]

let package = Package(
    name: "Shopping",
    platforms: [.macOS(.v15)],
    dependencies: [.package(path: "../martlet")],
    targets: [
        .executableTarget(
            name: "Shopping",
            dependencies: [
                .product(name: "Martlet", package: "martlet", condition: .when(platforms: [.linux])),
                .product(name: "MartletCombine", package: "martlet", condition: .when(platforms: [.linux])),
            ],
            swiftSettings: appleNames),
        .testTarget(
            name: "ShoppingTests",
            dependencies: ["Shopping", .product(name: "MartletTest", package: "martlet", condition: .when(platforms: [.linux]))],
            swiftSettings: appleNames),
    ]
)
