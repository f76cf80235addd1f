import ArgumentParser
import Foundation
import MartletProject
import Synchronization

/// Serves an app, and builds and serves it again when its files change.
///
///     serving ──a file changes──▶ building (the app goes on) ──built──▶ the app stops, and the new one takes its port
///        ▲                           │
///        └──pages show the errors────┘
final class WatchedApp {
    private var builder: AppBuilder
    private let didBuild: (AppBuilder.Built, BuildProgress) throws -> Void
    private let arguments: (_ port: Int?) -> [String]
    /// Those of the app's previews that crash; `nil` if the app itself is served.
    private var previews: CrashedPreviews?
    private var built: AppBuilder.Built?
    private var port: Int?
    /// Whether the last attempt to build ended with errors.
    private var hasFailed = false
    /// Shared with the handlers of signals.
    private let running: Running

    private final class Running: Sendable {
        let app = Mutex<AppProcess?>(nil)
    }

    /// - Parameters:
    ///   - showsPreviews: Whether the app's previews are served in place of the app.
    ///   - didBuild: Called after the first build, before the app is served.
    ///   - arguments: Returns the options of the app's server, for the port of the build before; `nil` for the first.
    init(
        builder: AppBuilder, showsPreviews: Bool = false,
        didBuild: @escaping (AppBuilder.Built, BuildProgress) throws -> Void = { _, _ in },
        arguments: @escaping (_ port: Int?) -> [String]
    ) {
        self.builder = builder
        self.didBuild = didBuild
        previews = showsPreviews ? CrashedPreviews() : nil
        self.arguments = arguments
        running = Running()
    }

    /// How often the files are looked at, in microseconds, and how long none may change before a build begins.
    private static let pause: UInt32 = 150_000
    private static let quiet: UInt32 = 50_000
    /// An app that ends this often within this time is not started again: it would end again.
    private static let failureLimit = (count: 3, time: Duration.seconds(30))
    /// When the app has ended by itself.
    private var failures: [ContinuousClock.Instant] = []

    func run() throws -> Never {
        let place = try ProjectKind(at: URL(fileURLWithPath: builder.options.path)).folder
        let before = FileStamps(of: [place])
        let first = inItsFolder(try builder.build())
        try didBuild(first, builder.progress)
        builder.isWatching = true
        built = first
        var stamps = FileStamps(of: first.originals)
        signal(SIGPIPE, SIG_IGN)
        stopOnSignals()
        do {
            try serve(first)
        } catch let end as AppProcess.EndedEarly {
            throw ExitCode(end.status)
        }
        // Files may have changed while the app was built.
        update(FileStamps(of: [place]).paths(changedSince: before))
        while true {
            usleep(Self.pause)
            try restartIfEnded()
            let now = FileStamps(of: built?.originals ?? [])
            guard now != stamps else { continue }
            let changed = now.paths(changedSince: stamps)
            stamps = settled(now)
            update(changed)
        }
    }

    /// Waits until no file changes any more: an editor may save several, and a tool of git hundreds.
    private func settled(_ stamps: FileStamps) -> FileStamps {
        var last = stamps
        while true {
            usleep(Self.quiet)
            let next = FileStamps(of: built?.originals ?? [])
            if next == last { return next }
            last = next
        }
    }

    private func update(_ changed: [String]) {
        guard !changed.isEmpty else { return }
        do {
            switch try builder.attempt(onlyIfChanged: !hasFailed) {
            case .unchanged: break
            case .failed(let problems): fail(problems)
            case .built(let next):
                hasFailed = false
                let next = inItsFolder(next)
                built = next
                previews?.removeAll()
                try serve(next)
                let others = changed.count > 1 ? " and \(changed.count - 1) more" : ""
                builder.progress.say("Serving the app with the new \(URL(fileURLWithPath: changed[0]).lastPathComponent)\(others).")
            }
        } catch let end as AppProcess.EndedEarly {
            builder.progress.say("The new build ended at once, with \(end.status). Change a file to try again.")
        } catch {
            builder.progress.say("\(error)")
            fail([BuildProblem("\(error)")])
        }
    }

    private func inItsFolder(_ built: AppBuilder.Built) -> AppBuilder.Built { previews == nil ? built : built.ofPreviews }

    private func fail(_ problems: [BuildProblem]) {
        hasFailed = true
        running.app.withLock { try? $0?.show("The app was not built. This page shows the last build.", problems) }
    }

    /// Stops the app that runs, and starts another build of it at the same port.
    private func serve(_ next: AppBuilder.Built) throws {
        let progress = builder.progress
        progress.begin("Starting \(previews == nil ? "the app" : "the previews")")
        defer { progress.end() }
        try running.app.withLock { app in
            app?.stop()
            app = nil
            let output = FileHandle.standardOutput
            let started = try AppProcess(
                next.install(), arguments: arguments(port), home: next.home, data: next.data, sources: next.originals,
                variables: previews?.variables ?? [:]
            ) {
                output.write(Data(($0 + "\n").utf8))
            }
            if port == nil {
                progress.end()
                output.write(Data("Serving at \(started.address)\n".utf8))
                builder.progress.say(
                    previews != nil
                        ? "Save a file, and the previews show it."
                        : "Save a file, and the page shows it. In the page, Ctrl+Alt+I inspects the views, and Ctrl+Alt+R records a test.")
            }
            port = URL(string: started.address)?.port
            app = started
        }
    }

    private func restartIfEnded() throws {
        guard let built, let ended = running.app.withLock({ app in app.flatMap { $0.isRunning ? nil : $0 } }) else { return }
        let crash = ended.crash
        let found = crash?.problems(action: ended.lastAction, originals: built.originals)
        let problems = (found ?? [BuildProblem("It ended with \(ended.end).")]).map(builder.relative)
        // A preview that crashes is not shown again, so it cannot crash again.
        let message = crash?.message ?? "It ended with \(ended.end)."
        let isSettled = previews?.add(message, in: crash?.frames.map(\.function) ?? [], action: ended.lastAction) ?? false
        failures = failures.filter { .now - $0 < Self.failureLimit.time } + (isSettled ? [] : [.now])
        guard failures.count < Self.failureLimit.count else {
            builder.progress.say("The app ended, with \(ended.end), \(failures.count) times in a row. Change a file to start it again.")
            return running.app.withLock { $0 = nil }
        }
        builder.progress.say("The app ended, with \(ended.end). It is started again.")
        do {
            try serve(built)
            running.app.withLock {
                try? $0?.show(isSettled ? "A preview crashed. The others go on." : "The app crashed, and was started again.", problems)
            }
        } catch is AppProcess.EndedEarly {
            builder.progress.say("It ended at once. Change a file to try again.")
        }
    }

    /// Ends the app and then this process when the user or the system says so.
    private func stopOnSignals() {
        _ = EndSignals.shared.add { [running] _ in
            // While this has the lock, the app is not taken for one that ended by itself.
            running.app.withLock { app in
                app?.stop()
                exit(0)
            }
        }
    }
}
