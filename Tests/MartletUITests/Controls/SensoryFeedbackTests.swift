import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Sensory feedback")
struct SensoryFeedbackTests {
    private struct Page: View {
        @State private var count = 0

        var body: some View {
            Button("Add") { count += 1 }
                .sensoryFeedback(.success, trigger: count)
                .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { $1 == 2 }
                .sensoryFeedback(trigger: count) { old, new in new == 3 ? .selection : nil }
        }
    }

    // Shows: .sensoryFeedback
    @Test func `The device vibrates when the trigger changes, and if the condition holds`() {
        let host = mount { Page() }
        #expect(host.vibrations == [])
        host.tap("Add")
        #expect(host.vibrations == [[15, 90, 25]])
        host.tap("Add")
        #expect(host.vibrations == [[15, 90, 25], [18], [15, 90, 25]])
        host.tap("Add")
        #expect(host.vibrations == [[15, 90, 25], [18], [15, 90, 25], [8], [15, 90, 25]])
    }
}
