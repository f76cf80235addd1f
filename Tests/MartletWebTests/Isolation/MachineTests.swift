#if os(Linux)
import Foundation
import Logging
import MartletPostgres
import TestSupport
import Testing

@testable import MartletWeb

/// Runs a body with the address of an empty database, and the options of machines that share it.
private func withDatabase(
    of server: TestDatabase = .shared, lease: Int = 1, _ body: (_ database: String, _ options: [String]) async throws -> Void
) async throws {
    let database = try await server.newDatabase()
    try await body(database, ["--isolation", "process", "--behind-proxy", "--database", database, "--machine-lease", "\(lease)"])
}

/// Runs a body with a folder that is removed behind it.
private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-machine-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
}

@Suite(
    "Machines that serve an app together", .serialized, .afterMainActorTests, .timeLimit(.minutes(2)),
    .enabled(if: TestDatabase.isInstalled))
struct MachinesTests {
    @Test func `A machine that stops gives its users to another, with sessions, values and defaults`() async throws {
        try await withDatabase { _, options in
            try await withProbe("IsolationProbe", options) { first in
                try await withProbe("IsolationProbe", options) { second in
                    let user = try await Visitor.visit(first)
                    #expect(try await user.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
                    first.terminate()
                    #expect(await first.exitCode == 0)
                    // What the page showed is its state, and is there again.
                    #expect(try await user.resumedText(second) == "static 1, defaults 1, file 1, stored 1")
                    let tab = try await Visitor.visit(second, cookie: user.page.cookie)
                    #expect(tab.text == "static 0, defaults 1, file none, stored 1")
                }
            }
        }
    }

    @Test func `A machine that dies gives its users up when its lease ends`() async throws {
        try await withDatabase { database, options in
            try await withProbe("IsolationProbe", options) { first in
                try await withProbe("IsolationProbe", options) { second in
                    let user = try await Visitor.visit(first)
                    _ = try await user.text(after: "Add")
                    for path in ["%.plist", "%/AppStorage/%.json' AND path NOT LIKE '%/Sessions/%", "%/Sessions/%"] {
                        try await wait(for: "SELECT 1 FROM martlet.resident_file WHERE path LIKE '\(path)'", in: database)
                    }
                    first.killIt()
                    // Until then the machine of the user cannot be reached.
                    var refusals = 0
                    while case let status = try await second.status(cookie: user.page.cookie), status != 200 {
                        #expect(status == 503)
                        refusals += 1
                    }
                    #expect(refusals > 0)
                    let tab = try await Visitor.visit(second, cookie: user.page.cookie)
                    #expect(tab.text == "static 0, defaults 1, file none, stored 1")
                }
            }
        }
    }

    @Test func `A request that comes to the wrong machine is relayed, and so are the events of its page`() async throws {
        try await withDatabase { _, options in
            try await withProbe("IsolationProbe", options) { first in
                try await withProbe("IsolationProbe", options) { second in
                    let user = try await Visitor.visit(first)
                    let process = try await user.process()
                    let tab = try await Visitor.visit(second, cookie: user.page.cookie)
                    #expect(try await tab.process() == process)
                    #expect(try await tab.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
                    // More than the buffers on the way hold.
                    #expect(try await user.text(after: "Long") == "long")
                    #expect(try await second.load(cookie: user.page.cookie).html.count > 8 << 20)
                }
            }
        }
    }

    @Test func `While the database is away users go on, and nobody changes machines behind it`() async throws {
        let server = TestDatabase()
        try await withDatabase(of: server, lease: 3) { _, options in
            try await withProbe("IsolationProbe", options) { first in
                try await withProbe("IsolationProbe", options) { second in
                    let user = try await Visitor.visit(first)
                    let process = try await user.process()
                    // Longer than a lease.
                    async let restart: Void = server.killAndRestart(after: .seconds(4))
                    var newcomer = 200
                    while newcomer == 200 { newcomer = try await first.status() }
                    #expect(newcomer == 503)
                    #expect(try await user.text(after: "Add") == "static 1, defaults 1, file 1, stored 1")
                    try await restart
                    while newcomer != 200 { newcomer = try await second.status() }
                    let tab = try await Visitor.visit(second, cookie: user.page.cookie)
                    #expect(try await tab.process() == process)
                    #expect(try await user.text(after: "Add") == "static 2, defaults 2, file 2, stored 2")
                }
            }
        }
    }

