import MartletElements
import NIOCore
import Testing

@testable import MartletWeb

@Suite("A frame of a page")
struct ClientFrameTests {
    private func read(_ text: String) throws -> ClientFrame { try ClientFrame(ByteBuffer(string: text)) }

    @Test("is an event on an element, with a value of any sort")
    func events() throws {
        #expect(try read(#"[1,"tap",2]"#) == .event(number: 1, .element(Event(.tap, on: 2))))
        #expect(try read(#"[2,"tap",2,null]"#) == .event(number: 2, .element(Event(.tap, on: 2))))
        #expect(try read(#"[3,"change",4,["text",7]]"#) == .event(number: 3, .element(Event(.change, on: 4, value: ["text", 7]))))
        #expect(
            try read(" [ 4 , \"x\" , 5 , [ 1.5 , -2 , 3e2 , true , false , [] ] ]\n")
                == .event(number: 4, .element(Event("x", on: 5, value: [1.5, -2, 300.0, true, false, []]))))
    }

    @Test("is something that happened to the session")
    func sessionEvents() throws {
        #expect(try read(#"[1,"phase",0,"background"]"#) == .event(number: 1, .phase(.background)))
        #expect(try read(#"[2,"navigate",0,"/menu/3?x=1"]"#) == .event(number: 2, .navigate("/menu/3?x=1")))
        #expect(try read(#"[3,"open",0,"diner://menu"]"#) == .event(number: 3, .open("diner://menu")))
        #expect(try read(#"[4,"online",0,true]"#) == .event(number: 4, .online(true)))
        #expect(try read(#"[6,"notifications",0,"denied"]"#) == .event(number: 6, .notificationPermission(.denied)))
        #expect(try read(#"[7,"pushToken",0,"{}"]"#) == .event(number: 7, .pushToken("{}")))
        #expect(
            try read(#"[7,"push",0,{"aps":{"dish":3,"none":null},"tags":["a",{}]}]"#)
                == .event(number: 7, .push(["aps": ["dish": 3], "tags": ["a", [:]]])))
        #expect(
            try read(
                #"[5,"traits",0,{"width":800,"height":600.5,"scale":2,"dark":true,"reduceMotion":false,"locale":"fr-FR","timeZone":"Europe/Paris","keyboard":0,"new":[1]}]"#
            )
                == .event(
                    number: 5,
                    .traits(
                        ClientTraits(width: 800, height: 600.5, scale: 2, colorScheme: .dark, locale: "fr-FR", timeZone: "Europe/Paris"))))
    }

    @Test("is a word about the connection")
    func control() throws {
        #expect(try read(#"[0,"ping"]"#) == .ping)
        #expect(try read(#"[0,"ack",12]"#) == .acknowledge(12))
    }

    @Test("has texts with every escape of JSON")
    func escapes() throws {
        let frame = try read(#"[1,"change",2,"a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀"]"#)
        #expect(frame == .event(number: 1, .element(Event(.change, on: 2, value: "a\"\\/\u{8}\u{C}\n\r\té😀é😀"))))
    }

    @Test("may have half of a surrogate pair in a text, as editors leave it")
    func loneSurrogates() throws {
        let frame = try read(#"[1,"change",2,"\ud83dx\ude00\ud83d\u0041"]"#)
        #expect(frame == .event(number: 1, .element(Event(.change, on: 2, value: "\u{FFFD}x\u{FFFD}\u{FFFD}A"))))
    }

    @Test("has numbers as great as its action may carry, and no greater")
    func numbers() throws {
        #expect(
            try read("[1,\"x\",2,[9223372036854775807,9223372036854775808,1e308,0.1,-0]]")
                == .event(
                    number: 1,
                    .element(Event("x", on: 2, value: [1_000_000_000_000, 1_000_000_000_000.0, 1_000_000_000_000.0, 0.1, 0]))))
        #expect(
            try read("[1,\"reveal\",2,[0,9223372036854775807]]")
                == .event(number: 1, .element(Event(.reveal, on: 2, value: [0, 2_147_483_647]))))
        #expect(
            try read("[1,\"measure\",2,[1e308,-1e308,-1e308,0]]")
                == .event(number: 1, .element(Event(.measure, on: 2, value: [1_000_000.0, 0.0, -1_000_000.0, 0]))))
        #expect(throws: MalformedFrame("a number is too large")) { try read(#"[1,"x",2,1e309]"#) }
    }

    @Test("is an event that is not carried out if its value is not what its action carries")
    func refused() throws {
        #expect(try read(#"[1,"measure",2,"wide"]"#) == .refused(number: 1, reason: "'measure' carries a list of numbers"))
        #expect(try read(#"[7,"x",2,[[[[[1]]]]]]"#) == .refused(number: 7, reason: "'x' carries lists too deep in each other"))
        let path = "/" + String(repeating: "a/", count: 5_000)
        #expect(try read(#"[8,"navigate",0,"\#(path)"]"#) == .refused(number: 8, reason: "a path is too long"))
        #expect(try read(#"[9,"open",0,"x:\#(path)"]"#) == .refused(number: 9, reason: "an opened URL is too long"))
        #expect(
            try read(#"[9,"push",0,{"a":"\#(path)"}]"#) == .refused(number: 9, reason: "'push' carries too long a text"))
        #expect(try read(#"[3,"measure",0,[1,2,3,4]]"#) == .refused(number: 3, reason: "unknown session event 'measure'"))
        #expect(try read(#"[4,"tap",0]"#) == .refused(number: 4, reason: "unknown session event 'tap'"))
    }

    @Test("has traits that a screen may have")
    func traits() throws {
        let frame = try read(#"[5,"traits",0,{"width":1e300,"height":600,"scale":0,"keyboard":1e9}]"#)
        #expect(
            frame == .event(number: 5, .traits(ClientTraits(width: 100_000, height: 600, scale: 0.25, keyboardHeight: 100_000))))
    }

    @Test(
        "is turned away for anything else",
        arguments: [
            "", "[", "[]", "{}", "[1]", "[1,\"tap\"]", "[1,\"tap\",2", "[1,\"tap\",2]]", "[1,\"tap\",2,]", "[1,tap,2]", "[-1,\"tap\",2]",
            "[1.5,\"tap\",2]", "[01,\"tap\",2]", "[1,\"tap\",-2]", "[9007199254740993,\"tap\",2]", "[1,\"tap\",2,{1}]", "[1,\"tap\",2,nul]",
            "[1,\"tap\",2,[null]]", "[1,\"tap\",2,\"a]", "[1,\"tap\",2,\"\\x\"]", "[1,\"tap\",2,\"\\u12g4\"]", "[1,\"tap\",2,\"\n\"]",
            "[1,\"tap\",2,1.]", "[1,\"tap\",2,.5]", "[1,\"tap\",2,1e]", "[1,\"tap\",2,+1]", "[1,\"tap\",2,3,4]", "[0,\"bye\"]",
            "[0,\"ack\"]",
            "[0,\"ack\",-1]", "[1,\"phase\",0]", "[1,\"phase\",0,\"asleep\"]", "[1,\"navigate\",0,\"menu\"]", "[1,\"navigate\",0,\"/a b\"]",
            "[1,\"traits\",0,{\"width\":-1}]", "[1,\"traits\",0,{\"dark\":1}]", "[1,\"traits\",0,{\"locale\":\"<b>\"}]",
            "[1,\"online\",0,1]",
        ])
    func malformed(_ text: String) {
        #expect(throws: MalformedFrame.self) { try read(text) }
    }

    @Test("has no lists deep enough to exhaust the stack")
    func depth() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: MalformedFrame("lists are nested too deeply")) { try read(#"[1,"x",2,"# + deep) }
    }
}
