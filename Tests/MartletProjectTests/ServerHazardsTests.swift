import Testing

@testable import MartletProject

struct ServerHazardsTests {
    /// Returns what is found in a text, each with its line.
    private func hazards(_ text: String) -> [String] {
        SourceRewriter(modules: AvailableModules(own: []), conditions: []).rewrite(text, path: "A.swift").hazards.map {
            "\($0.hazard) \($0.line)"
        }
    }

    /// Returns what is found in a statement of a view's method.
    private func inView(_ statement: String) -> [String] { hazards("struct A: View { func load() {\n\(statement)\n} }") }

    @Test func `What writes into the bundle is found, also by a name`() {
        #expect(hazards(#"try data.write(to: Bundle.main.bundleURL.appending(path: "a"))"#) == ["bundle 1"])
        #expect(hazards("let folder = Bundle.main.bundlePath\nmanager.createFile(atPath: folder + \"/a\", contents: nil)") == ["bundle 2"])
        #expect(hazards("manager.copyItem(at: Bundle.main.bundleURL, to: documents)").isEmpty)
        #expect(hazards("let text = try String(contentsOf: Bundle.main.bundleURL)").isEmpty)
    }

    @Test func `A path of one machine is found where a path is taken, and not in another text`() {
        #expect(hazards(#"let a = URL(fileURLWithPath: "/tmp/cache")"#) == ["path 1"])
        #expect(hazards(#"manager.fileExists(atPath: "/Users/me/a.txt")"#) == ["path 1"])
        #expect(hazards(##"Text("/tmp/x"); log(#"fileURLWithPath: "/tmp/x""#) // fileURLWithPath: "/tmp/x""##).isEmpty)
        #expect(hazards(#"manager.fileExists(atPath: "menu.json")"#).isEmpty)
    }

    @Test func `A fixed port is found, and one that the system chooses is not`() {
        #expect(hazards(#"server.bind(host: "::", port: 8080)"#) == ["port 1"])
        #expect(hazards("let listener = try NWListener(using: .tcp, on: 8080)") == ["port 1"])
        #expect(hazards(#"server.bind(host: "::", port: 0)"#).isEmpty)
        #expect(hazards("NWListener(using: .tcp, on: .any)").isEmpty)
    }

    @Test(arguments: [
        "sleep(1)", "Thread.sleep(forTimeInterval: 1)", "Task { usleep(9) }", "DispatchQueue.main.async { sleep(1) }",
        "if a { sleep(1) }", "let gate = DispatchSemaphore(value: 0); gate.wait()",
        #"let data = try? Data(contentsOf: URL(string: "https://a.org")!)"#,
    ])
    func `What waits on the main actor is found`(statement: String) {
        #expect(inView(statement) == [statement.contains("Data(") ? "network 2" : "wait 2"])
    }

    @Test func `What waits in the action of a button is found`() {
        #expect(
            hazards("struct A: View {\n var body: some View {\n Button(\"A\") {\n sleep(1)\n }\n .onAppear { sleep(1) }\n }\n}") == [
                "wait 4", "wait 6",
            ])
        #expect(hazards("struct A: View {\n var body: some View {\n Button(action: { sleep(1) }) { Text(\"\") }\n }\n}") == ["wait 3"])
        #expect(hazards("@MainActor final class Model {\n func f() { sleep(1) }\n}") == ["wait 2"])
    }

    @Test(arguments: [
        "try await Task.sleep(for: .seconds(1))", "DispatchQueue.global().async { sleep(1) }", "Task.detached { sleep(1) }",
        "Thread { sleep(1) }.start()", "worker.perform { sleep(1) }", "Thread.detachNewThread { sleep(1) }", "clock.sleep(1)",
        "process.wait()", "let data = try? Data(contentsOf: file)", "let work = { sleep(1) }",
        "DispatchQueue.global().async(execute: { sleep(1) })",
    ])
    func `What waits elsewhere, or does not wait, is not found`(statement: String) {
        #expect(inView(statement).isEmpty)
    }

    @Test func `What waits outside of the main actor is not found`() {
        #expect(hazards("actor Store {\n func f() { sleep(1) }\n}").isEmpty)
        #expect(hazards("struct A: View {\n nonisolated func f() { sleep(1) }\n}").isEmpty)
        #expect(hazards("func f() { sleep(1) }\nstruct A: View { let a = 1 }\nfunc sleep(_ time: Int) {}").isEmpty)
    }

    @Test func `The main loop is found, and that of another thread is not`() {
        #expect(hazards("RunLoop.main.run()\ndispatchMain()") == ["loop 1", "loop 2"])
        #expect(hazards("func work() { RunLoop.current.run() }\nrunner.run()").isEmpty)
    }

    @Test func `An empty loop is found, and one whose condition does something is not`() {
        #expect(hazards("while !isReady {}") == ["spin 1"])
        #expect(hazards("while next() {}\nwhile !isReady { step() }\nrepeat { step() } while !isReady").isEmpty)
    }

    @Test func `Tests are left out`() {
        #expect(hazards("import Testing\nlet a = URL(fileURLWithPath: \"/tmp/a\")").isEmpty)
    }

    @Test func `The report names the places and says what to do`() {
        let uses = (1...4).map { ServerReport.Use(hazard: .loop, file: "/App/A.swift", line: $0) }
        #expect(
            ServerReport(uses: uses).relative(to: .init(fileURLWithPath: "/App")).description == """
                Not fit for a server of many users:

                  A.swift:1, A.swift:2, A.swift:3 and 1 more
                    Runs the main loop, which is the server's. Leave it out.
                """)
    }
}
