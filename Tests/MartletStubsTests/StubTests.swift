import MartletStubs
import MartletTest
import SwiftUI
import Testing

/// A type as `martlet run --stub` declares it.
nonisolated final class Lantern: StubType {
    let stubName: String
    init(stubNamed name: String) { stubName = name }
}
extension Lantern: View {}

@MainActor
struct StubTests {
    @Test func `A stub has every member, and takes every call`() {
        let lantern = Lantern()
        lantern.oil = 3
        #expect(lantern.shade.colour.stubName == "Lantern.shade.colour")
        #expect(lantern.light(at: 3, "evening").stubName == "Lantern.light()")
        #expect(Lantern.shared.stubName == "Lantern.shared")
    }

    @Test func `What a stub returns is empty, of the type that is expected`() {
        let lantern = Lantern()
        let number: Int = lantern.oil
        let text: String = lantern.name(of: 1)
        let list: [Int] = lantern.hours
        #expect((number, text, list) == (0, "", []))
        #expect(lantern.owner?.name == nil)
        #expect(lantern.neighbours.map(\.stubName) == [])
    }

    @Test func `A stub is shown as a box with its name`() {
        struct Garden: View {
            @StubProperty("Lamps") var lamps: [Int]
            var body: some View {
                Lantern()
                Text("Bench").martletStub(".glow")
                Text("\(lamps.count) lamps")
                Text(Lantern().owner)
            }
        }
        let host = mount { Garden() }
        #expect(host.exists("Lantern"))
        #expect(host.exists("Bench"))
        #expect(host.exists("0 lamps"))
        #expect(host.exists("Lantern.owner"))
    }

    @Test func `A property whose wrapper is missing keeps what is written to it`() {
        struct Shed {
            @StubProperty("Stored") var tools = 3
            @UntypedStubProperty("Context") var context
        }
        let shed = Shed()
        shed.tools = 4
        #expect(shed.tools == 4)
        #expect(shed.context.save().stubName == "@Context.save()")
    }
}
