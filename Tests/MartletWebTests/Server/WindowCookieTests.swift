import Testing

@testable import MartletWeb

@Suite("The cookie with the window's size")
struct WindowCookieTests {
    @Test func `The size that the page has written is read among other cookies`() throws {
        let size = try #require(WindowCookie(in: "martlet=a.b; martlet-window=390.5x844x3; other=1"))
        #expect(size.width == 390.5)
        #expect(size.height == 844)
        #expect(size.scale == 3)
    }

    @Test(arguments: [
        "", "other=1", "martlet-window=", "martlet-window=390x844", "martlet-window=390x844x3x1", "martlet-window=-1x844x3",
        "martlet-window=1e300x844x3", "martlet-window=nanx844x3", "martlet-window=infxinfx1", "martlet-window=390x844x0",
        "martlet-window=0000000000000000000000000000000390x844x3", "not-martlet-window=390x844x3",
    ])
    func `What is no size of a window is ignored`(header: String) {
        #expect(WindowCookie(in: header) == nil)
    }
}
