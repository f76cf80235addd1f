import MartletTest
import MartletUI
import XCTest

/// The host works in the same way in XCTest, where a test can be synchronous.
@MainActor
final class XCTestTests: XCTestCase {
    private nonisolated(unsafe) var failures: [String]?  // One test at a time uses its case.

    override nonisolated func recordFailure(withDescription description: String, inFile path: String, atLine line: Int, expected: Bool) {
        guard failures != nil else {
            return super.recordFailure(withDescription: description, inFile: path, atLine: line, expected: expected)
        }
        failures?.append(description)
    }

    func testActsAndSearches() {
        let host = mount { Holding(false) { toggle("Milk", $0) } }
        host.toggle("Milk")
        XCTAssertTrue(host.find("Milk").isOn)
    }

    func testAsynchronousWork() async {
        let host = mount { Holding("") { text in Text(verbatim: text.wrappedValue).task { text.wrappedValue = "Hello" } } }
        await host.settle()
        host.find("Hello")
    }

    func testFailuresAreRecorded() {
        let host = mount { Text(verbatim: "Hello") }
        failures = []
        host.tap("Bye")
        let told = failures
        failures = nil
        XCTAssertEqual(told, ["failed - Cannot tap. There is no element “Bye”.\n\nThe tree:\ntext \"Hello\""])
    }
}
