import MartletTest
import Testing

@testable import DinerUI

@MainActor
@Suite("Ratings")
struct RatingTests {
    @Test func `A23 A vote in the sheet updates the page behind it`() async {
        let guest = await Guest(url: "/menu/ramen")
        let host = guest.host
        host.find("4.6 (83)")
        host.tap("Rate")
        host.tap("1 star")
        host.find("4.6 (84)", includingHidden: true)
        host.tap("Done")
        host.find("4.6 (84)")
        #expect(guest.services.ratings.summary(of: "ramen").own == 1)
    }

    @Test func `A23 A vote evaluates the views with ratings, but not the page`() async {
        let host = await Guest(url: "/menu/ramen").host
        host.tap("Rate")
        let shown = host.evaluations { host.tap("5 stars") }
        #expect(shown["DetailView"] == nil)
        #expect(shown["RatingSheet"] == nil)
        #expect(shown["RatingSummaryView"] == 1)
        #expect(shown["StarPicker"] == 1)
        #expect(shown["VoteBars"] == 1)
    }
}
