import Foundation
import MartletTest
import MartletUI
import TestSupport
import Testing

/// Acts that are real input in a real browser. Each test would pass in memory, too.
@MainActor
// While a test waits for its page, no other test runs, so these are a run of their own.
@Suite("A host in a browser", .serialized, .enabled(if: ProcessInfo.processInfo.environment["MARTLET_TEST_HOST"] == "browser"))
struct BrowserHostTests {
    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text(verbatim: "Count \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test func `A tap is a click on the button`() {
        let host = mount(in: .browser) { Counter() }
        host.tap("Add")
        #expect(host.operations.count == 1)
        host.tap("Add")
        host.find("Count 2")
    }

    struct Form: View {
        @State private var name = ""
        @State private var isOn = false
        @State private var size = "M"
        @State private var amount = 1
        @State private var submitted = ""

        var body: some View {
            List {
                TextField("Name", text: $name).onSubmit { submitted = name }
                Text(verbatim: "Hello \(name)")
                Text(verbatim: "Submitted \(submitted)")
                Toggle("Spicy", isOn: $isOn)
                Picker("Size", selection: $size) {
                    ForEach(["S", "M", "L", "XL"], id: \.self) { Text($0) }
                }
                Picker("Look", selection: $size) {
                    ForEach(["S", "M", "L", "XL"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Text(verbatim: "Size \(size)")
                Stepper("Amount", value: $amount, in: 1...3)
                Text(verbatim: "Amount \(amount)")
            }
        }
    }

    @Test func `Text is typed by keys, other characters by an input method`() {
        let host = mount(in: .browser) { Form() }
        host.type("Zoë 3+\n", into: "Name")
        host.find("Hello Zoë 3+")
        host.find("Submitted Zoë 3+")
        #expect(host.find(.field, "Name").isFocused)
        host.clear("Name")
        host.find("Hello ")
        host.type("pasted", into: "Name", atOnce: true)
        host.find("Hello pasted")
        host.blur()
        #expect(!host.find(.field, "Name").isFocused)
    }

    @Test func `Toggles, pickers and steppers are operated where they are drawn`() {
        let host = mount(in: .browser) { Form() }
        host.toggle("Spicy")
        #expect(host.find(.toggle, "Spicy").isOn)
        host.pick("XL", in: "Size")
        host.find("Size XL")
        host.pick("S", in: "Size")
        host.find("Size S")
        host.pick("L", in: "Look")
        host.find("Size L")
        host.increment("Amount")
        host.increment("Amount")
        host.decrement("Amount")
        host.find("Amount 2")
    }

    struct Groceries: View {
        @State private var items = (1...60).map { "Item \($0)" }
        @State private var loads = 0

        var body: some View {
            List {
                Text(verbatim: "\(items.count) items")
                ForEach(items, id: \.self) { item in
                    Text(item)
                        .swipeActions(edge: .leading) { Button("Copy") { items.append("Copy of \(item)") } }
                }
                .onDelete { items.remove(atOffsets: $0) }
            }
            .refreshable { items.insert("New", at: 0) }
        }
    }

    @Test func `A finger swipes a row from both sides`() {
        let host = mount(in: .browser) { Groceries() }
        host.delete("Item 2")
        host.find("59 items")
        #expect(!host.exists("Item 2"))
        host.swipe("Item 3", action: "Copy")
        host.find("60 items")
    }

    @Test func `The wheel scrolls to rows that are not there yet`() {
        let host = mount(in: .browser) { Groceries() }
        #expect(!host.exists("Item 60"))
        host.scroll(to: "Item 60")
        host.delete("Item 60")
        host.find("59 items", includingHidden: true)
    }

    @Test func `A finger pulls a list down`() async {
        let host = mount(in: .browser) { Groceries() }
        host.refresh()
        await host.settle()
        host.find("New")
    }

    struct Covered: View {
        @State private var taps = 0

        var body: some View {
            ZStack {
                Button("Buy") { taps += 1 }
                Text(verbatim: "Sold out \(taps)").frame(width: 300, height: 300).background(.gray)
            }
        }
    }

    @Test func `A tap on a covered button fails and names what covers it`() {
        let host = mount(in: .browser) { Covered() }
        #expect(failure { host.tap("Buy") }.hasPrefix("Cannot tap button \"Buy\": text \"Sold out 0\" covers it."))
        host.find("Sold out 0")
    }

    @Test func `A tap on a disabled button fails as in memory`() {
        let host = mount(in: .browser) { Button("Buy") {}.disabled(true) }
        #expect(failure { host.tap("Buy") }.hasPrefix("Cannot tap button \"Buy\" [disabled]: it is disabled."))
    }

    @Test func `An act without real input fails`() {
        let host = mount(in: .browser) { GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width)) wide") } }
        #expect(
            failure { host.measure(.handling(.measure), width: 10, height: 10) }.contains(
                "in a browser: Martlet has no real input for it. Mount the view `in: .memory`."))
        host.find("390 wide")
    }

