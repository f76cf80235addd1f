import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A running Chromium without a window, whose DevTools protocol goes through two pipes.
///
/// Chromium reads commands from its file 3 and writes answers and events to its file 4, each a JSON object that ends with a zero byte. It ends
/// when the pipes are closed, also when the test's process is killed.
final class ChromiumProcess: Sendable {
    private let commands: Int32
    private let output: Int32
    /// The browser's profile, which is removed with the process.
    private let folder: String

    /// The environment variable that names another Chromium than the one in the path.
    static let variable = "CHROMIUM"

    /// - Parameter receive: Called on a thread of its own with each message, and with `nil` when Chromium has ended.
    init(receive: @escaping @Sendable (Data?) -> Void) throws(BrowserFailure) {
        let program = try Self.program()
        folder = NSTemporaryDirectory() + "martlet-chromium-\(getpid())-\(UInt32.random(in: 0...(.max)))"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw BrowserFailure("The folder for the browser's profile cannot be created: \(error.localizedDescription)")
        }
        guard let (itsInput, commands) = Self.openPipe(), let (output, itsOutput) = Self.openPipe() else {
            throw BrowserFailure("No pipe to the browser can be opened: \(String(cString: strerror(errno)))")
        }
        self.commands = commands
        self.output = output
        try Self.start(program, folder: folder, input: itsInput, output: itsOutput)
        close(itsInput)
        close(itsOutput)
        // A browser that has ended must not end the tests.
        signal(SIGPIPE, SIG_IGN)
        Self.removeAtExit(folder)
        let reader = Thread { [output] in
            Self.read(output, receive)
            receive(nil)
        }
        reader.name = "martlet.devtools"
        reader.start()
    }

    func send(_ message: Data) {
        var bytes = [UInt8](message)
        bytes.append(0)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    // MARK: Starting

    /// Finds Chromium.
    private static func program() throws(BrowserFailure) -> String {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment[variable], !named.isEmpty {
            guard access(named, X_OK) == 0 else { throw BrowserFailure("\(variable) names \(named), which is no program.") }
            return named
        }
        let folders = (environment["PATH"] ?? "/usr/bin:/usr/local/bin").split(separator: ":")
        for name in ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"] {
            for folder in folders where access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
        }
        throw BrowserFailure(
            "Tests in a browser need Chromium, and there is none in the path. Install it (Debian: apt install chromium), or name it in the "
                + "environment variable \(variable).")
    }

    private static func arguments(_ program: String, folder: String) -> [String] {
        [
            program, "--headless", "--remote-debugging-pipe", "--user-data-dir=\(folder)",
            // Tests also run as root, in containers, where Chromium's own sandbox cannot start.
            "--no-sandbox", "--disable-dev-shm-usage",
            "--no-first-run", "--no-default-browser-check", "--no-startup-window", "--no-service-autorun", "--password-store=basic",
            "--use-mock-keychain", "--disable-extensions", "--disable-component-update", "--disable-sync", "--disable-default-apps",
            "--disable-background-networking", "--disable-search-engine-choice-screen", "--disable-infobars", "--metrics-recording-only",
            "--mute-audio",
            // Pages behind others run as fast as the one in front, and events are answered at once.
            "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
            "--disable-hang-monitor", "--disable-ipc-flooding-protection", "--allow-pre-commit-input",
            "--disable-features=Translate,MediaRouter,OptimizationHints,PaintHolding",
            // A mouse is there as well as a touchscreen.
            "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
            // The same pixels on every machine.
            "--force-color-profile=srgb", "--hide-scrollbars", "--font-render-hinting=none", "--disable-lcd-text",
        ]
    }

    private static func start(_ program: String, folder: String, input: Int32, output: Int32) throws(BrowserFailure) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "\(folder)/output", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        posix_spawn_file_actions_adddup2(&actions, input, 3)
        posix_spawn_file_actions_adddup2(&actions, output, 4)
        var arguments = arguments(program, folder: folder).map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var pid: pid_t = 0
        let failure = posix_spawn(&pid, program, &actions, nil, arguments, environ)
        guard failure == 0 else { throw BrowserFailure("\(program) cannot be started: \(String(cString: strerror(failure)))") }
    }

    /// Returns the ends to read from and to write to. Their numbers are above those that the browser's ends get, and no other program inherits
    /// them.
    private static func openPipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        let moved = ends.map { end in
            defer { close(end) }
            return fcntl(end, F_DUPFD_CLOEXEC, 10)
        }
        return moved.contains { $0 < 0 } ? nil : (moved[0], moved[1])
    }

    private static func removeAtExit(_ folder: String) {
        Self.folder = strdup(folder)
        atexit {
            // The browser ends with the pipes, but its profile would stay.
            if let folder = ChromiumProcess.folder { try? FileManager.default.removeItem(atPath: String(cString: folder)) }
        }
    }

    /// Written once, before the process exits.
    private nonisolated(unsafe) static var folder: UnsafeMutablePointer<CChar>?

    // MARK: Reading

    private static func read(_ file: Int32, _ receive: (Data) -> Void) {
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            var start = 0
            for index in 0..<count where buffer[index] == 0 {
                receive(Data(rest + buffer[start..<index]))
                rest = []
                start = index + 1
            }
            rest += buffer[start..<count]
        }
    }
}
