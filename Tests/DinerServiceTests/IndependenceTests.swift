import Foundation
import Testing

@Suite("Independence of the services")
struct IndependenceTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/Diner")
        .standardized

    /// The modules that the sources in a folder import.
    private func imports(of folder: String) throws -> Set<String> {
        let folder = Self.folder.appending(path: folder)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
        let lines = try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
        return Set(lines.compactMap { $0.hasPrefix("import ") ? String($0.dropFirst(7)) : nil })
    }

    @Test(arguments: ["Favorites", "Menu", "Messages", "Navigation", "Order", "Ratings"])
    func `A18 A service imports no other service and no view`(service: String) throws {
        let imports = try imports(of: "Services/\(service)")
        #expect(imports.contains("Combine"))
        #expect(imports.subtracting(["Combine", "Foundation"]).isEmpty)
    }

    @Test(arguments: [("TextFavorites", "Favorites"), ("FileFavorites", "Favorites"), ("TextOrder", "Order")])
    func `A18 A store imports the service whose protocol it implements, and no other`(store: String, service: String) throws {
        let imports = try imports(of: "Stores/\(store)")
        #expect(imports.contains("Diner\(service)"))
        #expect(imports.subtracting(["Diner\(service)", "Foundation"]).isEmpty)
    }
}
