#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import MartletWeb

@Suite("A main thread that serves everything", .afterMainActorTests, .timeLimit(.minutes(1)))
struct MainThreadTests {
    @Test func `The browser that an app opens is that of the user whose home martlet run has replaced`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-browser-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let browser = folder.appending(path: "xdg-open")
        try Data("#!/bin/sh\necho \"home $HOME $CFFIXED_USER_HOME\"\n".utf8).write(to: browser)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: browser.path)
        let environment = [
            "PATH": folder.path + ":/usr/bin:/bin", "HOME": "/app", "CFFIXED_USER_HOME": "/app", "MARTLET_USER_HOME": "/home/ann",
        ]
        try await withProbe("MainThreadProbe", ["--open"], environment: environment) { probe in
            var line = await probe.nextLine()
            while let text = line, !text.hasPrefix("home ") { line = await probe.nextLine() }
            #expect(line == "home /home/ann ")
        }
    }

    @Test func `Timers, run loop, main queue and main actor are served beside the sockets`() async throws {
        try await withProbe { probe in
            var lines: Set<String> = []
            while lines.count < 9, let line = await probe.nextLine() { lines.insert(line) }
            #expect(
                lines == [
                    "timer: on the main thread", "block on the run loop: on the main thread", "queue: on the main thread",
                    "queue, later: on the main thread", "task: on the main thread", "timer from another thread: on the main thread",
                    "block on the run loop from another thread: on the main thread", "queue from another thread: on the main thread",
                    "task from another thread: on the main thread",
                ])
        }
    }

    @Test func `No other event loop is started`() async throws {
        try await withProbe { probe in
            _ = try await probe.load()
            #expect(try probe.threads.filter { $0.hasPrefix("NIO-ELT") } == [])
        }
    }

    @Test func `Each session answers for itself`() async throws {
        try await withProbe { probe in
            let pages = [try await probe.load(), try await probe.load()]
            let sockets = [try await TestSocket.open(probe, pages[0]), try await TestSocket.open(probe, pages[1])]
            let button = try #require(pages[0].html.firstMatch(of: /<button[^>]* id=e([0-9]+)[ >]/)).1
            for socket in sockets { #expect(try await socket.next() == .text("[0,0]")) }
            try await sockets[0].send(#"[1,"tap",\#(button)]"#, #"[2,"tap",\#(button)]"#)
            try await sockets[1].send(#"[1,"tap",\#(button)]"#)
            #expect(try await sockets[0].texts(2).map { $0.suffix(6) } == [#""1"]]]"#, #""2"]]]"#])
            #expect(try await sockets[1].texts(1).map { $0.suffix(6) } == [#""1"]]]"#])
        }
    }

    @Test func `SIGTERM lets pages hear that the server stops, and ends the process well`() async throws {
        try await withProbe { probe in
            let socket = try await TestSocket.open(probe, try await probe.load())
            let first = try await socket.next()
            #expect(first == .text("[0,0]"))
            probe.terminate()
            let last = try await socket.next()
            #expect(last == .close(1001, "the server stops"))
            // Where the machine is busy this comes too late: the server does not wait for ever.
            try? await socket.send(.connectionClose, "")
            #expect(await probe.exitCode == 0)
        }
    }

    @Test func `A run loop's port set is read from its description`() {
        let description = """
            <CFRunLoop 0x56414a8281f0 [0x7fcb8e5224a0]>{wakeup port = 0x3, stopped = false, ignoreWakeUps = true,
            \t1 : <CFRunLoopMode 0x56414a828370 [0x7fcb8e5224a0]>{name = other, port set = 0x7, timer port = 0x8,
            \t2 : <CFRunLoopMode 0x56414a828370 [0x7fcb8e5224a0]>{name = kCFRunLoopDefaultMode, port set = 0x1f, timer port = 0x5,
            """
        #expect(MainRunLoop.portSet(in: description) == 31)
        #expect(MainRunLoop.portSet(in: "<CFRunLoop>{name = kCFRunLoopDefaultMode}") == nil)
    }
}
#endif