    @Test func `A machine that was silent for too long ends the hosts of users whom another has claimed`() async throws {
        try await withDatabase { database, options in
            try await withProbe("IsolationProbe", options) { first in
                try await withProbe("IsolationProbe", options) { second in
                    let user = try await Visitor.visit(first)
                    kill(first.identifier, SIGSTOP)
                    // The other machine must have been there for a lease, too.
                    try await wait(
                        for: """
                            SELECT 1 FROM martlet.machine a, martlet.machine b WHERE a.seen < clock_timestamp() - interval '1 s'
                            AND b.id <> a.id AND b.since < clock_timestamp() - interval '1 s'
                            """, in: database)
                    let other = try await Visitor.visit(second, cookie: user.page.cookie).process()
                    kill(first.identifier, SIGCONT)
                    try await user.waitForLoss()
                    // At the first machine the user finds the process of the second now.
                    #expect(try await Visitor.visit(first, cookie: user.page.cookie).process() == other)
                }
            }
        }
    }

    @Test func `A new version on one machine takes over its users, and the other machine goes on finding them`() async throws {
        try await withFolder { folder in
            try await withDatabase { _, options in
                try await withProbe("IsolationProbe", options + ["--data", folder]) { old in
                    let user = try await Visitor.visit(old)
                    let process = try await user.process()
                    try await withProbe("IsolationProbe", options + ["--data", folder, "--takeover"]) { new in
                        #expect(await old.exitCode == 0)
                        try await withProbe("IsolationProbe", options) { other in
                            let found = try await Visitor.visit(other, cookie: user.page.cookie).process()
                            #expect(found == process)
                            new.terminate()
                            #expect(await new.exitCode == 0)
                            let next = try await Visitor.visit(other, cookie: user.page.cookie).process()
                            #expect(next != process)
                        }
                    }
                }
            }
        }
    }

    @Test func `A server that gets a database keeps what its users have`() async throws {
        try await withFolder { folder in
            var cookie = ""
            try await withProbe("IsolationProbe", ["--isolation", "process", "--data", folder]) { front in
                let user = try await Visitor.visit(front)
                _ = try await user.text(after: "Add")
                cookie = user.page.cookie
                front.terminate()
                #expect(await front.exitCode == 0)
            }
            try await withDatabase { _, options in
                try await withProbe("IsolationProbe", options + ["--data", folder]) { front in
                    let user = try await Visitor.visit(front, cookie: cookie)
                    #expect(user.text == "static 0, defaults 1, file 1, stored 1")
                }
            }
        }
    }

    @Test func `Two machines cannot use copies of one folder`() async throws {
        try await withFolder { folder in
            try await withFolder { copy in
                try await withDatabase { _, options in
                    try await withProbe("IsolationProbe", options + ["--data", folder]) { _ in
                        try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
                        try FileManager.default.copyItem(atPath: folder + "/machine.id", toPath: copy + "/machine.id")
                        await #expect(throws: ProbeProcess.NotServing.self) {
                            try await withProbe("IsolationProbe", options + ["--data", copy]) { _ in }
                        }
                    }
                }
            }
        }
    }

    /// Waits until a query finds something.
    private func wait(for query: String, in database: String) async throws {
        let client = PostgresClient(database, label: "test")
        while try await client.run(repeats: true, { try $0.run(query).isEmpty }) {}
    }
}

extension ProbeProcess {
    /// The status of the answer to a request for the page.
    fileprivate func status(cookie: String? = nil) async throws -> Int {
        try await request("GET", "/", headers: cookie.map { ["cookie": $0] } ?? [:]).status
    }
}

/// What machines agree on in the database.
@Suite("Claims of users", .enabled(if: TestDatabase.isInstalled))
struct MachineDatabaseTests {
    private func machines(_ names: String..., lease: Duration = .seconds(60)) async throws -> [MachineDatabase] {
        let address = try await TestDatabase.shared.newDatabase()
        return names.map { MachineDatabase(address, machine: $0, lease: lease, label: "test") }
    }

