import MartletDOM
import MartletMotion
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
    private struct Cards: View {
        @Namespace private var cards
        @Namespace private var others
        @State private var id = 1

        var body: some View {
            Text("source").matchedGeometryEffect(id: id, in: cards)
            Text("follower").matchedGeometryEffect(id: 1, in: cards, properties: .size, anchor: .topLeading, isSource: false)
            Text("stranger").matchedGeometryEffect(id: 1, in: others)
            Button("Next") { id += 1 }
        }
    }

    /// The keys of the matched views in a page, in their order.
    private func keys(of host: TestHost) -> [Substring] {
        DOMLowering(symbol: { _ in "" }).content(of: host.session.tree).matches(of: /data-match=([^ >]+)/).map { $0.1 }
    }

    @Test func `Views with the same identifier in the same namespace have the same key`() throws {
        let host = mount { Cards() }
        #expect(keys(of: host).count == 3)
        #expect(keys(of: host)[0] == keys(of: host)[1])
        #expect(keys(of: host)[0] != keys(of: host)[2])
        let before = keys(of: host)
        host.tap("Next")
        #expect(keys(of: host)[0] != before[0])
        #expect(keys(of: host)[1...] == before[1...])
    }

    @Test func `A page learns which view follows, with what and at which point`() throws {
        let html = DOMLowering(symbol: { _ in "" }).content(of: mount { Cards() }.session.tree)
        #expect(html.contains(/data-match=[^ >]+ data-properties=size data-anchor-x=0 data-anchor-y=0 data-follows/))
    }
}
