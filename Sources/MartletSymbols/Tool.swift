import Foundation

/// A program of the toolchain.
public enum Tool {
    /// Runs a program without blocking a thread. Returns its status and all its output.
    public static func run(_ program: String, _ arguments: [String]) async throws -> (status: Int32, output: String) {
        try await TemporaryFolder.with { folder in
            let file = folder.appending(path: "output")
            try Data().write(to: file)
            let output = try FileHandle(forWritingTo: file)
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [program] + arguments
            process.standardOutput = output
            process.standardError = output
            let status = try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Int32, any Error>) in
                process.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
                do { try process.run() } catch { ended.resume(throwing: error) }
            }
            return (status, String(decoding: try Data(contentsOf: file), as: UTF8.self))
        }
    }
}

/// A folder that is removed after its use.
public enum TemporaryFolder {
    public static func with<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }
}
