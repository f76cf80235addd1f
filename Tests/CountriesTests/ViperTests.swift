import CountriesLogic
import Foundation
import MartletKit
import MartletTest
import SwiftUI
import Testing

@MainActor
@Suite("The flag's sheet as a VIPER module")
struct ViperTests {
    /// The cost of a file: its types and its non-empty lines.
    private func cost(of file: String) throws -> (types: Int, lines: Int) {
        let text = try String(contentsOf: Sources.root.appendingPathComponent(file), encoding: .utf8)
        let code = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("//") }
        return (text.matches(of: #/(?m)^(final )?(struct|class|enum|protocol) /#).count, code.count)
    }

    @Test func `C24 The module does the same as the view, which needs no presenter, router or builder`() async {
        let mock = Mock<Asked>(expecting: [.details("FR")])
        let state = LiveState(AppState())
        state.routing.sheet = .flag("FR")
        let host = mount { FlagBuilder.build("FR", countries: MockedCountriesInteractor(mock: mock), state: state) }
        await host.settle()
        host.find("France")
        host.tap("Done")
        #expect(state.routing.sheet == nil)
        mock.verify()
    }

    @Test func `C24 The table of costs is correct`() throws {
        let view = try cost(of: "Examples/Countries/UI/FlagSheet.swift")
        let module = try cost(of: "Tests/CountriesTests/FlagModule.swift")
        let table = try String(contentsOf: Sources.folder.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(table.contains("| a view with its state, on an interactor | \(view.types) | \(view.lines) |"))
        #expect(table.contains("| a VIPER module on the same interactor | \(module.types) | \(module.lines) |"))
        #expect(module.types >= 5 * view.types)
    }

    @Test func `C25 The table of the two apps is correct within a tenth`() throws {
        let table = try String(contentsOf: Sources.folder.appendingPathComponent("README.md"), encoding: .utf8)
        let rows = table.matches(of: /\| views with (interactors|view models) \| (\d+) \| (\d+) \|/)
        let told = rows.compactMap { row in Int(row.2).flatMap { own in Int(row.3).map { [own, $0] } } }
        let shared = try ["Entities", "Data", "Logic", "Leaves"].map(Sources.lineCount(of:)).reduce(0, +)
        let counted = [[try Sources.lineCount(of: "UI"), shared], [try Sources.lineCount(of: "MVVM"), shared]]
        #expect(told.count == 2)
        for (told, counted) in zip(told.joined(), counted.joined()) { #expect(abs(told - counted) <= counted / 10) }
    }
}
