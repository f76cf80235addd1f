import Foundation

/// A kept answer, and how long it can be given without asking again.
public struct KeptAnswer: Hashable, Codable, Sendable {
    public let answer: Answer
    public let freshUntil: Date

    public init(answer: Answer, freshUntil: Date) {
        self.answer = answer
        self.freshUntil = freshUntil
    }
}

/// Where answers are kept.
public protocol AnswerStore: Sendable {
    func answer(named name: String) async -> KeptAnswer?
    func keep(_ answer: KeptAnswer, named name: String) async
}

/// Keeps answers while the process runs.
public actor AnswersInMemory: AnswerStore {
    private var answers: [String: KeptAnswer] = [:]

    public init() {}

    public func answer(named name: String) -> KeptAnswer? { answers[name] }

    public func keep(_ answer: KeptAnswer, named name: String) { answers[name] = answer }
}

/// Keeps a limited number of answers as files, so that the app can be used without a server. A file that cannot be read counts as missing, and an
/// answer that cannot be written is not kept.
public actor AnswersInFiles: AnswerStore {
    private let folder: URL
    private let limit: Int

    /// A file, with the name of its answer, because several names can have one file.
    private struct File: Codable {
        let name: String
        let answer: KeptAnswer
    }

    /// - Parameters:
    ///   - folder: The folder, which is created if necessary.
    ///   - limit: The maximum number of answers. The oldest are removed.
    public init(folder: URL, limit: Int = 1000) {
        self.folder = folder
        self.limit = limit
    }

    public func answer(named name: String) -> KeptAnswer? {
        guard let data = try? Data(contentsOf: file(named: name)), let file = try? JSONDecoder().decode(File.self, from: data),
            file.name == name
        else { return nil }
        return file.answer
    }

    public func keep(_ answer: KeptAnswer, named name: String) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard let data = try? JSONEncoder().encode(File(name: name, answer: answer)) else { return }
        try? data.write(to: file(named: name), options: .atomic)
        removeOldest()
    }

    private func removeOldest() {
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
        guard files.count > limit else { return }
        func age(of file: URL) -> Date {
            (try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) ?? .distantPast
        }
        for file in files.sorted(by: { age(of: $0) < age(of: $1) }).prefix(files.count - limit) {
            try? FileManager.default.removeItem(at: file)
        }
    }

    /// The file of an answer. Its name is a hash (FNV-1a), because those of answers can be long and contain any character.
    private func file(named name: String) -> URL {
        let hash = name.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return folder.appending(path: String(hash, radix: 16) + ".json")
    }
}
