import Foundation

/// What a test has to make to show the scene of a chat without the other scenes, with its real logic over a mock of the service.
///
/// The same for all ports: `Tests/QBChatTests` contains such a test for each, which differs from the others in its function `scene` alone.
public struct SceneSource: Codable, Hashable, Sendable {
    /// The lines of the function's body.
    public var lines: Int
    /// The types of the app and of MartletKit that the body names.
    public var types: [String]
    /// The modules of the app that the test needs, without those that all ports share.
    public var modules: [String]

    /// - Parameters:
    ///   - target: The folder of the port's target.
    ///   - targets: The sources of the example, by their targets' folders.
    ///   - root: The root folder of the repository.
    static func read(_ target: String, in root: URL, among targets: [String: [SourceFile]]) throws -> SceneSource {
        let path = "Tests/QBChatTests/\(target)SceneTests.swift"
        let test = SourceFile(name: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
        return SceneSource(test, among: targets)
    }

    init(_ test: SourceFile, among targets: [String: [SourceFile]]) {
        let body = test.code.drop { !$0.contains("func scene(") }.dropFirst().prefix { $0 != "    }" }
        let declared = Set(targets.values.flatMap { $0.flatMap(\.types) }.map(\.name)).union(["Store", "Reducer", "Services"])
        let words = body.joined(separator: "\n").matches(of: /\b[A-Z]\w*/).map { String($0.output) }
        lines = body.count
        types = declared.intersection(words).sorted()
        modules = Set(PortSource.imports(of: [test], among: targets).flatMap { PortSource.needed(by: $0, in: targets) })
            .subtracting(PortSource.shared).sorted()
    }
}
