import CompareMeasures
import SwiftUI

/// The whole page, from the verdicts to the measurements.
struct ComparisonView: View {
    let comparison: Comparison

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                SummaryCard(claims: comparison.claims)
                ActionCard(ports: comparison.ports)
                SweepCard(sweeps: comparison.diner)
                GrowthCard(growth: comparison.growth)
                HoldingsCard(ports: comparison.ports)
                SourceCard(ports: comparison.ports)
                ChangeCard(changes: comparison.changes)
                TwinCard(twins: comparison.twins)
                TraitsCard(ports: comparison.ports)
                ClaimsCard(claims: comparison.claims)
            }
            .padding(16)
            .frame(maxWidth: 860)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle("Compare")
    }
}
