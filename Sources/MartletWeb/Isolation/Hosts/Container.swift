#if os(Linux)
import Foundation

/// The folder of a user, as an app has one on a device.
struct Container {
    let path: String

    /// The folder for the values of `@AppStorage`.
    var storage: String { path + "/Library/Preferences/AppStorage" }

    /// The descriptor of the folder in each host. CoreFoundation remembers what the home is before a host has a user, so the template's home is a
    /// path that leads through this descriptor, to another folder in each process.
    static let descriptor: CInt = 4
    static let link = "/proc/self/fd/\(descriptor)"

    /// The variables that Foundation looks up.
    static func variables(home: String) -> [String: String] {
        let library = home + "/Library"
        return [
            "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp", "XDG_DOCUMENTS_DIR": home + "/Documents",
            "XDG_CONFIG_HOME": library + "/Preferences", "XDG_CACHE_HOME": library + "/Caches",
            "XDG_DATA_HOME": library + "/Application Support", "XDG_STATE_HOME": library + "/Application Support",
        ]
    }

    /// Makes what is missing of it.
    func create() throws {
        for folder in ["Documents", "Library/Preferences", "Library/Caches", "Library/Application Support", "tmp"] {
            try FileManager.default.createDirectory(
                atPath: path + "/" + folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
    }

    /// Makes this process use it: as its home, for its temporary files and for relative paths. Waits until no other process uses it: one of a front
    /// that has crashed may still be ending.
    func enter() throws {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0, dup2(folder, Self.descriptor) >= 0, chdir(path) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        _ = fcntl(Self.descriptor, F_SETFD, FD_CLOEXEC)
        // The lock belongs to the process as long as the descriptor is open.
        while flock(Self.descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
        close(folder)
        for (name, value) in Self.variables(home: path) { setenv(name, value, 1) }
        // The defaults were read before there was a user.
        UserDefaults.standard.synchronize()
    }

    enum Content: Comparable {
        case nothing
        /// Nothing but saved sessions.
        case sessions
        case files
    }

    /// What the user has in it. It blocks the caller's thread.
    var content: Content {
        let sessions = storage + "/Sessions/"
        let record = WorkRecord.path(in: storage)
        var content = Content.nothing
        guard let names = FileManager.default.enumerator(atPath: path) else { return .files }
        for case let name as String in names where names.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
            let file = path + "/" + name
            if file == record { continue }
            guard file.hasPrefix(sessions) else { return .files }
            content = .sessions
        }
        return content
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
#endif
