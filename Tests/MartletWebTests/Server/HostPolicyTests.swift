import Testing

@testable import MartletWeb

@Suite("The host policy")
struct HostPolicyTests {
    @Test(
        "on the loopback allows names of the loopback alone",
        arguments: [
            ("localhost", true), ("localhost:8080", true), ("LocalHost:1", true), ("127.0.0.1:8080", true), ("127.1.2.3", true),
            ("[::1]:8080", true), ("app.localhost", true), ("evil.example", false), ("127.0.0.1.evil.example", false),
            ("localhost.evil.example", false), ("192.168.0.1", false), ("", false), ("[::1].evil.example", false),
            ("[::1]evil", false), ("[::1]:80x", false), ("[::1", false), ("localhost:", false), ("localhost:99999", false),
            ("localhost@evil.example", false), ("localhost/evil", false), ("127.0.0.1.", false), ("127.1", false),
        ])
    func loopback(host: String, isAllowed: Bool) {
        #expect(HostPolicy(address: "127.0.0.1", origins: []).allows(host: host) == isAllowed)
    }

    @Test(
        "on all addresses allows IP addresses and the machine's name, which cannot be rebound",
        arguments: [
            ("192.168.0.7:8080", true), ("[fe80::1]:8080", true), ("kitchen", true), ("kitchen.local:8080", true), ("localhost", true),
            ("app.example", false), ("192.168.0.7.evil.example", false), ("kitchen.evil.example", false),
        ])
    func open(host: String, isAllowed: Bool) {
        #expect(HostPolicy(address: "0.0.0.0", origins: [], machine: "Kitchen").allows(host: host) == isAllowed)
    }

    @Test(
        "allows health requests by IP address or by a name of the server",
        arguments: [("10.0.0.5:8080", true), ("[::1]", true), ("app.example", true), ("evil.example", false)])
    func health(host: String, isAllowed: Bool) {
        #expect(HostPolicy(address: "127.0.0.1", origins: ["https://app.example"]).allowsHealth(host: host) == isAllowed)
    }

    @Test("with origins allows their names and the loopback's")
    func origins() {
        let policy = HostPolicy(address: "0.0.0.0", origins: ["https://app.example"])
        #expect(policy.allows(host: "App.Example"))
        #expect(policy.allows(host: "localhost:8080"))
        #expect(!policy.allows(host: "other.example"))
        #expect(policy.isSecure(host: "app.example"))
        #expect(!policy.isSecure(host: "localhost"))
    }

    @Test("lets pages connect to the host they came from, and pages of the origins")
    func origin() {
        let policy = HostPolicy(address: "127.0.0.1", origins: ["https://app.example"])
        #expect(policy.allows(origin: "http://localhost:8080", host: "localhost:8080"))
        #expect(policy.allows(origin: "https://app.example", host: "localhost:8080"))
        #expect(!policy.allows(origin: "http://app.example", host: "localhost:8080"))
        #expect(!policy.allows(origin: "http://localhost:9090", host: "localhost:8080"))
        #expect(!policy.allows(origin: "null", host: "localhost:8080"))
        #expect(!policy.allows(origin: nil, host: "localhost:8080"))
        #expect(!policy.allows(origin: "http://[::1].evil.example", host: "[::1].evil.example"))
    }

    @Test(
        "knows an origin from an address",
        arguments: [
            ("https://a.example", true), ("https://a.example/", false), ("a.example", false), ("ftp://a", false), ("http://", false),
        ])
    func isOrigin(text: String, isOrigin: Bool) {
        #expect(HostPolicy.isOrigin(text) == isOrigin)
    }
}
