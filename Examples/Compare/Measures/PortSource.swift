import Foundation
import QBChatPorts

/// What the source of a port says of it. Leaves, models and storage are the same for all, and do not count.
public struct PortSource: Codable, Hashable, Sendable {
    /// Lines of code of the port's own target.
    public var lines: Int
    /// The same with the targets of the example that it is built on and that not all ports share.
    public var linesWithScreens: Int
    /// Types declared in those.
    public var types: Int
    public var views: Int
    /// The length of the longest view.
    public var longestView: Int
    /// How many classes, protocols and stores of the app's a view names at the mean: what it cannot be used without.
    public var viewFanOut: Double
    /// Modules of the example that the port's target imports.
    public var modulesOut: Int
    /// Modules of the example that import the port's target.
    public var modulesIn: Int
    /// Of the code, what is in files that import no user interface, so that a test of it needs none: from 0 to 1.
    public var testableWithoutViews: Double
    /// Of the lines that are executed, views and all, those that tests come to which import no user interface: from 0 to 1.
    public var testedWithoutViews: Double
    /// One value contains the states of several screens.
    public var hasGlobalState: Bool
    /// No view calls what the service offers.
    public var isLogicAbstracted: Bool
    /// The logic of all screens can be exchanged at once, and no view is changed for it.
    public var isWholeExchangeable: Bool
    /// The logic of one screen can be exchanged for another implementation, and no view is changed for it.
    public var isPartExchangeable: Bool

    /// Reads a port.
    ///
    /// - Parameter root: The repository.
    public static func read(_ port: ChatPort, in root: URL) throws -> PortSource {
        let coverage = try Data(contentsOf: root.appending(path: "Examples/Compare/coverage.json"))
        return PortSource(
            target: port.target, all: try targets(in: root), coverage: try JSONDecoder().decode([String: LineCoverage].self, from: coverage)
        )
    }

    /// The sources of the example, by the folders of their targets.
    static func targets(in root: URL) throws -> [String: [SourceFile]] {
        let examples = root.appending(path: "Examples/QBChat")
        var targets = [String: [SourceFile]]()
        for name in try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted() where !name.contains(".") {
            targets[name] = try files(in: examples.appending(path: name))
        }
        return targets
    }

    static func files(in folder: URL) throws -> [SourceFile] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted().map {
            SourceFile(name: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        }
    }

    /// How many lines of a target are executed, and how many of them tests come to.
    struct LineCoverage: Codable {
        var covered: Int
        var lines: Int
    }

    init(target: String, all targets: [String: [SourceFile]], coverage: [String: LineCoverage] = [:]) {
        let own = targets[target] ?? []
        let needed = Self.needed(by: target, in: targets)
        let whole = needed.flatMap { targets[$0] ?? [] }
        let types = whole.flatMap(\.types)
        let views = types.filter(\.isView)
        lines = own.reduce(0) { $0 + $1.code.count }
        linesWithScreens = whole.reduce(0) { $0 + $1.code.count }
        self.types = types.count
        self.views = views.count
        longestView = views.map(\.lines.count).max() ?? 0

        let objects = Set(
            (types + (targets["Models"] ?? []).flatMap(\.types)).filter { $0.kind == "class" || $0.kind == "protocol" }.map(\.name))
        let fanOuts = views.map { view in view.words.intersection(objects.union(["Store"])).subtracting([view.name]).count }
        viewFanOut = views.isEmpty ? 0 : Double(fanOuts.reduce(0, +)) / Double(views.count)

        modulesOut = Self.imports(of: own, among: targets).count
        modulesIn = targets.keys.count { $0 != target && Self.imports(of: targets[$0] ?? [], among: targets).contains(target) }
        let withoutViews = whole.filter { !$0.imports.contains("SwiftUI") }.reduce(0) { $0 + $1.code.count }
        testableWithoutViews = linesWithScreens == 0 ? 0 : Double(withoutViews) / Double(linesWithScreens)
        let executed = needed.compactMap { coverage[$0] }
        testedWithoutViews = Double(executed.reduce(0) { $0 + $1.covered }) / Double(max(executed.reduce(0) { $0 + $1.lines }, 1))

        let states = Set(types.filter { $0.kind == "struct" && $0.name.hasSuffix("State") }.map(\.name))
        hasGlobalState = types.contains { type in
            states.contains(type.name) && type.words.intersection(states).subtracting([type.name]).count > 1
        }
        let calls = views.contains { view in
            Self.serviceCalls.contains { call in view.lines.contains { $0.contains(call) } }
        }
        isLogicAbstracted = !calls
        isWholeExchangeable = !calls
        // The view at the root is where the logic is chosen: it may name it.
        let classes = Set(types.filter { $0.kind == "class" }.map(\.name))
        let screens = views.filter { !$0.name.hasSuffix("Port") && !$0.name.contains("Coordinator") }
        isPartExchangeable = !calls && screens.allSatisfy { $0.words.isDisjoint(with: classes) }
    }

    /// What the service of the chats can be asked.
    private static let serviceCalls = ["service.fetchChats", "service.fetchMessages", "service.addMessage", "service.updates"]
    /// What all ports share.
    private static let shared: Set<String> = ["Models", "Leaves", "Storage", "Ports", "Root", "App"]

    /// The sources of an app that has this port alone.
    static func app(of target: String, in targets: [String: [SourceFile]]) -> [String: [SourceFile]] {
        let names = shared.union(needed(by: target, in: targets))
        return targets.filter { names.contains($0.key) }
    }

    /// A target and those it is built on, but for what all ports share.
    private static func needed(by target: String, in targets: [String: [SourceFile]]) -> [String] {
        var needed = [target]
        var next = 0
        while next < needed.count {
            for name in imports(of: targets[needed[next]] ?? [], among: targets).sorted()
            where !shared.contains(name) && !needed.contains(name) {
                needed.append(name)
            }
            next += 1
        }
        return needed
    }

    /// The targets of the example that files import.
    private static func imports(of files: [SourceFile], among targets: [String: [SourceFile]]) -> Set<String> {
        Set(files.flatMap(\.imports).compactMap { $0.hasPrefix("QBChat") ? String($0.dropFirst("QBChat".count)) : nil })
            .intersection(targets.keys)
    }
}

extension ChatPort {
    /// The folder of the port's target.
    var target: String {
        switch self {
        case .modelView: "ModelView"
        case .redux: "Redux"
        case .viewState: "ViewState"
        case .services: "Services"
        case .coordinators: "Coordinators"
        }
    }
}
