import CompareMeasures
import SwiftUI

/// The number of claims with each verdict.
struct SummaryCard: View {
    let claims: [Claim]

    var body: some View {
        Card(
            title: "Eight architectures, one chat",
            explanation:
                "One app in eight architectures, measured without a browser. All numbers except memory are exact counts."
        ) {
            HStack(spacing: 0) {
                ForEach([Verdict.confirmed, .refuted, .depends], id: \.self) { verdict in
                    VStack(spacing: 2) {
                        HStack(spacing: 8) {
                            Image(systemName: verdict.symbol)
                                .font(.title3)
                                .foregroundStyle(verdict.color)
                                .accessibilityHidden(true)
                            Text("\(claims.count { $0.verdict == verdict })")
                                .font(.system(size: 38, weight: .bold, design: .rounded))
                        }
                        Text(verdict.title)
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity)
                    .accessibilityElement(children: .combine)
                }
            }
        }
    }
}

extension Verdict {
    var title: String {
        switch self {
        case .confirmed: "confirmed"
        case .refuted: "refuted"
        case .depends: "it depends"
        }
    }

    var color: Color {
        switch self {
        case .confirmed: .green
        case .refuted: .red
        case .depends: .orange
        }
    }

    var symbol: String {
        switch self {
        case .confirmed: "checkmark.circle.fill"
        case .refuted: "xmark.circle.fill"
        case .depends: "questionmark.circle.fill"
        }
    }
}
