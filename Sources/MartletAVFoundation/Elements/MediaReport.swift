import MartletElements

/// What a page says about a video or a sound: `[moment, second, duration, rate, source]`. A duration below 0 is unknown, or that of a live stream.
///
/// The values come from outside: numbers are within useful ranges, and anything else is no report.
struct MediaReport: Equatable {
    enum Moment: String { case ready, playing, paused, waiting, ended, failed, blocked, seeked, time }

    let moment: Moment
    let seconds: Double
    let duration: Double?
    let rate: Double
    /// The number of the source that the report is about.
    let source: Int

    init?(_ value: Value?) {
        guard let parts = value?.listValue, parts.count == 5, let moment = parts[0].stringValue.flatMap(Moment.init(rawValue:)),
            let seconds = parts[1].doubleValue, let duration = parts[2].doubleValue, let rate = parts[3].doubleValue,
            let source = parts[4].intValue
        else { return nil }
        self.moment = moment
        self.seconds = min(max(seconds, 0), Self.longest)
        self.duration = duration < 0 ? nil : min(duration, Self.longest)
        self.rate = min(max(rate, 0), 16)
        self.source = source
    }

    /// Some four months, in seconds.
    private static let longest = 10_000_000.0
}
