import Foundation
import Testing

@Suite("Independence of the services")
struct IndependenceTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/Diner/Services")
        .standardized

    /// The modules that the sources of a service import.
    private func imports(of service: String) throws -> Set<String> {
        let folder = Self.folder.appending(path: service)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
        let lines = try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
        return Set(lines.compactMap { $0.hasPrefix("import ") ? String($0.dropFirst(7)) : nil })
    }

    @Test(arguments: ["Favorites", "Menu", "Messages", "Navigation", "Order", "Ratings"])
    func `A18 A service imports no other service and no view`(service: String) throws {
        let imports = try imports(of: service)
        #expect(imports.contains("Combine"))
        #expect(imports.subtracting(["Combine", "Foundation"]).isEmpty)
    }
}
