extension UTType {
    /// Returns what the `accept` attribute of an HTML input says of these types: `image/*,.pdf`; empty if it takes all files.
    package static func accepted(_ types: [UTType]) -> String {
        var parts: [String] = []
        for type in types {
            guard let accepted = type.accepted else { return "" }
            parts += accepted.filter { !parts.contains($0) }
        }
        return parts.joined(separator: ",")
    }

    /// `nil` if browsers cannot tell files of the type from others.
    private var accepted: [String]? {
        switch self {
        case .image: return ["image/*"]
        case .movie, .video: return ["video/*"]
        case .audio: return ["audio/*"]
        case .audiovisualContent: return ["audio/*", "video/*"]
        case .text: return ["text/*"]
        default: break
        }
        let accepted = [preferredMIMEType].compactMap(\.self) + extensions.map { "." + $0 }
        return accepted.isEmpty ? nil : accepted
    }
}
