import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Presses of keys")
struct KeyPressTests {
    private struct Page: View {
        @State private var log: [String] = []

        var body: some View {
            Text("Game").focusable()
                .onKeyPress(.leftArrow, phases: [.down, .up]) { press in
                    log.append(press.phase == .up ? "up" : "down")
                    return .ignored
                }
                .onKeyPress(keys: [.leftArrow]) { press in
                    log.append(press.phase == .repeat ? "held" : "pressed")
                    return .handled
                }
                .onKeyPress(characters: .decimalDigits) { press in
                    log.append(press.characters)
                    return .handled
                }
            Text(log.joined(separator: " "))
        }
    }

    // Shows: .onKeyPress
    @Test func `A press is told in the phases that are asked for`() throws {
        let host = mount { Page() }
        let game = try #require(host.first(.text, saying: "Game"))
        #expect(game[.keyPhases] == 7)
        #expect(game[.keys] == [])
        for event: Value in [["ArrowLeft"], ["ArrowLeft", "Shift", "Repeat"], ["ArrowLeft", "Up"], ["ArrowRight"], ["7"], ["x"]] {
            try host.fire(.key, on: game, value: event)
        }
        #expect(host.shownTexts.last == "down pressed held up 7")
    }

    private struct Nested: View {
        @State private var log: [String] = []
        @State private var result = KeyPress.Result.ignored

        var body: some View {
            VStack {
                Text("Inside").focusable()
                    .onKeyPress(keys: [.leftArrow, .space]) { _ in
                        log.append("first")
                        return result
                    }
                    .onKeyPress(.leftArrow) {
                        log.append("second")
                        return .ignored
                    }
            }
            .onKeyPress(.leftArrow) {
                log.append("around")
                return .ignored
            }
            Text("Log: \(log.joined(separator: " "))")
            Button("Handle") { result = .handled }
        }
    }

    // Shows: .onKeyPress
    @Test func `A view that ignores a key leaves it to the views around it`() throws {
        let host = mount { Nested() }
        let inside = try #require(host.first(.text, saying: "Inside"))
        try host.fire(.key, on: inside, value: ["ArrowLeft"])
        #expect(host.exists("Log: first second around"))
        #expect(inside[.ignoredKey] == ["1", "ArrowLeft"])
        host.tap("Handle")
        try host.fire(.key, on: inside, value: ["ArrowLeft"])
        #expect(host.exists("Log: first second around first"))
        #expect(inside[.ignoredKey] == ["1", "ArrowLeft"])
    }
}
