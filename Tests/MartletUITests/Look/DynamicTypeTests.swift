import MartletElements
import MartletTest
import MartletUI
import Testing

/// Texts in the sizes that an app sets.
@MainActor
@Suite("Dynamic type")
struct DynamicTypeTests {
    // Shows: .dynamicTypeSize
    @Test func `Texts have the sizes of Apple's table`() throws {
        let host = mount {
            VStack {
                Text("body")
                Text("caption").font(.caption)
                Text("title").font(.largeTitle)
                Text("fixed").font(.system(size: 17))
                Text("own").font(.custom("Own", size: 34))
            }
            .dynamicTypeSize(.accessibility3)
        }
        #expect(host.frame(of: "body").height == 48)
        #expect(host.frame(of: "caption").height == 39)
        #expect(host.frame(of: "title").height == 61)
        #expect(abs(host.frame(of: "fixed").height - 20.4) < 0.01)
        #expect(abs(host.frame(of: "own").height - 96) < 0.01)
    }

    @Test func `A size inside another one counts, and the font around it`() {
        let host = mount {
            VStack {
                Text("inner").dynamicTypeSize(.xSmall)
                Text("outer")
            }
            .font(.title)
            .dynamicTypeSize(.xxxLarge)
        }
        #expect(host.frame(of: "inner").height == 31)
        #expect(host.frame(of: "outer").height == 41)
    }

    private struct Told: View {
        @Environment(\.dynamicTypeSize) private var size

        var body: some View { Text(verbatim: "\(size)") }
    }

    // Shows: \.dynamicTypeSize, DynamicTypeSize
    @Test func `A range limits the size, and the environment tells it`() {
        let host = mount {
            Told().dynamicTypeSize(...DynamicTypeSize.medium)
            Told().dynamicTypeSize(.small ... .xxLarge).dynamicTypeSize(.accessibility5)
            Told().dynamicTypeSize(DynamicTypeSize.xLarge...)
            Told().dynamicTypeSize(...DynamicTypeSize.xxLarge)
        }
        #expect(host.shownTexts == ["medium", "xxLarge", "xLarge", "large"])
    }

    private struct Measured: View {
        @ScaledMetric(relativeTo: .largeTitle) private var title = 34.0
        @ScaledMetric private var body17 = 17.0

        var body: some View { Text(verbatim: "\(Int(title)) \(Int(body17))") }
    }

    @Test func `A scaled metric follows its text style`() {
        let host = mount { Measured().dynamicTypeSize(.accessibility5) }
        #expect(host.shownTexts == ["60 53"])
    }

    @Test func `A change of the size changes the texts`() {
        struct Page: View {
            @State private var size = DynamicTypeSize.large

            var body: some View {
                VStack {
                    Button("Larger") { size = .accessibility1 }
                    Text("text")
                }
                .dynamicTypeSize(size)
            }
        }
        let host = mount { Page() }
        #expect(host.frame(of: "text").height == 22)
        host.tap("Larger")
        #expect(host.frame(of: "text").height == 34)
    }

    @Test func `Headers of sections and rows follow`() {
        let host = mount {
            List { Section("Header") { Text("Row") } }.dynamicTypeSize(.accessibility1)
        }
        #expect(host.frame(of: "Row").height == 34)
        #expect(abs(host.frame(of: "Header").height - 23 * 1.35) < 0.01)
    }
}
