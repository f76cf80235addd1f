import MartletCoreTransferable

/// What a ``PhotosPicker`` offers. A browser knows the types of files, and not how a picture was taken.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private let types: Set<String>

    private init(_ types: Set<String>) { self.types = types }

    public static let images = Self(["image/*"])
    public static let videos = Self(["video/*"])
    /// Offers images.
    public static let livePhotos = images
    /// Offers images.
    public static let screenshots = images
    /// Offers images.
    public static let panoramas = images
    /// Offers images.
    public static let bursts = images
    /// Offers images.
    public static let depthEffectPhotos = images
    /// Offers videos.
    public static let slomoVideos = videos
    /// Offers videos.
    public static let screenRecordings = videos
    /// Offers videos.
    public static let timelapseVideos = videos
    /// Offers videos.
    public static let cinematicVideos = videos

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        Self(subfilters.reduce(into: []) { $0.formUnion($1.types) })
    }

    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        guard let first = subfilters.first else { return Self(["image/*", "video/*"]) }
        return Self(subfilters.dropFirst().reduce(into: first.types) { $0.formIntersection($1.types) })
    }

    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { Self(Set(["image/*", "video/*"]).subtracting(filter.types)) }

    /// As an `input` takes them.
    var accepts: String { types.sorted().joined(separator: ",") }
}