    @Test func `A user is at one machine until it gives the user up`() async throws {
        let machines = try await machines("a", "b")
        for machine in machines { try machine.renew(address: "\(machine.machine):1", wasAway: true) }
        #expect(try machines[0].claim("user") == .mine(number: 1, isNew: false))
        #expect(try machines[1].claim("user") == .elsewhere(address: "a:1"))
        #expect(try machines[0].claim("user") == .mine(number: 2, isNew: false))
        // The machine has claimed the user again since.
        try machines[0].release("user", claim: 1)
        #expect(try machines[1].claim("user") == .elsewhere(address: "a:1"))
        try machines[0].release("user", claim: 2)
        #expect(try machines[1].claim("user") == .mine(number: 3, isNew: true))
        // It stays so until the files are there: whoever asks again because the answer was lost must hear it again.
        #expect(try machines[1].claim("user") == .mine(number: 4, isNew: true))
        try machines[1].confirm("user", claim: 4)
        #expect(try machines[1].claim("user") == .mine(number: 5, isNew: false))
        #expect(try machines[0].lost(of: ["user", "nobody"]) == ["user"])
        #expect(try machines[1].lost(of: ["user"]) == [])
    }

    @Test func `A machine that leaves gives all its users up`() async throws {
        let machines = try await machines("a", "b")
        for machine in machines { try machine.renew(address: "\(machine.machine):1", wasAway: true) }
        for user in ["one", "two"] { _ = try machines[0].claim(user) }
        try machines[0].leave()
        for user in ["one", "two"] { #expect(try machines[1].claim(user) == .mine(number: 2, isNew: true)) }
    }

    @Test func `Who has not found the database for a whole lease takes no users of silent machines`() async throws {
        let machines = try await machines("a", "b", lease: .seconds(1))
        for machine in machines { try machine.renew(address: "\(machine.machine):1", wasAway: true) }
        _ = try machines[0].claim("user")
        try await Task.sleep(for: .seconds(1.1))
        // Both were cut off, and this one comes back first.
        try machines[1].renew(address: "b:1", wasAway: true)
        #expect(try machines[1].claim("user") == .elsewhere(address: "a:1"))
        // It has renewed its row without an error, and yet too late.
        try await Task.sleep(for: .seconds(1.1))
        try machines[1].renew(address: "b:1", wasAway: false)
        #expect(try machines[1].claim("user") == .elsewhere(address: "a:1"))
        for _ in 0..<4 {
            try await Task.sleep(for: .seconds(0.3))
            try machines[1].renew(address: "b:1", wasAway: false)
        }
        #expect(try machines[1].claim("user") == .mine(number: 2, isNew: true))
    }

    @Test func `Machines that claim one user at once agree on one of them`() async throws {
        let machines = try await machines("a", "b", "c", "d")
        for machine in machines { try machine.renew(address: "\(machine.machine):1", wasAway: true) }
        for user in 0..<20 {
            let claims = try await withThrowingTaskGroup(of: MachineDatabase.Claim?.self) { group in
                for machine in machines { group.addTask { try machine.claim("user \(user)") } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            let mine = claims.count { if case .mine = $0 { true } else { false } }
            let elsewhere = Set(claims.compactMap { if case .elsewhere(let address) = $0 { address } else { nil } })
            #expect(mine == 1 && elsewhere.count == 1)
        }
    }

    @Test func `The first machine's key is that of all`() async throws {
        let machines = try await machines("a", "b")
        #expect(try machines[0].key(orFirst: Data([1])) == Data([1]))
        #expect(try machines[1].key(orFirst: Data([2])) == Data([1]))
    }

    @Test func `Only the machine of a user changes the copies of the user's files`() async throws {
        let machines = try await machines("a", "b")
        for machine in machines { try machine.renew(address: "\(machine.machine):1", wasAway: true) }
        _ = try machines[0].claim("user")
        #expect(try machines[0].apply([.write(path: "x", Data("1".utf8)), .write(path: "y", Data())], to: "user"))
        #expect(try !machines[1].apply([.write(path: "x", Data("2".utf8))], to: "user"))
        // All or nothing.
        #expect(try !machines[0].apply([.remove(path: "y"), .append(path: "x", Data("3".utf8), behind: 9)], to: "user"))
        #expect(try machines[0].apply([.append(path: "x", Data("4".utf8), behind: 1)], to: "user"))
        #expect(
            try machines[1].files(of: "user").map { "\($0.path) \(String(decoding: $0.body, as: UTF8.self))" }.sorted() == ["x 14", "y "])
        #expect(try machines[0].apply([.keep(paths: ["y"])], to: "user"))
        #expect(try machines[1].files(of: "user").map(\.path) == ["y"])
    }

    @Test func `What nobody will ask for is removed`() async throws {
        let machines = try await machines("a")
        let sessions = ContainerCopies.part + "/AppStorage/Sessions/"
        for user in ["gone", "here", "runs", "has values"] {
            _ = try machines[0].claim(user)
            _ = try machines[0].apply([.write(path: sessions + "1.json", Data())], to: user)
        }
        for user in ["gone", "here", "has values"] { try machines[0].release(user, claim: 1) }
        _ = try machines[0].claim("has values")
        _ = try machines[0].apply([.write(path: ContainerCopies.part + "/app.plist", Data())], to: "has values")
        try machines[0].release("has values", claim: 2)
        try await age("gone", "has values", "runs", in: machines[0])
        try machines[0].tidy()
        #expect(try machines[0].files(of: "gone").isEmpty)
        #expect(try machines[0].files(of: "here").count == 1)
        // A page that is open for days writes only what has changed.
        #expect(try machines[0].files(of: "runs").count == 1)
        #expect(try machines[0].files(of: "has values").map(\.path) == [ContainerCopies.part + "/app.plist"])
        // A row that was removed begins anew.
        #expect(try machines[0].claim("gone") == .mine(number: 1, isNew: false))
        #expect(try machines[0].claim("runs") == .mine(number: 2, isNew: false))
        #expect(try machines[0].claim("has values") == .mine(number: 3, isNew: false))
    }

    private func age(_ users: String..., in database: MachineDatabase) async throws {
        for user in users {
            for table in ["resident", "resident_file"] {
                try database.client.runAndWait(repeats: true) {
                    _ = try $0.run("UPDATE martlet.\(table) SET changed = changed - interval '25 hours' WHERE name = $1", .text(user))
                }
            }
        }
    }

    @Test(arguments: 0..<6)
    func `Another machine restores what one has, whatever has happened to the files`(seed: Int) async throws {
        let machines = try await machines("a", "b")
        for machine in machines { try machine.renew(address: "\(machine.machine):1", wasAway: true) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-copies-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let user = User(token: "token", cookie: "", container: folder + "/a/somebody")
        let copy = User(token: "token", cookie: "", container: folder + "/b/somebody")
        #expect(try machines[0].claim("somebody") == .mine(number: 1, isNew: false))
        let copies = ContainerCopies(database: machines[0], logger: Logger(label: "test"))
        var generator = SeededGenerator(state: UInt64(seed))
        for _ in 0..<12 {
            for _ in 0..<Int.random(in: 1...4, using: &generator) { try change(user, using: &generator) }
            #expect(copies.copy([user]))
            await withCheckedContinuation { done in copies.whenDone { _ in done.resume() } }
            try ContainerCopies.restore(copy, from: machines[1])
            #expect(try content(copy) == content(user))
        }
        copies.copyAndRelease(user, claim: 1)
        await withCheckedContinuation { done in copies.whenDone { _ in done.resume() } }
        #expect(try machines[1].claim("somebody") == .mine(number: 2, isNew: true))
        try change(user, using: &generator)
        let before = try content(copy)
        #expect(copies.copy([user]))
        await withCheckedContinuation { done in copies.whenDone { _ in done.resume() } }
        try ContainerCopies.restore(copy, from: machines[1])
        #expect(try content(copy) == before)
    }

    private func change(_ user: User, using generator: inout SeededGenerator) throws {
        let names = ["app.plist", "AppStorage/values.json", "AppStorage/Sessions/1.json", "AppStorage/Sessions/1.deltas", "own/deep/file"]
        let path = user.container + "/" + ContainerCopies.part + "/" + names.randomElement(using: &generator)!
        let bytes = Data((0..<Int.random(in: 0...2000, using: &generator)).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: try? FileManager.default.removeItem(atPath: path)
        case 1: try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
        default:
            if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.seekToEnd()
            try handle.write(contentsOf: bytes)
            try handle.close()
        }
    }

    private func content(_ user: User) throws -> [String: Data] {
        let folder = user.container + "/" + ContainerCopies.part
        var content: [String: Data] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder), !isFolder.boolValue else { continue }
            content[name] = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
        }
        return content
    }
}
#endif
