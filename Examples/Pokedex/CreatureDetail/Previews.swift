import Foundation
import SwiftUI

/// A service that answers immediately, for previews.
struct FixedProfile: ProfileService {
    let result: Result<CreatureProfile, URLError>

    func profile(of creature: Int) async throws -> CreatureProfile { try result.get() }

    static let sample = FixedProfile(
        result: .success(
            CreatureProfile(
                name: "Brinelet", kinds: ["Water"], height: 24, weight: 900, description: "A drop that never quite fell.",
                habitat: "Under any pier", picture: nil, strengths: [.init(name: "Wit", value: 55), .init(name: "Speed", value: 70)])))
    static let offline = FixedProfile(result: .failure(URLError(.networkConnectionLost)))
}

#Preview("Creature") {
    NavigationStack { CreatureDetailView(creature: 101, title: "Brinelet", service: FixedProfile.sample) }
}

#Preview("Creature, offline") {
    NavigationStack { CreatureDetailView(creature: 101, title: "Brinelet", service: FixedProfile.offline) }
}
