import DinerRatings
import Testing

@MainActor
@Suite("Ratings service")
struct RatingsServiceTests {
    @Test func `A23 A vote is added to those of others`() {
        let ratings = RatingsService(votes: ["soup": [0, 0, 0, 0, 3]])
        ratings.rate("soup", stars: 1)
        #expect(ratings.summary(of: "soup").votes == [1, 0, 0, 0, 3])
        #expect(ratings.summary(of: "soup").average == 4)
        #expect(ratings.summary(of: "soup").own == 1)
    }

    @Test func `A23 A second vote replaces the first`() {
        let ratings = RatingsService()
        ratings.rate("soup", stars: 2)
        ratings.rate("soup", stars: 5)
        #expect(ratings.summary(of: "soup").votes == [0, 0, 0, 0, 1])
    }

    @Test func `A23 A vote outside one to five stars is ignored`() {
        let ratings = RatingsService()
        ratings.rate("soup", stars: 0)
        ratings.rate("soup", stars: 6)
        #expect(ratings.summary(of: "soup") == .none)
        #expect(ratings.summary(of: "soup").average == nil)
    }
}
