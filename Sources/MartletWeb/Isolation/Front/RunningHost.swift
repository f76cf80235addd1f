#if os(Linux)
import Foundation

/// Why a host has ended.
enum HostEnd: String, Codable, Sendable, CaseIterable {
    /// Its user had no page open for long.
    case idle
    /// There were too many hosts, and it was idle longest.
    case crowded
    /// Its main thread did not answer.
    case stuck
    /// It used too much memory.
    case memory
    /// A signal has ended it: a trap, most often.
    case crash
    /// It ended by itself.
    case exit
    /// The front stops.
    case stop
    /// A newer version of the app serves its user.
    case replaced
    /// Another machine serves its user.
    case moved

    /// What its user reads.
    var sentence: String {
        switch self {
        case .idle, .crowded, .stop, .replaced, .moved: "The app was ended and starts again."
        case .stuck: "The app did not answer any more and was ended."
        case .memory: "The app used too much memory and was ended."
        case .crash, .exit: "The app has ended because of an error in it."
        }
    }

    /// Whether the app is to blame.
    var isFailure: Bool {
        switch self {
        case .stuck, .memory, .crash, .exit: true
        case .idle, .crowded, .stop, .replaced, .moved: false
        }
    }
}

/// A host, as the front sees it.
@MainActor
final class RunningHost {
    let number: Int
    let link: Link
    /// The link to the process that has started it, and alone hears of its end.
    let template: Link
    /// Whether a front before has started it, so that it may run another version of the app.
    let isOld: Bool
    var process: pid_t?
    /// The visitor for whom it was taken, if known.
    private(set) var address: ClientAddress?
    /// `nil` while it waits for one.
    private(set) var user: User?
    /// Why it was told to end.
    var end: HostEnd?
    /// The connections that it has not taken yet.
    var passed: [Int: Arrival] = [:]
    /// The connections that it has taken, but whose first request it has not answered yet.
    var answering: [Int: Arrival] = [:]
    /// The connections for the next host of its user.
    var waiting: [Arrival] = []
    private(set) var counts = HostCounts()
    /// Since when no page of its user is connected.
    private(set) var idleSince = ContinuousClock.now
    /// When the question was asked that is not answered yet.
    private(set) var asked: ContinuousClock.Instant?
    private(set) var wasActive = false
    /// Whether it has got a connection since it was asked last, so that what it tells is out of date.
    private var hasNews = false
    /// Whether it has been asked since.
    private var wasAskedSince = false
    /// Whether its end of the link is closed, as it is when the process has ended.
    var isUnlinked = false
    var source: (any DispatchSourceRead)?

    init(_ number: Int, link: Link, template: Link, isOld: Bool = false) {
        self.isOld = isOld
        self.number = number
        self.link = link
        self.template = template
    }

    /// Continues with a host of the front before.
    convenience init(_ record: HostRecord, link: Link, template: Link) {
        self.init(record.number, link: link, template: template, isOld: true)
        process = record.process
        user = record.user
        address = record.address.map { ClientAddress(written: $0) }
        end = record.end
        counts = record.counts
        wasActive = record.wasActive
        // What the front before has heard last may be out of date.
        hasNews = true
    }

    /// Describes it to the front that takes over.
    /// - Returns: `nil` if it has no user.
    func record(template: Int) -> HostRecord? {
        user.map {
            HostRecord(
                number: number, template: template, process: process, user: $0, address: address?.description, end: end, counts: counts,
                wasActive: wasActive)
        }
    }

    /// Whether its user has done nothing for some time, and no page is about to come.
    func isQuiet(for time: Duration) -> Bool {
        !hasNews && counts.waiting == 0 && passed.isEmpty && answering.isEmpty
            && (counts.quietTime.map { .seconds($0) >= time } ?? true)
    }

    /// Whether it counts as a user's: it has one, who is somebody.
    var isUsers: Bool { user.map { !$0.isNobody } ?? false }

    /// Whether no page of its user has ever connected, and no request is on its way.
    var isUnused: Bool { isUsers && !wasActive && counts.active == 0 && passed.isEmpty && answering.isEmpty }

    /// Whether nobody uses it: no page is connected, or about to connect.
    var isIdle: Bool { !hasNews && counts.active == 0 && counts.waiting == 0 && passed.isEmpty && answering.isEmpty }

    func become(_ user: User, for address: ClientAddress?, loss: String?) {
        self.user = user
        self.address = address
        idleSince = .now
        link.send(FrontMessage.become(user, loss: loss))
    }

    /// Gives it a connection.
    /// - Returns: `false` if it lives and cannot have the connection now.
    func pass(_ arrival: Arrival) -> Bool {
        // If it has ended, its connections go to the next.
        guard arrival.pass(over: link) != .refused else { return false }
        passed[arrival.number] = arrival
        idleSince = .now
        hasNews = true
        wasAskedSince = false
        return true
    }

    /// Forgets a connection that it has not taken.
    func forget(_ arrival: Arrival) {
        passed[arrival.number] = nil
        waiting.removeAll { $0 === arrival }
    }

    func ask() {
        guard asked == nil else { return }
        asked = .now
        wasAskedSince = passed.isEmpty && answering.isEmpty
        link.send(FrontMessage.ping)
    }

    /// Whether the files of its user take more room than they may.
    private var isAboveQuota = false

    /// - Parameter exceeded: Called when the files of its user have come to take more room than they may.
    func answered(_ counts: HostCounts, limits: HostLimits, exceeded: () -> Void) {
        asked = nil
        if wasAskedSince { hasNews = false }
        if counts.active > 0 || self.counts.active > 0 { idleSince = .now }
        wasActive = wasActive || counts.active > 0
        if (counts.files ?? 0) < limits.userFiles { isAboveQuota = false }
        if !isAboveQuota, (counts.files ?? 0) >= limits.userFiles {
            isAboveQuota = true
            exceeded()
        }
        self.counts = counts
    }

    /// The bytes of memory that are its own or shared with other hosts; `nil` if it has just ended.
    var memory: Int? {
        guard let process, let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .ascii) else { return nil }
        let pages = text.split(separator: " ").prefix(3).compactMap { Int($0) }
        // What is shared is the program.
        return pages.count == 3 ? (pages[1] - pages[2]) * Int(sysconf(CInt(_SC_PAGESIZE))) : nil
    }
}
#endif
