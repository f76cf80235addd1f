import Foundation
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Combined elements and announcements")
struct SpokenTests {
    @Test func `A screen reader says what the app announces`() async {
        let host = mount {
            Button("Search") {
                AccessibilityNotification.Announcement("3 results").post()
                var urgent = AttributedString("Look out")
                urgent.accessibilitySpeechAnnouncementPriority = .high
                AccessibilityNotification.Announcement(urgent).post()
                AccessibilityNotification.ScreenChanged().post()
                AccessibilityNotification.PageScrolled("Page 2").post()
            }
        }
        host.tap("Search")
        #expect(host.announcements == ["3 results", "Look out", "Page 2"])
    }

    // Shows: .accessibilityElement
    @Test func `Combined children are one element, whose action is that of the control in it`() {
        struct Page: View {
            @State private var count = 0

            var body: some View {
                HStack {
                    Text("Soup")
                    Text("\(count) ordered")
                    Button("Order") { count += 1 }
                }
                .accessibilityElement(children: .combine)
            }
        }
        let host = mount { Page() }
        #expect(host.tree == "group \"Soup, 0 ordered, Order\"")
        host.tap("Soup, 0 ordered, Order")
        #expect(host.tree == "group \"Soup, 1 ordered, Order\"")
    }

    @Test func `A combined element that is tapped is a button`() {
        struct Page: View {
            @State private var isTapped = false

            var body: some View {
                HStack {
                    Text("Soup")
                    Text(isTapped ? "tapped" : "waits")
                }
                .onTapGesture { isTapped = true }
                .accessibilityElement(children: .combine)
            }
        }
        let host = mount { Page() }
        #expect(host.tree == "button \"Soup, waits\"")
        host.tap(.button, "Soup, waits")
        #expect(host.tree == "button \"Soup, tapped\"")
    }
}
