import Logging
import MartletDOM
import MartletElements
import MartletUI
import NIOCore
import Testing

@testable import MartletWeb

@MainActor
@Suite("Events that no page of ours would send")
struct EventFuzzTests {
    private static let numbers = [
        "0", "1", "-1", "2.5", "1e6", "-1e6", "1e15", "1e18", "1e19", "1e300", "-1e300", "1e308", "5e-324", "9223372036854775807",
        "-9223372036854775808", "9223372036854775808", "2147483648", "4294967296", "99999999999999999999",
    ]
    private static let texts = [
        #""""#, #""a""#, #""\u0000""#, #""\ud800""#, #""../../..""#, #""9223372036854775807-01-01""#, #""2001-99-99T99:99""#, #""-1-1-1""#,
        "\"#ff0000\"", "\"#zzzzzz\"", #""ArrowUp""#, #""javascript:alert(1)""#, #""*a [b](c **d""#,
    ]
    private static let paths = [
        #""/""#, #""/1/2/3""#, #""/%""#, #""/~////""#, #""/9223372036854775807""#, #""/~eyJ9""#, #""/a?b#c""#, #""//a""#,
    ]

    private static func value(_ generator: inout SeededGenerator, depth: Int = 0) -> String {
        switch Int.random(in: 0..<(depth < 3 ? 12 : 7), using: &generator) {
        case 0...2: return numbers.randomElement(using: &generator) ?? "0"
        case 3: return texts.randomElement(using: &generator) ?? "0"
        case 4: return ["true", "false", "null"].randomElement(using: &generator) ?? "0"
        case 5: return "\"" + String(repeating: ["*a ", "[", "x", "`", "<"].randomElement(using: &generator) ?? "", count: 5_000) + "\""
        case 6: return String(Int.random(in: -5...5_000, using: &generator))
        case 7: return String(repeating: "[", count: 12) + String(repeating: "]", count: 12)
        case 8: return "{\"a\":\(value(&generator, depth: depth + 1)),\"notification\":1}"
        default:
            // As many as the actions carry, more often than not.
            let count = [2, 2, 4, 5, 7, 0, 1, 300].randomElement(using: &generator) ?? 2
            let sort = Int.random(in: 0..<3, using: &generator)
            let values = (0..<count).map { _ in
                switch sort {
                case 0: numbers.randomElement(using: &generator) ?? "0"
                case 1: String(Int.random(in: -2...3, using: &generator))
                default: value(&generator, depth: depth + 1)
                }
            }
            return "[" + values.joined(separator: ",") + "]"
        }
    }

    private static func ofSession(_ generator: inout SeededGenerator) -> String {
        let number = numbers.randomElement(using: &generator) ?? "0"
        let path = paths.randomElement(using: &generator) ?? ""
        return [
            #""traits",0,{"width":\#(number),"height":\#(number),"scale":\#(number),"keyboard":\#(number),"locale":"x-\#(generator.next())"}"#,
            #""traits",0,{"width":0,"height":0,"scale":0,"timeZone":"GMT+\#(generator.next() % 100)"}"#,
            #""phase",0,"background""#, #""phase",0,"active""#, #""online",0,false"#, #""navigate",0,\#(path)"#, #""open",0,\#(path)"#,
            #""navigate",0,"\#(String(repeating: "/2", count: 3_000))""#, #""push",0,{"a":\#(number)}"#, #""notifications",0,"granted""#,
        ].randomElement(using: &generator) ?? ""
    }

    /// A socket that nobody reads.
    private final class Link: SessionLink {
        func send(_ frame: ByteBuffer) {}
        func close(_ code: CloseCode, reason: String) {}
    }

    /// A session of the fuzzed app, and the page that sends it events.
    @MainActor
    private final class Page {
        let session: HostedSession
        let app: AppSession
        private let link = Link()
        private var sent = 0

        init(_ registry: SessionRegistry, _ sessions: Sessions) throws {
            let browser = BrowserID.random()
            let html = try registry.paint(SessionStart(), for: browser)
            let id = try #require(html.firstMatch(of: /data-session='?([\w-]+)/)?.1)
            app = try #require(sessions.last)
            session = try #require(
                registry.attach(link, Hello(session: String(id), browser: browser, received: 0, sent: 0, version: 1)))
        }

        /// Sends an event: the rest of a frame behind its number.
        func send(_ event: String) {
            guard let frame = try? ClientFrame(ByteBuffer(string: "[\(sent + 1),\(event)]")) else { return }
            sent += 1
            #expect(session.receive(frame, from: link) == nil)
        }
    }

    @MainActor
    private final class Sessions {
        var last: AppSession?
        var count = 0
    }

    @Test("do the process no harm, whichever element and action they name")
    func fuzz() throws {
        var budget = FuzzBudget(rounds: 40)
        var generator = SeededGenerator(state: budget.seed)
        let seed = generator.state
        let sessions = Sessions()
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let metrics = ServerMetrics()
        let registry = SessionRegistry(
            context: ServerContext(
                limits: SessionLimits(), lowering: DOMLowering(symbol: { _ in "" }),
                storage: try BrowserStorage(folder: nil, logger: logger), metrics: metrics,
                limitLog: LimitLog(metrics: metrics, logger: logger), clock: TestClock(), logger: logger, resources: [:])
        ) { start in
            let session = AppSession(traits: start.traits, location: start.location) { FuzzApp(tab: sessions.count % 5) }
            sessions.last = session
            sessions.count += 1
            return session
        }
        var tried: Set<Action> = []
        while budget.next() {
            let page = try Page(registry, sessions)
            for _ in 0..<60 {
                if Int.random(in: 0..<6, using: &generator) == 0 { page.send(Self.ofSession(&generator)) }
                var elements: [Element] = []
                page.app.tree.root.forEachDescendant { if !$0.actions.isEmpty { elements.append($0) } }
                guard let element = elements.randomElement(using: &generator),
                    let action = element.actions.sorted().randomElement(using: &generator)
                else { continue }
                tried.insert(action)
                page.send("\"\(action)\",\(element.id),\(Self.value(&generator))")
            }
            page.session.close(.normal, reason: "")
        }
        let missing = Set<Action>([
            .tap, .change, .submit, .focus, .dismiss, .reveal, .measure, .load, .doubleTap, .longPress, .press, .hover, .drag, .magnify,
            .rotate, .key, .increment, .decrement, .delete, .move, .refresh, .scrolled,
        ]).subtracting(tried)
        #expect(missing.isEmpty, "seed \(seed)")
    }
}