    @Test func `The test answers the page's requests of images`() {
        let host = mount(in: .browser) {
            VStack {
                ForEach(["soup", "rare"], id: \.self) { name in
                    AsyncImage(url: URL(string: "https://example.org/\(name).png")) { phase in
                        if phase.image != nil { Text(verbatim: "Here is \(name)") }
                        if phase.error != nil { Text(verbatim: "No \(name)") }
                    }
                }
            }
        }
        #expect(host.loadingImages == ["https://example.org/soup.png", "https://example.org/rare.png"])
        host.load(image: "https://example.org/soup.png")
        host.find("Here is soup")
        host.load(image: "https://example.org/rare.png", succeeds: false)
        host.find("No rare")
    }

    @Test func `Values of the environment that a test sets outlast the page's report of its traits`() {
        let host = mount(in: .browser, environment: { $0.locale = Locale(identifier: "de-DE") }) { LocaleName() }
        host.find("de-DE")
    }

    struct LocaleName: View {
        @Environment(\.locale) private var locale

        var body: some View { Text(verbatim: locale.identifier.replacingOccurrences(of: "_", with: "-")) }
    }

    struct Menus: View {
        @State private var last = "nothing"
        @State private var isPresented = false

        var body: some View {
            NavigationStack {
                VStack {
                    Text(verbatim: "Did \(last)")
                    Menu("More") { Button("Rename") { last = "rename" } }
                    Text(verbatim: "Photo").contextMenu { Button("Share") { last = "share" } }
                    Text(verbatim: "Hold").onLongPressGesture { last = "hold" }
                    Text(verbatim: "Double").onTapGesture(count: 2) { last = "double" }
                    Button("Present") { isPresented = true }
                    NavigationLink("Details") { Text(verbatim: "Page 2").navigationTitle("Page") }
                    Button("Save") { last = "save" }.keyboardShortcut("s")
                }
                .sheet(isPresented: $isPresented) { Text(verbatim: "On the sheet") }
                .navigationTitle("Start")
            }
        }
    }

    @Test func `Menus open by a click, context menus by a long touch`() {
        let host = mount(in: .browser) { Menus() }
        host.choose("Rename", from: "More")
        host.find("Did rename")
        host.choose("Share", from: "Photo")
        host.find("Did share")
        host.longPress("Hold")
        host.find("Did hold")
        host.doubleTap("Double")
        host.find("Did double")
        host.press("Meta+S")
        host.find("Did save")
    }

    @Test func `Screens and sheets open and close`() {
        let host = mount(in: .browser) { Menus() }
        host.tap("Details")
        host.find("Page 2")
        host.goBack()
        host.expectNone("Page 2")
        host.tap("Present")
        host.find("On the sheet")
        host.dismiss()
        host.expectNone("On the sheet")
    }

    @Test func `The window has the traits that the test asks for`() {
        let traits = ClientTraits(width: 700, height: 500, colorScheme: .dark, locale: "de-DE", timeZone: "Asia/Tokyo")
        let host = mount(in: .browser, traits: traits) {
            GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width)) wide") }
        }
        host.find("700 wide")
        #expect(host.traits.colorScheme == .dark)
        #expect(host.traits.locale == "de-DE")
        #expect(host.traits.timeZone == "Asia/Tokyo")
        host.resize(width: 420, height: 600)
        host.find("420 wide")
        host.dark(false)
        #expect(host.traits.colorScheme == .light)
        #expect(host.warnings == [])
    }

    struct Waiting: View {
        @Environment(\.clock) private var clock
        @State private var text = "Waiting"

        var body: some View {
            Text(text).task {
                try? await clock.sleep(for: .seconds(60))
                text = "Done"
            }
        }
    }

    @Test func `The test's clock moves the views in the page`() async {
        let host = mount(in: .browser) { Waiting() }
        await host.advance(by: .seconds(60))
        host.find("Done")
    }

    struct Swatch: View {
        let color: Color

        var body: some View { color.frame(width: 40, height: 40) }
    }

    @Test func `A picture is kept, and a change of a color fails`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "__Screenshots__")
        let name = "swatch-\(UInt32.random(in: 0...(.max)))"
        let files = ["", ".actual", ".difference"].map { folder.appending(path: "\(name)\($0).png") }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        let red = mount(in: .browser, traits: ClientTraits(width: 200, height: 100)) { Swatch(color: .red) }
        red.expectScreenshot(name)
        #expect(try Data(contentsOf: files[0]).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        red.expectScreenshot(name)
        #expect(!FileManager.default.fileExists(atPath: files[1].path))
        let blue = mount(in: .browser, traits: ClientTraits(width: 200, height: 100)) { Swatch(color: .blue) }
        // 40 × 40 points have 6400 pixels.
        #expect(failure { blue.expectScreenshot(name) }.contains("6400 of 80000 pixels differ, between (160, 60) and (239, 139)"))
        #expect(FileManager.default.fileExists(atPath: files[1].path))
        #expect(FileManager.default.fileExists(atPath: files[2].path))
    }
}
