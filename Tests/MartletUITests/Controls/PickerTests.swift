import Foundation
import MartletDates
import MartletElements
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("Pickers")
struct PickerTests {
    private enum Size: String, CaseIterable, Identifiable {
        case small, medium, large
        var id: Size { self }
    }

    private struct Sizes: View {
        @State private var size = Size.medium

        var body: some View {
            VStack {
                Picker("Size", selection: $size) {
                    ForEach(Size.allCases) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
                Text("picked \(size.rawValue)" as String)
            }
        }
    }

    private struct Named: View {
        let style: any PickerStyle
        @State private var size = Size.medium

        var body: some View {
            NavigationStack { AnyView(picker.pickerStyle(style)) }
        }

        private var picker: some View {
            Picker("Size", selection: $size) {
                ForEach(Size.allCases) { Text($0.rawValue) }
            } currentValueLabel: {
                Text(size.rawValue.uppercased())
            }
        }
    }

    @Test func `A menu shows a label of its own for the current value, and so does a link`() throws {
        for style in [MenuPickerStyle(), NavigationLinkPickerStyle()] as [any PickerStyle] {
            let host = mount { Named(style: style) }
            #expect(host.exists("MEDIUM"))
            #expect(try host.element(.picker).children.map { $0[.slot] } == ["label", "value", nil, nil, nil])
            #expect(host.find("Size").value == "MEDIUM")
        }
    }

    @Test func `A picker that shows its options has no label for the current value`() throws {
        let host = mount { Named(style: .segmented) }
        #expect(!host.exists("MEDIUM"))
    }

    // Shows: Picker, .pickerStyle
    @Test func `The ids of a ForEach are the values of its choices`() throws {
        let host = mount { Sizes() }
        let picker = try host.element(.picker)
        #expect(picker.attributes == [.selection: 1, .style: "segmented"])
        #expect(host.elements(.option).map { $0[.index] } == [0, 1, 2])
        #expect(host.elements(.option).flatMap(\.children).map(\.text) == ["small", "medium", "large"])
        try host.fire(.change, on: picker, value: 2)
        #expect(host.operations.contains(.setAttribute(picker.id, .selection, 2)))
        #expect(host.shownTexts.last == "picked large")
    }

    private struct Optionals: View {
        @State private var choice: Int?
        @State private var hasFirst = true

        var body: some View {
            VStack {
                Picker(selection: $choice) {
                    if hasFirst { Text("None").tag(Int?.none) }
                    Text("One").tag(1)
                    Text("Two").tag(Optional(2))
                } label: {
                    Text("Number")
                }
                Button("Drop") { hasFirst = false }
                Text("picked \(choice ?? 0)" as String)
            }
        }
    }

    private struct LinkedSizes: View {
        @State private var size = Size.medium

        var body: some View {
            NavigationStack {
                Form {
                    Picker("Size", selection: $size) {
                        ForEach(Size.allCases) { Text($0.rawValue) }
                    }
                    .pickerStyle(.navigationLink)
                }
            }
        }
    }

    // Shows: .pickerStyle
    @Test func `A linked picker pushes its options, and goes back when one is picked`() throws {
        let host = mount { LinkedSizes() }
        try host.fire(.tap, on: host.element(.navigationLink))
        let pickers = host.elements(.picker)
        #expect(pickers.map { $0[.style] } == ["navigationLink", "inline"])
        #expect(host.elements(.screen).last?[.title] == "Size")
        try host.fire(.change, on: pickers[1], value: 2)
        #expect(host.elements(.picker).map { $0[.selection] } == [2])
        #expect(host.elements(.screen).count == 1)
    }

    @Test func `A linked picker outside a navigation stack is a menu`() throws {
        let host = mount {
            Picker("Size", selection: .constant(Size.small)) { ForEach(Size.allCases) { Text($0.rawValue) } }.pickerStyle(.navigationLink)
        }
        #expect(try host.element(.picker).pickerStyle == "menu")
        #expect(host.elements(.navigationLink).isEmpty)
    }

    @Test func `Tags stand for optional values, and for none`() throws {
        let host = mount { Optionals() }
        let picker = try host.element(.picker)
        #expect(picker[.selection] == 0)
        try host.fire(.change, on: picker, value: 1)
        #expect(host.shownTexts.last == "picked 1")
        try host.fire(.change, on: picker, value: 2)
        #expect(host.shownTexts.last == "picked 2")
        try host.fire(.change, on: picker, value: 0)
        #expect(host.shownTexts.last == "picked 0")
    }

    private struct Grouped: View {
        @State private var choice = "Pea"
        @State private var soups = ["Leek", "Pea"]

