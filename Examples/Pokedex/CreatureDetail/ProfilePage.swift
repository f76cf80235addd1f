import Foundation
import SwiftUI

/// A loaded profile, with the image beside it on wide screens and above it on narrow ones.
struct ProfilePage: View {
    let profile: CreatureProfile
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        ScrollView {
            Group {
                if width == .compact {
                    VStack(alignment: .leading, spacing: 24) {
                        CreaturePicture(url: profile.picture, name: profile.name)
                        ProfileText(profile: profile)
                    }
                } else {
                    HStack(alignment: .top, spacing: 32) {
                        CreaturePicture(url: profile.picture, name: profile.name)
                            .frame(width: 340)
                        ProfileText(profile: profile)
                    }
                }
            }
            .padding(20)
            .frame(maxWidth: 900)
            .frame(maxWidth: .infinity)
        }
    }
}

/// The image of a creature: loading, loaded, or missing.
struct CreaturePicture: View {
    let url: URL?
    let name: String

    var body: some View {
        Rectangle()
            .fill(.tint.opacity(0.1))
            .aspectRatio(1, contentMode: .fit)
            .overlay {
                AsyncImage(url: url) { phase in
                    switch phase {
                    case .success(let image):
                        image
                            .resizable()
                            .scaledToFill()
                            .accessibilityLabel("Picture of \(name)")
                    case .failure:
                        VStack(spacing: 10) {
                            Image(systemName: "questionmark")
                                .font(.largeTitle)
                            Text("Nobody has a picture of \(name)")
                                .multilineTextAlignment(.center)
                        }
                        .foregroundStyle(.secondary)
                        .padding()
                    case .empty:
                        ProgressView()
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 28))
            .frame(maxWidth: 360)
    }
}

/// The profile as text and figures.
struct ProfileText: View {
    let profile: CreatureProfile

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack(spacing: 8) {
                ForEach(profile.kinds, id: \.self) { kind in
                    Text(kind)
                        .font(.subheadline)
                        .fontWeight(.semibold)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 5)
                        .background(.tint.opacity(0.16), in: Capsule())
                }
            }
            Text(profile.description)
                .font(.title3)
            VStack(spacing: 10) {
                LabeledContent("Height", value: profile.heightText)
                Divider()
                LabeledContent("Weight", value: profile.weightText)
                Divider()
                LabeledContent("Found", value: profile.habitat)
            }
            VStack(alignment: .leading, spacing: 12) {
                Text("Strengths")
                    .font(.headline)
                ForEach(profile.strengths, id: \.name) { strength in
                    ProgressView(value: Double(strength.value), total: 100) {
                        Text(strength.name)
                            .font(.subheadline)
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension CreatureProfile {
    /// The height as `64 cm` or `1.3 m`.
    var heightText: String {
        height < 100 ? "\(height) cm" : "\((Double(height) / 100).formatted(.number.precision(.fractionLength(0...1)))) m"
    }

    /// The weight as `450 g` or `2.1 kg`.
    var weightText: String {
        weight < 1000 ? "\(weight) g" : "\((Double(weight) / 1000).formatted(.number.precision(.fractionLength(0...1)))) kg"
    }
}
