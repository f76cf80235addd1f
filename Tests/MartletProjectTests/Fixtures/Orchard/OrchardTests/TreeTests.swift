import XCTest

@testable import Orchard

final class TreeTests: XCTestCase {
    func testThereAreTrees() { XCTAssertEqual(Tree.all.map(\.name), ["Old pear", "Young plum"]) }
}
