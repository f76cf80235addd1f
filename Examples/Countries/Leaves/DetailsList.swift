import CountriesEntities
import CountriesLogic
import Foundation
import SwiftUI

/// The details of a country, with links to its neighbours.
public struct DetailsList: View {
    private let details: CountryDetails
    private let showFlag: @MainActor () -> Void
    @Environment(\.locale) private var locale

    public init(details: CountryDetails, showFlag: @escaping @MainActor () -> Void) {
        self.details = details
        self.showFlag = showFlag
    }

    public var body: some View {
        List {
            Section {
                Button(action: showFlag) {
                    FlagView(code: details.country.code, height: 112)
                        .accessibilityHidden(true)
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(app: "Show the flag"))
                .listRowBackground(Color.clear)
            }
            Section {
                fact("Capital") { Text(verbatim: details.capital) }
                fact("Population") { Text(details.country.population, format: .number) }
                fact("Region") { RegionText(region: details.country.region) }
                fact("Code") { Text(verbatim: details.country.code) }
            }
            Section {
                ForEach(details.languages, id: \.self) { Text(verbatim: name(ofLanguage: $0)) }
            } header: {
                Text(app: "Languages")
            }
            Section {
                ForEach(details.currencies, id: \.self) { code in
                    LabeledContent {
                        Text(verbatim: code)
                    } label: {
                        Text(verbatim: name(ofCurrency: code))
                    }
                }
            } header: {
                Text(app: "Currencies")
            }
            Section {
                if details.neighbors.isEmpty {
                    Text(app: "Nobody next door: an island, or all alone.")
                        .foregroundStyle(.secondary)
                }
                ForEach(details.neighbors) { neighbor in
                    NavigationLink(value: CountryRoute.details(neighbor.code)) {
                        HStack(spacing: 10) {
                            FlagView(code: neighbor.code, height: 20).accessibilityHidden(true)
                            Text(verbatim: neighbor.name)
                        }
                    }
                }
            } header: {
                Text(app: "Neighbours")
            }
        }
    }

    private func fact(_ title: LocalizedStringKey, @ViewBuilder value: () -> some View) -> some View {
        LabeledContent(content: value) { Text(app: title) }
    }

    private func name(ofLanguage code: String) -> String {
        (locale.localizedString(forLanguageCode: code) ?? code).capitalizedAtStart(in: locale)
    }

    private func name(ofCurrency code: String) -> String {
        (locale.localizedString(forCurrencyCode: code) ?? code).capitalizedAtStart(in: locale)
    }
}

extension String {
    /// Capitalizes the first letter, because some languages write names of languages and currencies in lower case.
    fileprivate func capitalizedAtStart(in locale: Locale) -> String { prefix(1).uppercased(with: locale) + dropFirst() }
}
