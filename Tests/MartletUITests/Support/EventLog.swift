/// What happened, in its order.
final class EventLog {
    var lines: [String] = []
}
