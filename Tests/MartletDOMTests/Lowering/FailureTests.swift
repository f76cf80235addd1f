import MartletElements
import Testing

@testable import MartletDOM

@MainActor
@Suite("What could not be shown")
struct FailureTests {
    private let page = TestPage()

    @Test func `A view that failed is a panel that says why, and what would mend it`() {
        page.add(
            .failure, [.view: "Row", .details: ["In the environment here: Cart.", "Set it on a view above: .environmentObject(menu)"]],
            text: "Row needs a Menu<Int>")
        #expect(
            page.html
                == "<div id=e1 class=k-failure role=alert><strong>Row needs a Menu&lt;Int&gt;</strong><ul>"
                + "<li>In the environment here: Cart.</li><li>Set it on a view above: .environmentObject(menu)</li></ul></div>")
    }

    @Test func `A picture is loaded out of sight to tell whether it can be`() {
        page.add(.imageLoader, [.source: "https://example.com/a.png"], on: [.load])
        #expect(page.html == "<img id=e1 class=k-image-loader src='https://example.com/a.png' alt data-on=load>")
    }
}
