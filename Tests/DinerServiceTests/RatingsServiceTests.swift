import DinerRatings
import Testing

@MainActor
@Suite("Ratings service, alone")
struct RatingsServiceTests {
    @Test func `A23 A vote joins those of the others`() {
        let ratings = RatingsService(votes: ["soup": [0, 0, 0, 0, 3]])
        ratings.rate("soup", stars: 1)
        #expect(ratings.summary(of: "soup").votes == [1, 0, 0, 0, 3])
        #expect(ratings.summary(of: "soup").average == 4)
        #expect(ratings.summary(of: "soup").own == 1)
    }

    @Test func `A23 A second vote takes the place of the first`() {
        let ratings = RatingsService()
        ratings.rate("soup", stars: 2)
        ratings.rate("soup", stars: 5)
        #expect(ratings.summary(of: "soup").votes == [0, 0, 0, 0, 1])
    }

    @Test func `A23 Stars outside one to five are no vote`() {
        let ratings = RatingsService()
        ratings.rate("soup", stars: 0)
        ratings.rate("soup", stars: 6)
        #expect(ratings.summary(of: "soup") == .none)
        #expect(ratings.summary(of: "soup").average == nil)
    }
}
