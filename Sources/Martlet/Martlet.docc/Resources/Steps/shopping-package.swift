// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Shopping",
    platforms: [.macOS(.v15)],
    targets: [
        .executableTarget(name: "Shopping"),
        .testTarget(name: "ShoppingTests", dependencies: ["Shopping"]),
    ])

#if os(Linux)
// On Linux `import SwiftUI` and `import Combine` mean Martlet's modules. Every file sees Combine, as with Apple's Foundation.
let appleNames = SwiftSetting.unsafeFlags([
    "-module-alias", "SwiftUI=Martlet", "-module-alias", "Combine=MartletCombine",
    "-Xfrontend", "-import-module", "-Xfrontend", "MartletCombine",
])
package.dependencies.append(.package(name: "martlet", path: "../martlet"))  // your checkout
for target in package.targets where [.executable, .regular, .test].contains(target.type) {
    let libraries = target.type == .test ? ["Martlet", "MartletTest"] : ["Martlet"]
    target.dependencies += libraries.map { .product(name: $0, package: "martlet") }
    target.swiftSettings = (target.swiftSettings ?? []) + [appleNames]
    target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(["-use-ld=lld"])]  // links twice as fast
}
#endif