        var body: some View {
            Picker("Dish", selection: $choice) {
                Text("None").tag("None")
                Section("Soups") { ForEach(soups, id: \.self) { Text($0) } }
                Section {
                    Text("Cake").tag("Cake")
                    Text("Ice").tag("Ice")
                } header: {
                    Text("Sweets")
                }
            }
            Button("Add") { soups.insert("Broth", at: 0) }
            Text("picked \(choice)" as String)
        }
    }

    // Shows: Picker, Section
    @Test func `Options in sections are options, and headers are none`() throws {
        let host = mount { Grouped() }
        let picker = try host.element(.picker)
        #expect(host.elements(.option).map { $0[.index] } == [0, 1, 2, 3, 4])
        #expect(picker[.selection] == 2)
        try host.fire(.change, on: picker, value: 4)
        #expect(host.shownTexts.last == "picked Ice")
        #expect(host.elements(.section).map { $0.children.first?.text } == ["Soups", "Sweets"])
    }

    @Test func `Options that come into a section move the others`() throws {
        let host = mount { Grouped() }
        host.tap("Add")
        let picker = try host.element(.picker)
        #expect(host.elements(.option).map { $0[.index] } == [0, 1, 2, 3, 4, 5])
        #expect(picker[.selection] == 3)
        try host.fire(.change, on: picker, value: 1)
        #expect(host.shownTexts.last == "picked Broth")
    }

    @Test func `Choices that move up say their place anew`() throws {
        let host = mount { Optionals() }
        let picker = try host.element(.picker)
        try host.fire(.change, on: picker, value: 2)
        try host.fire(.tap, on: host.element(.button))
        #expect(host.elements(.option).map { $0[.index] } == [0, 1])
        #expect(picker[.selection] == 1)
    }

    @Test func `A choice that does not exist changes nothing`() throws {
        let host = mount { Sizes() }
        try host.fire(.change, on: host.element(.picker), value: 9)
        #expect(host.operations == [])
    }

    private struct Day: View {
        @State var date = Date(timeIntervalSinceReferenceDate: 0)
        let components: DatePickerComponents

        var body: some View {
            VStack {
                DatePicker("Day", selection: $date, in: Date(timeIntervalSinceReferenceDate: -86_400)..., displayedComponents: components)
                Text("\(Int(date.timeIntervalSinceReferenceDate))" as String)
            }
        }
    }

    // Shows: DatePicker
    @Test func `A date is told as the user's clock has it`() throws {
        let host = mount(traits: ClientTraits(timeZone: "Europe/Paris")) { Day(components: [.date, .hourAndMinute]) }
        let picker = try host.element(.datePicker)
        #expect(picker.attributes == [.value: "2001-01-01T01:00", .components: "dateTime", .minimum: "2000-12-31T01:00"])
        try host.fire(.change, on: picker, value: "2001-01-01T03:30")
        #expect(picker[.value] == "2001-01-01T03:30")
        #expect(host.shownTexts.last == "9000")
    }

    @Test func `A time keeps the day, a day keeps the time, and bounds hold`() throws {
        let time = mount { Day(components: .hourAndMinute) }
        try time.fire(.change, on: time.element(.datePicker), value: "00:10")
        #expect(time.shownTexts.last == "600")
        let day = mount { Day(date: Date(timeIntervalSinceReferenceDate: 60), components: .date) }
        try day.fire(.change, on: day.element(.datePicker), value: "2001-01-02")
        #expect(day.shownTexts.last == "86460")
        try day.fire(.change, on: day.element(.datePicker), value: "1999-01-01")
        #expect(day.shownTexts.last == "-86400")
        try day.fire(.change, on: day.element(.datePicker), value: "tomorrow")
        #expect(day.shownTexts.last == "-86400")
        for text in ["9223372036854775807-01-01", "2001-9223372036854775807-01", "0-0-0", "2001-01-99"] {
            try day.fire(.change, on: day.element(.datePicker), value: .string(text))
            #expect(day.shownTexts.last == "-86400")
        }
    }

    private struct Paint: View {
        @State private var color = Color(red: 1, green: 0, blue: 0)

        var body: some View { ColorPicker("Paint", selection: $color) }
    }

    @Test func `A colour of the system is told by its name`() throws {
        let host = mount { ColorPicker("Paint", selection: .constant(.orange)) }
        #expect(try host.element(.colorPicker)[.value] == "orange")
    }

    // Shows: ColorPicker
    @Test func `A colour is told in hexadecimal digits`() throws {
        let host = mount { Paint() }
        let picker = try host.element(.colorPicker)
        #expect(picker.attributes == [.value: "#ff0000"])
        try host.fire(.change, on: picker, value: "#00ff80")
        #expect(picker[.value] == "#00ff80")
    }
}
