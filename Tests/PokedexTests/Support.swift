import Combine
import CreatureDetail
import CreatureList
import Foundation
import MartletTest
import PokedexList
import SwiftUI
import Testing

extension CreatureCollection {
    static let tidewater = CreatureCollection(id: 1, name: "Tidewater", summary: "Rock pools", symbol: "drop.fill", count: 2)
    static let moor = CreatureCollection(id: 3, name: "High Moor", summary: "Wind", symbol: "mountain.2.fill", count: 0)
}

extension CreaturePage {
    /// A whole list.
    static func all(_ creatures: CreatureSummary...) -> CreaturePage { CreaturePage(creatures, of: creatures.count) }
}

extension CreatureSummary {
    static let pearlback = CreatureSummary(id: 101, name: "Pearlback", kind: "Stone", picture: nil)
    static let brinelet = CreatureSummary(
        id: 102, name: "Brinelet", kind: "Water", picture: URL(string: "https://example.org/brinelet.svg"))
}

extension CreatureProfile {
    static func named(_ name: String) -> CreatureProfile {
        CreatureProfile(
            name: name, kinds: ["Water"], height: 24, weight: 900, description: "\(name) rolls.", habitat: "Any pier",
            picture: URL(string: "https://example.org/\(name).svg"), strengths: [.init(name: "Wit", value: 55)])
    }
}

struct Offline: LocalizedError {
    var errorDescription: String? { "Nobody answers." }
}

/// Holds each callback until the test answers it.
@MainActor
final class HeldCollections: CollectionsService {
    private(set) var waiting: [@MainActor (Result<[CreatureCollection], any Error>) -> Void] = []
    /// The number of requests.
    var requests: Int { waiting.count }

    func loadCollections(_ completion: @escaping @MainActor (Result<[CreatureCollection], any Error>) -> Void) {
        waiting.append(completion)
    }
}

/// Publishes when the test says so, and counts subscriptions.
@MainActor
final class HeldCreatures: CreaturesService {
    private(set) var subscribed = 0
    private(set) var listening = 0
    private(set) var asked: [CreatureQuery] = []
    private(set) var subjects: [PassthroughSubject<CreaturePage, any Error>] = []

    func creatures(matching query: CreatureQuery) -> AnyPublisher<CreaturePage, any Error> {
        asked.append(query)
        let subject = PassthroughSubject<CreaturePage, any Error>()
        subjects.append(subject)
        return subject.handleEvents(
            receiveSubscription: { [weak self] _ in
                self?.subscribed += 1
                self?.listening += 1
            }, receiveCompletion: { [weak self] _ in self?.listening -= 1 }, receiveCancel: { [weak self] in self?.listening -= 1 }
        )
        .eraseToAnyPublisher()
    }
}

/// Answers the first request late and the others sooner, each with its number.
actor Reversing: ProfileService {
    private let clock: TestClock
    private(set) var requests = 0
    private(set) var cancelled = 0

    init(clock: TestClock) { self.clock = clock }

    func profile(of creature: Int) async throws -> CreatureProfile {
        requests += 1
        let number = requests
        do {
            try await clock.sleep(for: .seconds(number == 1 ? 10 : 1))
        } catch {
            cancelled += 1
            throw error
        }
        return .named("Answer \(number)")
    }
}

/// The modules' sources, the manifest and the built modules.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    static let examples = root.appending(path: "Examples/Pokedex")

    /// The sources of a module, by file name.
    static func sources(of module: String) throws -> [String: String] {
        let folder = examples.appending(path: module)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
        return try files.filter { $0.pathExtension == "swift" }.reduce(into: [:]) { sources, file in
            sources[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
    }

    /// The modules that a module's sources import.
    static func imports(of module: String) throws -> Set<String> {
        Set(
            try sources(of: module).values.flatMap { $0.split(separator: "\n") }.compactMap {
                $0.hasPrefix("import ") ? String($0.dropFirst(7)) : nil
            })
    }
}
