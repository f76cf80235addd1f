import Foundation
import MartletTest
import MartletUI
import Testing

@testable import MartletPreviews

private struct Rows_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("A row").previewDisplayName("Row")
            ForEach(["iPhone SE (3rd generation)", "iPad Air (5th generation)"], id: \.self) { name in
                AnyView(Text("A row on \(name)").previewDevice(PreviewDevice(rawValue: name)).previewDisplayName(name))
            }
            if Bool("true") == true { Text("A wide row").previewInterfaceOrientation(.landscapeLeft) }
        }
        .font(.title)
        Text("A badge").padding(10).previewLayout(.fixed(width: 200, height: 80)).previewDisplayName("Badge")
        Text("A fitting row").frame(width: 150, height: 40).previewLayout(.sizeThatFits).previewDisplayName("Fitting row")
    }
}

#Preview("Turned", traits: .landscapeLeft) { Text("A turned view") }

@MainActor
@Suite("Views of a preview provider")
struct PreviewProviderTests {
    private func previews(of provider: any PreviewProvider.Type) -> [FoundPreview] {
        FoundPreview.all().filter { $0.id.hasPrefix(String(reflecting: provider)) }
    }

    private func preview(_ name: String) throws -> FoundPreview { try #require(FoundPreview.all().first { $0.name == name }) }

    /// The sizes of a preview's frames on the board, if the user has chosen a phone and a desk.
    private func sizes(_ name: String, of provider: any PreviewProvider.Type) throws -> [[Double]] {
        let preview = try #require(previews(of: provider).first { $0.name == name })
        return preview.settings.sizes(among: [.phone, .desk]).map { [$0.width, $0.height] }
    }

    // Shows: .previewDisplayName
    @Test func `Each is a preview of its own, with its name or that of the type`() {
        #expect(
            previews(of: Rows_Previews.self).map(\.name) == [
                "Row", "iPhone SE (3rd generation)", "iPad Air (5th generation)", "Rows_Previews, 4", "Badge", "Fitting row",
            ])
        let host = mount(PreviewGallery.self)
        host.find(.role(.group, "Badge"))
        host.find("Badge, dark")
        host.find("Rows_Previews, 4, light")
    }

    @Test func `Each is shown alone, with the modifiers of its group`() throws {
        let found = try preview("iPad Air (5th generation)")
        let host = mount { PreviewScreen(preview: found) }
        host.find("A row on iPad Air (5th generation)")
        host.expectNone("A row")
        host.expectNone("A badge")
        #expect(host.warnings == [])
    }

    @Test func `Each has a path with the name of the type and a number`() {
        let addresses = PreviewAddress.addresses(of: FoundPreview.all())
        #expect(
            previews(of: Rows_Previews.self).compactMap { addresses[$0.id]?.path }
                == ["", "-2", "-3", "-4", "-5", "-6"].map {
                    "/preview/martletuitests/types/rows_previews" + $0
                })
    }

    // Shows: .previewDevice
    @Test func `A device has the size of its screen`() throws {
        #expect(try sizes("iPhone SE (3rd generation)", of: Rows_Previews.self) == [[375, 667]])
        #expect(try sizes("iPad Air (5th generation)", of: Rows_Previews.self) == [[820, 1180]])
        #expect(try sizes("Row", of: Rows_Previews.self) == [[390, 844], [1280, 800]])
    }

    @Test(arguments: [
        ("iPhone 99", 390.0, 844.0), ("iPad 99", 820, 1180), ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366),
        ("iPad Pro 11-inch (M4)", 834, 1194), ("Mac", 1280, 800),
    ])
    func `A device is known by its name, and one that is not has the size of a common one`(name: String, width: Double, height: Double) {
        let size = PreviewDevice(rawValue: name).size
        #expect([size.width, size.height] == [width, height])
    }

    // Shows: .previewInterfaceOrientation
    @Test func `A device that is turned is wide`() throws {
        #expect(try sizes("Rows_Previews, 4", of: Rows_Previews.self) == [[844, 390], [1280, 800]])
    }

    @Test func `A preview with a trait for the orientation is turned in the same way`() throws {
        #expect(try preview("Turned").settings.sizes(among: [.phone, .desk]).map(\.width) == [844, 1280])
    }

    // Shows: .previewLayout
    @Test func `A fixed layout is the size of the view and of its frame`() throws {
        #expect(try sizes("Badge", of: Rows_Previews.self) == [[200, 80]])
    }

    @Test func `A frame takes the size that fits its view, once that is known`() async throws {
        let path = "/preview/martletuitests/types/rows_previews-6/light"
        let sizes = PreviewSizes()
        let board = mount { PreviewBoard(catalogue: .shared, sizes: sizes) }
        let frame = board.find("Fitting row, light")
        #expect(frame[.previewShownWidth]?.doubleValue == 390)
        sizes[path] = CGSize(width: 150, height: 40)
        await board.settle()
        let fitting = board.find("Fitting row, light")
        #expect([.previewShownWidth, .previewShownHeight, .previewWidth].map { fitting[$0]?.doubleValue } == [150, 40, 390])
    }

    @Test func `A provider whose views cannot be made is one preview, which says so`() throws {
        let previews = FoundPreview.all(withoutViewsOf: ["Rows_Previews"]).filter { $0.id.contains("Rows_Previews") }
        #expect(previews.map(\.name) == ["Rows_Previews"])
        let crashes = PreviewCrashes(environment: ["MARTLET_PREVIEWS": "Rows_Previews\tFatal error"])
        #expect(crashes.types == ["Rows_Previews"])
        #expect(crashes[previews[0], at: PreviewAddress(path: "/preview/a/types/rows_previews")] == "Fatal error")
    }
}
