import Testing
import os

@testable import OSLog

@Suite("The log of os")
struct LoggerTests {
    // Shows: import os, Logger
    @Test func `Each level has one in the server's log`() {
        let lines = Lines()
        let logger = Logger(label: "test", handler: lines.handler)
        logger.trace("a")
        logger.debug("b")
        logger.info("c")
        logger.notice("d")
        logger.log("e")
        logger.warning("f")
        logger.error("g")
        logger.critical("h")
        logger.fault("i")
        logger.log(level: .debug, "j")
        #expect(
            lines.all.withLock { $0 } == [
                "trace a", "debug b", "info c", "notice d", "notice e", "warning f", "error g", "critical h", "critical i", "debug j",
            ])
    }

    @Test func `A message formats its numbers, and hides what is sensitive`() {
        let (name, count, share) = ("Ann", 7, 0.5)
        let message: OSLogMessage =
            "\(name, privacy: .public) \(name, privacy: .sensitive) \(count, format: .decimal(minDigits: 3)) \(255, format: .hex) \(share, format: .fixed(precision: 2)) \(true)"
        #expect(message.text == "Ann <private> 007 ff 0.50 true")
    }

    @Test(arguments: [
        (OSLogPrivacy.auto, "<private>", "7"), (.public, "Ann", "7"), (.private, "<private>", "<private>"),
        (.sensitive, "<private>", "<private>"),
    ])
    func `A release build hides what the app does not call public, but for numbers`(privacy: OSLogPrivacy, text: String, number: String) {
        #expect(privacy.shown("Ann", isNumber: false, isDebugging: false) == text)
        #expect(privacy.shown("7", isNumber: true, isDebugging: false) == number)
    }

    @Test func `Equal hidden values have equal masks`() {
        let privacy = OSLogPrivacy.private(mask: .hash)
        let (ann, bo) = (
            privacy.shown("Ann", isNumber: false, isDebugging: false), privacy.shown("Bo", isNumber: false, isDebugging: false)
        )
        #expect(ann == privacy.shown("Ann", isNumber: false, isDebugging: false))
        #expect(ann != bo)
        #expect(!ann.contains("Ann"))
    }

    @Test func `A format of os_log takes its arguments`() {
        let format = OSLogFormat("%{public}@ has %d of %.1f%%, %{sensitive}s, %x")
        #expect(format.text(with: ["Ann", 3, 4.25, "secret", 255]) == "Ann has 3 of 4.2%, <private>, ff")
        #expect(OSLogFormat("%d and %d").text(with: [1]) == "1 and <missing>")
        os_log("Started %{public}@", log: .default, type: .debug, "now")
        os_log("Started \(3)")
    }
}
