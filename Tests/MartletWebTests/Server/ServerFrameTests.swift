import MartletElements
import NIOCore
import Testing

@testable import MartletWeb

@Suite("A frame of the server")
struct ServerFrameTests {
    /// The text behind a header of so many bytes.
    private func text(_ frame: ByteBuffer, header: Int) -> String {
        frame.getString(at: frame.readerIndex + header, length: frame.readableBytes - header) ?? ""
    }

    @Test("carries its number, what was handled, patches and requests")
    func patches() {
        #expect(text(ServerFrame.patches(number: 3, handled: 2, "[1]"), header: 2) == "[3,2,[1]]")
        #expect(text(ServerFrame.patches(number: 3, handled: 2, "[]", requests: "[2]"), header: 2) == "[3,2,[],[2]]")
    }

    @Test("escapes what it quotes")
    func escapes() {
        #expect(
            text(ServerFrame.reload(handled: 0, reason: "\"\\\n\u{1}\u{1F}é\u{2028}"), header: 2)
                == "[0,0,\"reload\",\"\\\"\\\\\\n\\u0001\\u001fé\u{2028}\"]")
    }

    @Test("has the shortest header that its length allows", arguments: [(119, [0x81, 125]), (120, [0x81, 126, 0, 126])])
    func shortHeaders(length: Int, header: [UInt8]) {
        let frame = ServerFrame.patches(number: 1, handled: 0, String(repeating: "x", count: length))
        #expect(Array(frame.readableBytesView.prefix(header.count)) == header)
    }

    @Test("has a header of ten bytes when it is long")
    func longHeader() {
        let frame = ServerFrame.patches(number: 1, handled: 0, String(repeating: "x", count: 65_536))
        #expect(Array(frame.readableBytesView.prefix(10)) == [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 6])
    }

    @Test("closes with a reason that fits")
    func close() {
        #expect(Array(ServerFrame.close(.policy, reason: "no").readableBytesView) == [0x88, 4, 0x03, 0xF0] + Array("no".utf8))
        let long = ServerFrame.close(.policy, reason: String(repeating: "é", count: 100))
        #expect(long.readableBytes == 2 + 2 + 122)
    }

    @Test("names each request")
    func requests() {
        let requests: [HostRequest] = [
            .open("https://a.example"), .location("/x", replace: false), .back, .title("T"), .copy("c"), .colorScheme(.dark),
            .colorScheme(nil), .askForNotifications, .vibrate([15, 90, 25]), .endEditing, .keepAwake(true), .rememberWindow,
            .registerForPush(serverKey: "BK", scope: "/diner/"),
            .notify(HostNotification(title: "T", body: "\"b\"", payload: ["x": [1, 0.125, true], "a": ["b": .double(.nan)]])),
        ]
        #expect(
            requests.compactMap(\.json) == [
                #"["open","https://a.example"]"#, #"["location","/x",false]"#, #"["back"]"#, #"["title","T"]"#, #"["copy","c"]"#,
                #"["scheme","dark"]"#, #"["scheme",null]"#, #"["ask"]"#, #"["vibrate",[15,90,25]]"#, #"["endEditing"]"#,
                #"["awake",true]"#, #"["remember"]"#, #"["subscribe","BK",""# + WebHost.worker.address + #"","/diner/"]"#,
                #"["notify","T","\"b\"",{"a":{"b":null},"x":[1,0.125,true]}]"#,
            ])
        #expect(HostRequest.store(key: "k", value: nil).json == nil)
    }
}
