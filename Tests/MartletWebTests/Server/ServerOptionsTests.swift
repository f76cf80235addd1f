import ArgumentParser
import Testing

@testable import MartletWeb

@Suite("The command line")
struct ServerOptionsTests {
    private func configuration(_ arguments: [String], environment: [String: String] = [:]) throws -> WebConfiguration {
        try ServerOptions.parse(arguments).applied(to: WebConfiguration(), environment: environment)
    }

    @Test("by default listens only on the loopback address")
    func defaults() throws {
        let configuration = try configuration([])
        #expect(configuration.host == "127.0.0.1")
        #expect(configuration.port == 8080)
        #expect(configuration.data == nil)
        #expect(configuration.storage == nil)
    }

    @Test("gives each user a process, but not an app under development")
    func isolation() throws {
        #expect(try configuration([]).isolation == .process)
        #expect(try configuration(["--development"]).isolation == .session)
        #expect(try configuration(["--isolation", "session"]).isolation == .session)
    }

    @Test("keeps users' values in the folder of the data if all share a process")
    func storage() throws {
        #expect(try configuration(["--data", "/tmp/x"]).storage == nil)
        #expect(try configuration(["--data", "/tmp/x", "--isolation", "session"]).storage == "/tmp/x/storage")
    }

    @Test("sets what it names")
    func options() throws {
        let configuration = try configuration([
            "--host", "0.0.0.0", "--port", "9000", "--data", "/tmp/x", "--origin", "https://a.example", "--origin", "https://b.example",
        ])
        #expect(configuration.host == "0.0.0.0")
        #expect(configuration.port == 9000)
        #expect(configuration.data == "/tmp/x")
        #expect(configuration.origins == ["https://a.example", "https://b.example"])
    }

    @Test("wins over the environment, which wins over the defaults")
    func environment() throws {
        let environment = ["MARTLET_HOST": "::1", "MARTLET_PORT": "9001"]
        #expect(try configuration([], environment: environment).host == "::1")
        #expect(try configuration([], environment: environment).port == 9001)
        #expect(try configuration(["--port", "9002"], environment: environment).port == 9002)
    }

    @Test("names the database of several machines, which needs a balancer and a process for each user")
    func database() throws {
        let database = "postgresql://db/app"
        let configuration = try configuration([
            "--behind-proxy", "--database", database, "--machine-address", "[::1]:80", "--machine-lease", "4",
        ])
        #expect(configuration.database == database)
        #expect(configuration.machineAddress == "[::1]:80")
        #expect(configuration.machineLease == .seconds(4))
        let variable = ["MARTLET_DATABASE": database]
        #expect(try self.configuration(["--behind-proxy"], environment: variable).database == database)
        for (arguments, word) in [
            ([], "--behind-proxy"), (["--behind-proxy", "--isolation", "session"], "--isolation process"),
            (["--behind-proxy", "--machine-address", "here"], "--machine-address"),
            (["--behind-proxy", "--database", "mysql://db/app"], "postgresql://"),
        ] {
            #expect { try _ = self.configuration(arguments, environment: variable) } throws: {
                ServerOptions.message(for: $0).contains(word)
            }
        }
    }

    @Test("says what is wrong with a bad port")
    func badPort() {
        #expect { try _ = configuration(["--port", "70000"]) } throws: {
            ServerOptions.message(for: $0) == "--port 70000 is no port: ports are 0 to 65535."
        }
        #expect { try _ = configuration([], environment: ["MARTLET_PORT": "http"]) } throws: {
            ServerOptions.message(for: $0) == "MARTLET_PORT is 'http', which is no port: ports are 0 to 65535."
        }
    }

    @Test("says what is wrong with a bad origin")
    func badOrigin() {
        #expect { try _ = configuration(["--origin", "app.example"]) } throws: {
            ServerOptions.message(for: $0)
                == "'app.example' is no origin. One looks like https://app.example.com, with nothing behind the host and the port."
        }
    }

    @Test("knows the levels of the log")
    func logLevel() throws {
        #expect(try ServerOptions.parse(["--log-level", "debug"]).logLevel.level == .debug)
        #expect(throws: (any Error).self) { try ServerOptions.parse(["--log-level", "loud"]) }
    }
}

@Suite("A token bucket")
struct TokenBucketTests {
    @Test("lets a burst pass, and then as many as its rate allows")
    func take() {
        var bucket = TokenBucket(rate: 2, burst: 3, now: .zero)
        func passes(at now: Duration) -> Bool {
            guard bucket.wait(at: now) == nil else { return false }
            bucket.take()
            return true
        }
        let atOnce = (0..<4).map { _ in passes(at: .zero) }
        #expect(atOnce == [true, true, true, false])
        let aSecondLater = (0..<3).map { _ in passes(at: .seconds(1)) }
        #expect(aSecondLater == [true, true, false])
        let muchLater = (0..<4).map { _ in passes(at: .seconds(60)) }
        #expect(muchLater == [true, true, true, false])
    }
}
