import CompareMeasures
import SwiftUI

/// The claims about the architectures, with their verdicts.
struct ClaimsCard: View {
    let claims: [Claim]

    var body: some View {
        Card(title: "Claims", explanation: "Claims from articles about the architectures, each with the measurements that verify it.") {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(claims) { claim in
                    ClaimRow(claim: claim)
                    if claim.id != claims.last?.id { Divider() }
                }
            }
        }
    }
}

private struct ClaimRow: View {
    let claim: Claim

    var body: some View {
        DisclosureGroup {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(claim.cases, id: \.self) { item in
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                        Image(systemName: item.holds ? "checkmark" : "xmark")
                            .foregroundStyle(item.holds ? .green : .red)
                            .accessibilityLabel(item.holds ? "holds" : "does not hold")
                        Text(item.place)
                        Spacer()
                        Text(item.finding)
                            .foregroundStyle(.secondary)
                            .multilineTextAlignment(.trailing)
                    }
                }
            }
            .font(.footnote)
            .padding(.vertical, 8)
        } label: {
            VStack(alignment: .leading, spacing: 6) {
                Text(claim.text)
                    .font(.subheadline)
                    .foregroundStyle(.primary)
                    .multilineTextAlignment(.leading)
                VerdictChip(claim: claim)
            }
            .padding(.vertical, 10)
        }
    }
}

private struct VerdictChip: View {
    let claim: Claim

    var body: some View {
        let color = claim.verdict?.color ?? .gray
        HStack(spacing: 5) {
            Image(systemName: claim.verdict?.symbol ?? "minus.circle")
                .foregroundStyle(color)
                .accessibilityHidden(true)
            Text(claim.verdictTitle)
                .foregroundStyle(.primary)
        }
        .font(.caption)
        .fontWeight(.medium)
        .padding(.horizontal, 9)
        .padding(.vertical, 4)
        .background(color.opacity(0.2), in: Capsule())
    }
}
