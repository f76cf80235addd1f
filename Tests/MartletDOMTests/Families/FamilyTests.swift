import MartletElements
import Testing

@testable import MartletDOM

@MainActor
@Suite("A family of elements that is added from outside")
struct FamilyTests {
    private let page = TestPage()

    /// A rating with a name and folded details.
    private func add(to parent: Element? = nil) -> Element {
        let rating = page.add(.rating, to: parent, [.value: 3])
        page.add(.text, to: rating, [.slot: "label"], text: "Soup")
        page.add(.text, to: rating, [.slot: "details"], text: "12 votes")
        return rating
    }

    private let needs: String = {
        let (style, script) = (Family.ratings.style?.address ?? "", Family.ratings.script?.address ?? "")
        return "data-style='\(style)' data-script='\(script)'"
    }()

    @Test func `It is shown as its lowering says, and names the files it needs`() {
        _ = add()
        let expected = [
            "<div id=e1 class='k-rating x' \(needs)><span data-slot=label data-of=1>",
            "<span id=e2 class=k-text data-in=label>Soup</span></span><meter max=5 id=c1 value=3></meter>",
            "<div data-slot=details data-of=1><span id=e3 class=k-text data-in=details>12 votes</span></div></div>",
        ]
        #expect(page.html == expected.joined())
        #expect(page.log == [])
    }

    @Test func `It is patched as its lowering says`() {
        let rating = add()
        page.show()
        page.tree.setAttributes([.value: 4], of: rating)
        #expect(page.patches == #"[["a","c1","value",4]]"#)
    }

    @Test func `It expands as its definition says, and so does what is around it`() {
        let stack = page.add(.stack, [.axis: "vertical"])
        let rating = add(to: stack)
        _ = page.tree.settleLayout()
        #expect(rating.expansion == .horizontal)
        #expect(stack.expansion == .horizontal)
    }

    @Test func `A person is told its role, name and value, as one thing`() {
        let rating = add()
        #expect(rating.role == "rating")
        #expect(rating.label == "Soup")
        #expect(rating.value == "3 of 5")
        #expect(rating.combinesContents)
    }

    @Test func `What it folds away is out of reach until it is unfolded`() throws {
        let rating = add()
        let details = try #require(rating.children.last)
        #expect(details.concealment() == .folded(rating.id))
        #expect(details.concealment(unfolded: [rating.id]) == nil)
    }

    @Test func `A page with such an element loads its style sheet at once, and another page does not`() {
        let facts = PageFacts()
        let link = "<link rel=stylesheet href='\(Family.ratings.style?.address ?? "")'>"
        #expect(!page.lowering.page(of: page.tree, facts).contains(link))
        _ = add()
        _ = add()
        #expect(page.lowering.page(of: page.tree, facts).components(separatedBy: link).count == 2)
    }

    @Test func `Its files are there once it has a kind`() {
        _ = Kind.rating
        #expect(Family.file(named: "ratings.css")?.bytes == Array(".k-rating>meter{width:5em}".utf8))
        #expect(Family.file(named: "ratings.js")?.contentType == "text/javascript; charset=utf-8")
        #expect(Family.file(named: "ratings.svg") == nil)
        #expect(Family.file(named: "votes.css") == nil)
    }
}
