import CountriesEntities
import SwiftUI

/// A country in a list.
public struct CountryRow: View {
    private let country: Country

    public init(country: Country) { self.country = country }

    public var body: some View {
        HStack(spacing: 14) {
            FlagView(code: country.code, height: 28)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: country.name)
                    .fontWeight(.medium)
                HStack(spacing: 4) {
                    RegionText(region: country.region)
                    Text(verbatim: "·").accessibilityHidden(true)
                    Text(country.population, format: .number)
                }
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 2)
    }
}

/// The name of a region.
public struct RegionText: View {
    private let region: Region

    public init(region: Region) { self.region = region }

    public var body: some View { Text(app: LocalizedStringKey(region.rawValue)) }
}
