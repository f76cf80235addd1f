import Foundation

/// A package as a manifest names it.
struct ResolvedPackage {
    let identity: String
    /// The dependency in the manifest.
    let declaration: String
    /// The products, as far as they are known: those of local packages.
    let products: [String]

    /// Returns the identity of the package that has a product.
    static func identity(of product: PackageProduct, among packages: [ResolvedPackage]) -> String? {
        product.package ?? packages.first { $0.products.contains(product.name) }?.identity
    }

    init(_ reference: PackageReference, among packages: LocalPackages) {
        identity = reference.identity
        switch reference {
        case .local(let folder):
            let place = packages.place(of: folder)
            declaration = ".package(path: \(SourceRewriter.literal(place.path)))"
            products = packages.packages.first { $0.folder.path == folder.standardizedFileURL.path }?.dump.products.map(\.name) ?? []
        case .remote(let url, let requirement):
            declaration = ".package(url: \(SourceRewriter.literal(url)), \(requirement))"
            products = []
        }
    }
}
