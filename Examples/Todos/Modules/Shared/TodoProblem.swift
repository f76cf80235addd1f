/// The reason why an action failed, from the user's perspective.
enum TodoProblem: Error, Equatable {
    /// The server did not answer.
    case noAnswer
    /// The answer did not arrive in time.
    case tooSlow
    /// The server refused the request.
    case refused(status: Int)
    /// The answer could not be decoded.
    case unreadable
    /// The todo does not exist any more.
    case gone
    /// The app is misconfigured.
    case broken(String)

    var title: String {
        switch self {
        case .noAnswer: "No answer"
        case .tooSlow: "This takes too long"
        case .refused: "The server refused"
        case .unreadable: "Unreadable answer"
        case .gone: "It is gone"
        case .broken: "Setup failed"
        }
    }

    var advice: String {
        switch self {
        case .noAnswer: "The server cannot be reached. Check the connection and try again."
        case .tooSlow: "The server has not answered in time. It may be busy; try again in a while."
        case .refused(let status): "It answered with status \(status). That is not your fault; try again in a while."
        case .unreadable: "The server sent something that this app cannot read. A newer version may help."
        case .gone: "Somebody has deleted this todo."
        case .broken(let reason): reason
        }
    }

    var symbol: String {
        switch self {
        case .noAnswer: "wifi.slash"
        case .tooSlow: "clock"
        case .refused, .unreadable, .broken: "exclamationmark.triangle"
        case .gone: "trash"
        }
    }
}
