import CompareMeasures
import Foundation
import SwiftUI

/// The claims about the architectures, with their verdicts.
struct ClaimsCard: View {
    let claims: [Claim]

    var body: some View {
        Card(
            title: "Claims",
            explanation: "Claims of articles, and questions of ours, each with the measurements that decide it."
        ) {
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
                SourceLine(source: claim.source)
                ForEach(claim.cases, id: \.self) { item in
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                        CaseSymbol(holds: item.holds)
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

/// Who makes the claim, with a link to the article.
private struct SourceLine: View {
    let source: Claim.Source

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(source.text)
                .italic()
            if let article = source.article, let url = URL(string: article.link) {
                Link(article.title, destination: url)
            }
        }
        .padding(.bottom, 4)
    }
}

/// Whether a claim holds in one case.
private struct CaseSymbol: View {
    let holds: Bool?

    var body: some View {
        Image(systemName: holds.map { $0 ? "checkmark" : "xmark" } ?? "equal")
            .foregroundStyle(holds.map { $0 ? .green : .red } ?? .gray)
            .accessibilityLabel(holds.map { $0 ? "holds" : "does not hold" } ?? "within the noise")
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
