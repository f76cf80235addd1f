import MartletTest
import MartletUI
import Testing

/// An app with a menu, a command among those of the platform, and one that comes and goes.
private struct Editor: App {
    @State private var notes = 0
    @State private var isOpen = false

    var body: some Scene {
        WindowGroup {
            Text("\(notes) notes")
            Toggle("Open", isOn: $isOpen)
        }
        .commands {
            SidebarCommands()
            CommandGroup(replacing: .newItem) { Button("New note") { notes += 1 }.keyboardShortcut("n") }
            CommandMenu("Notes") {
                Button("Clear") { notes = 0 }.keyboardShortcut("k", modifiers: [.command, .shift]).disabled(notes == 0)
                if isOpen { Button("Double") { notes *= 2 }.keyboardShortcut("d") }
            }
        }
    }
}

@MainActor
@Suite("Commands")
struct CommandsTests {
    // Shows: .commands, CommandMenu, CommandGroup
    @Test func `A command is given by its keys, and not seen`() {
        let host = mount(Editor.self)
        #expect(!host.exists("New note") && !host.exists("Notes"))
        host.press("Meta+N")
        host.press("Meta+N")
        #expect(host.exists("2 notes"))
        host.press("Shift+Meta+K")
        #expect(host.exists("0 notes"))
    }

    @Test func `A command that is disabled or not there answers no key`() {
        let host = mount(Editor.self)
        withKnownIssue { host.press("Shift+Meta+K") }
        withKnownIssue { host.press("Meta+D") }
        host.tap("Open")
        host.press("Meta+N")
        host.press("Meta+D")
        #expect(host.exists("2 notes"))
    }
}
