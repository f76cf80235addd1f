import Foundation
import MartletElements
import TestSupport
import Testing

@testable import MartletWeb

@Suite("A socket", .afterMainActorTests, .timeLimit(.minutes(1)))
struct SocketTests {
    @Test("takes over the session of the page that opens it")
    func adoption() async throws {
        try await withServer { server in
            let page = try await server.load("/menu?x=1")
            #expect(page.html.contains(#"<p id="e1">0</p>"#))
            #expect(page.html.contains(#"<p id="e4">/menu?x=1</p>"#))
            let socket = try await TestSocket.open(server, page)
            #expect(try await socket.next() == .text("[0,0]"))
            #expect(await server.app.sessions.count == 1)
        }
    }

    @Test("sends events to the session and patches to the page")
    func patches() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load())
            try await socket.send(#"[1,"tap",2]"#, #"[2,"tap",2]"#)
            #expect(try await socket.texts(3) == ["[0,0]", #"[1,1,[["t",1,"1"]]]"#, #"[2,2,[["t",1,"2"]]]"#])
        }
    }

    @Test("acknowledges an event without changes after a delay")
    func acknowledgement() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load())
            try await socket.send(#"[1,"nothing",2]"#)
            #expect(try await socket.texts(2) == ["[0,0]", "[0,1]"])
        }
    }

    @Test("answers pings of the page and of the browser")
    func pings() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load())
            try await socket.send(#"[0,"ping"]"#)
            #expect(try await socket.texts(2) == ["[0,0]", "[0,0]"])
            try await socket.send(.ping, "are you there?")
            #expect(try await socket.next() == .pong("are you there?"))
        }
    }

    @Test("sends requests together with patches")
    func requests() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load())
            try await socket.send(#"[1,"navigate",0,"/menu"]"#)
            #expect(try await socket.texts(2) == ["[0,0]", #"[1,1,[],[["location","/menu!",true]]]"#])
        }
    }

    @Test("logs slow work")
    func slowWork() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load())
            #expect(try await socket.next() == .text("[0,0]"))
            let work = SlowWork(.turn, duration: .milliseconds(90), view: "Menu", viewDuration: .milliseconds(80))
            await MainActor.run { server.app.sessions[0].slowWork?(work) }
            #expect(server.log.contains("warning: A turn took 90 ms, Menu alone 80 ms. All sessions of this process waited."))
        }
    }

    @Test("reports why an event was rejected, and continues")
    func rejection() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load())
            try await socket.send(#"[1,"tap",99]"#, #"[2,"tap",3]"#, #"[3,"tap",1]"#, #"[4,"tap",2]"#)
            #expect(
                try await socket.texts(5) == [
                    "[0,0]", #"[0,1,"rejected",1,"there is no element 99"]"#, #"[0,2,"rejected",2,"element 3 is disabled"]"#,
                    #"[0,3,"rejected",3,"element 1 has no action 'tap'"]"#, #"[1,4,[["t",1,"1"]]]"#,
                ])
        }
    }

    @Test("rejects too large events, in one frame or in several, and continues")
    func oversized() async throws {
        try await withServer(configure: { $0.sockets.messageSize = 1000 }) { server in
            let socket = try await TestSocket.open(server, try await server.load())
            let text = String(repeating: "x", count: 1500)
            try await socket.send(#"[1,"change",4,"\#(text)"]"#)
            try await socket.send(.text, #"[2,"ch"#, fin: false)
            try await socket.send(.continuation, #"ange",4,"\#(text)"#, fin: false)
            try await socket.send(.continuation, #"\#(text)"]"#)
            try await socket.send(#"[3,"tap",2]"#)
            #expect(
                try await socket.texts(4) == [
                    "[0,0]", #"[0,1,"rejected",1,"the event has more than 1000 bytes"]"#,
                    #"[0,2,"rejected",2,"the event has more than 1000 bytes"]"#, #"[1,3,[["t",1,"1"]]]"#,
                ])
        }
    }

    @Test("rejects an event with an invalid value for its action, and continues")
    func refused() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load())
            try await socket.send(#"[1,"measure",2,"wide"]"#, #"[2,"tap",2]"#)
            #expect(
                try await socket.texts(3) == [
                    "[0,0]", #"[0,1,"rejected",1,"'measure' carries a list of numbers"]"#, #"[1,2,[["t",1,"1"]]]"#,
                ])
        }
    }

    @Test("that exceeds the message rate is delayed, loses no message, and is logged once")
    func messageRate() async throws {
        try await withServer(configure: { configuration in
            configuration.sockets.messagesPerSecond = 100
            configuration.sockets.messageBurst = 5
        }) { server in
            let socket = try await TestSocket.open(server, try await server.load())
            try await socket.send((1...40).map { #"[\#($0),"tap",2]"# })
            #expect(try await socket.texts(41).last == #"[40,40,[["t",1,"40"]]]"#)
            let slowed = server.log.count { $0 == "warning: A page exceeds the rate limit and is slowed down" }
            #expect(slowed == 1)
        }
    }

    @Test("that exceeds the byte rate is delayed, and loses no message")
    func byteRate() async throws {
        try await withServer(configure: { configuration in
            configuration.sockets.bytesPerSecond = 40_000
            configuration.sockets.byteBurst = 1
        }) { server in
            let socket = try await TestSocket.open(server, try await server.load())
            let long = String(repeating: "x", count: 8_000)
            try await socket.send(#"[1,"nothing",2,"\#(long)"]"#, #"[2,"nothing",2,"\#(long)"]"#, #"[3,"tap",2]"#)
            var last = ""
            while !last.hasPrefix("[1,") { last = try #require(try await socket.texts(1).first) }
            #expect(last == #"[1,3,[["t",1,"1"]]]"#)
            #expect(server.log.contains("warning: A page exceeds the rate limit and is slowed down"))
        }
    }

    @Test("passes the session's payload of an opened notification, not the page's")
    func notifications() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load())
            #expect(try await socket.next() == .text("[0,0]"))
            await server.app.sessions[0].ask(.notify(HostNotification(title: "Soup", body: "is ready", payload: ["dish": 3])))
            #expect(try await socket.next() == .text(#"[1,0,[],[["notify","Soup","is ready",{"notification":1}]]]"#))
            try await socket.send(#"[1,"push",0,{"dish":4}]"#, #"[2,"push",0,{"notification":2}]"#, #"[3,"push",0,{"notification":1}]"#)
            #expect(
                try await socket.texts(3) == [
                    #"[0,1,"rejected",1,"the session has not shown this notification"]"#,
                    #"[0,2,"rejected",2,"the session has not shown this notification"]"#, "[0,3]",
                ])
            #expect(await server.app.sessions[0].events == [.push(["dish": 3])])
        }
    }

    @Test("joins the fragments of a message, with a ping between them")
    func fragments() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load())
            #expect(try await socket.next() == .text("[0,0]"))
            try await socket.send(.text, #"[1,"t"#, fin: false)
            try await socket.send(.continuation, #"ap"#, fin: false)
            try await socket.send(.ping, "")
            try await socket.send(.continuation, #"",2]"#)
            #expect(try await socket.next() == .pong(""))
            #expect(try await socket.next() == .text(#"[1,1,[["t",1,"1"]]]"#))
        }
    }

    @Test("answers a close frame with a close frame")
    func close() async throws {
        try await withServer { server in
            let socket = try await TestSocket.open(server, try await server.load())
            #expect(try await socket.next() == .text("[0,0]"))
            try await socket.send(.connectionClose, "\u{3}\u{68}")
            #expect(try await socket.next() == .close(0x0368, ""))
            #expect(try await socket.next() == .end)
        }
    }

    @Test("receives a notice when the server stops")
    func stop() async throws {
        let server = try await TestServer.start()
        let socket = try await TestSocket.open(server, try await server.load())
        #expect(try await socket.next() == .text("[0,0]"))
        async let stopped: Void = server.stop()
        #expect(try await socket.next() == .close(1001, "the server stops"))
        try await socket.send(.connectionClose, "")
        try await stopped
        #expect(await server.app.areClosed == [true])
    }

    @Test("sends all content when a slow page reads again")
    func slowReader() async throws {
        try await withServer(configure: { configuration in
            configuration.sockets.messagesPerSecond = 100_000
            configuration.sockets.messageBurst = 100_000
            configuration.sessions.replay.frames = 8
        }) { server in
            let socket = try await TestSocket.open(server, try await server.load())
            #expect(try await socket.next() == .text("[0,0]"))
            try await socket.connection.setReading(false)
            for number in 1...400 { try await socket.send(#"[\#(number),"fill",2,\#(100_000 + number)]"#) }
            try await server.waitForEvents(400)
            try await socket.connection.setReading(true)
            let text = String(repeating: "x", count: 100_400)
            var (frames, resets, isUpToDate) = (0, 0, false)
            while !isUpToDate {
                let frame = try #require(try await socket.texts(1).first)
                let message = try #require(try JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [Any])
                if message.count == 5 {
                    resets += 1
                    isUpToDate = (message[3] as? String)?.contains(#"<p id="e1">"# + text + "</p>") == true
                } else {
                    // What happens while the page reads its reset comes as patches again.
                    frames += 1
                    isUpToDate = (message[2] as? [[Any]])?.contains { $0.last as? String == text } == true
                }
            }
            #expect(resets > 0)
            #expect(frames < 400)
            try await socket.send(#"[401,"tap",2]"#)
            #expect(try await socket.texts(1)[0].hasSuffix(#",401,[["t",1,"1"]]]"#))
        }
    }
}

extension TestServer {
    /// Returns once the first session has had so many events.
    func waitForEvents(_ count: Int) async throws {
        while await app.sessions[0].events.count < count { await Task.yield() }
    }
}
