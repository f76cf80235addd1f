import MartletTest
import MartletUI
import TestSupport
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
    @Test func `pick selects an option by its label`() {
        let host = mount { Holding(0) { picker("Size", ["Small", "Large"], $0) } }
        host.pick("Large", in: "Size")
        #expect(host.find("Size").value == "Large")
    }

    @Test func `Opening a picker and tapping an option selects it`() {
        let host = mount { Holding(0) { picker("Size", ["Small", "Large"], $0) } }
        host.tap("Size")
        host.tap(.option, "Large")
        #expect(host.tree == "picker \"Size\": Large")
    }

    @Test func `A missing option is reported with the available ones`() {
        let host = mount { Holding(0) { picker("Size", ["Small", "Large"], $0) } }
        #expect(
            failure { host.pick("Huge", in: "Size") }.hasPrefix(
                "picker \"Size\": Small has no option “Huge”; it has “Small”, “Large”."))
    }

    @Test func `A slider respects its bounds and steps`() {
        let host = mount {
            Holding(1.0) { value in
                Part(SliderKind.self, [.value: .double(value.wrappedValue), .minimum: 0, .maximum: 10, .step: 2]) {
                    InSlot("label") { Text(verbatim: "Volume") }
                }
                .on(.change) { value.wrappedValue = $0?.doubleValue ?? 0 }
            }
        }
        host.set("Volume", to: 4.9)
        #expect(host.find("Volume").value == "4")
        host.set("Volume", to: 99)
        #expect(host.find("Volume").value == "10")
    }

    @Test func `A stepper goes up and down, but not beyond its bound`() {
        let host = mount {
            Holding(1) { count in
                let stepper = Part(StepperKind.self) { Text(verbatim: "\(count.wrappedValue) guests") }
                    .on(.increment) { _ in count.wrappedValue += 1 }
                if count.wrappedValue > 1 { stepper.on(.decrement) { _ in count.wrappedValue -= 1 } } else { stepper }
            }
        }
        host.increment("1 guests")
        host.decrement("2 guests")
        host.find(.stepper, "1 guests")
        #expect(failure { host.decrement(.role(.stepper)) }.hasPrefix("Cannot decrement stepper \"1 guests\": it has reached its bound."))
    }

    @Test func `A date is set as text`() {
        let host = mount {
            Holding("2026-01-01") { date in
                Part(DatePickerKind.self, [.value: .string(date.wrappedValue)]) { Text(verbatim: "Birthday") }
                    .on(.change) { date.wrappedValue = $0?.stringValue ?? "" }
            }
        }
        host.set("Birthday", to: "2001-02-03")
        #expect(host.find("Birthday").value == "2001-02-03")
    }

    @Test func `A disabled control rejects acts`() {
        let host = mount { Holding(false) { toggle("Milk", $0) }.disabled(true) }
        #expect(failure { host.toggle("Milk") }.hasPrefix("Cannot toggle toggle \"Milk\": off [disabled]: it is disabled."))
        #expect(!host.find("Milk").isOn)
    }
}
