import Foundation
import MartletFoundation
import Testing

@Suite("User activities")
struct UserActivityTests {
    private struct Dish: Codable, Equatable { var name: String }

    @Test func `An activity keeps a value of the app's, beside its other entries`() throws {
        let activity = NSUserActivity(activityType: "org.example.dish")
        #expect(throws: CocoaError.self) { try activity.typedPayload(Dish.self) }
        activity.addUserInfoEntries(from: ["table": 4])
        try activity.setTypedPayload(Dish(name: "Soup"))
        #expect(try activity.typedPayload(Dish.self) == Dish(name: "Soup"))
        #expect(activity.userInfo?["table"] as? Int == 4)
    }
}
