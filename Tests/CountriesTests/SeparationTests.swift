import CountriesEntities
import CountriesLeaves
import MartletKit
import MartletTest
import SwiftUI
import Testing

/// Three ways for a list to navigate to a page that it does not know.
@MainActor
@Suite("Independent screens")
struct SeparationTests {
    private struct Page: View {
        let country: Country

        var body: some View { Text(verbatim: "The page of \(country.name)") }
    }

    /// Generic over its destination.
    private struct GenericList<Details: View>: View {
        let countries: [Country]
        let details: Destination<Country, Details>

        var body: some View {
            NavigationStack {
                List(countries) { country in
                    NavigationLink {
                        details(country)
                    } label: {
                        CountryRow(country: country)
                    }
                }
            }
        }
    }

    /// Gets its destination as a view builder.
    private struct BuilderList<Details: View>: View {
        let countries: [Country]
        @ViewBuilder let details: (Country) -> Details

        var body: some View {
            NavigationStack {
                List(countries) { country in
                    NavigationLink {
                        details(country)
                    } label: {
                        CountryRow(country: country)
                    }
                }
            }
        }
    }

    /// Not generic.
    private struct ErasedList: View {
        let countries: [Country]
        let details: Destination<Country, AnyView>

        var body: some View { GenericList(countries: countries, details: details) }
    }

    private func expectToLead(_ host: TestHost) {
        host.expectNone("The page of France")
        host.tap(.containing("France"))
        host.find("The page of France")
    }

    @Test func `C22 A list that is generic over its destination navigates there, and builds it when shown`() {
        var built = 0
        let host = mount {
            GenericList(countries: [.france], details: Destination { Page(country: $0) }.onBuild { _ in built += 1 })
        }
        #expect(built == 0)
        expectToLead(host)
        #expect(built == 1)
    }

    @Test func `C22 A list with a view builder navigates there`() {
        expectToLead(mount { BuilderList(countries: [.france]) { Page(country: $0) } })
    }

    @Test func `C22 A list with an erased type navigates there`() {
        expectToLead(mount { ErasedList(countries: [.france], details: Destination { Page(country: $0) }.erased) })
    }
}
