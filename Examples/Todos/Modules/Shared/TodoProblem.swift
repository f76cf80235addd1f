/// Why something could not be done, as far as it matters to who wanted it.
enum TodoProblem: Error, Equatable {
    /// Nobody answers.
    case noAnswer
    /// The answer has not come in time.
    case tooSlow
    /// The server answers, and refuses.
    case refused(status: Int)
    /// The answer makes no sense.
    case unreadable
    /// There is no such todo any more.
    case gone
    /// The app is at fault.
    case broken(String)

    var title: String {
        switch self {
        case .noAnswer: "No answer"
        case .tooSlow: "This takes too long"
        case .refused: "The server refused"
        case .unreadable: "An odd answer"
        case .gone: "It is gone"
        case .broken: "The app is not set up"
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
