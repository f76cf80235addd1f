#if os(Linux)
import CMartletProcess
import Foundation

/// A process that has loaded the program, and starts hosts by forking itself.
///
///     front ──start──▶ template ──fork──▶ host
///       ▲                 │                 ▲
///       └─started, ended──┘                 │
///       └──────────the host's link──────────┘
///
/// A forked host is there at once, shares the memory of the loaded program, and knows what the template has prepared. A fork keeps no thread but the one that forks, so the template
/// has no other: it uses neither Dispatch nor tasks. If the app's own code has started a thread before, hosts are started as programs of their own.
enum HostTemplate {
    /// The variable with which the front starts the template, and the template hosts that it cannot fork. The descriptor 3 is their link.
    private static let role = "MARTLET_PROCESS"
    private static let link: CInt = 3

    /// Starts the template.
    static func start(_ link: Link) -> pid_t { startAgain(link.descriptor, as: "template") }

    private static func startAgain(_ descriptor: CInt, as name: String) -> pid_t {
        var arguments = CommandLine.arguments.map { strdup($0) }
        defer { arguments.forEach { free($0) } }
        arguments.append(nil)
        var variables = Container.variables(home: Container.link).map { strdup("\($0)=\($1)") } + [strdup("\(role)=\(name)")]
        defer { variables.forEach { free($0) } }
        variables.append(nil)
        return martlet_start_again(descriptor, arguments, variables)
    }

    /// Returns a host's link to the front, in a host. Returns `nil` in a process that was not started for hosts. In the template it does not return.
    ///
    /// - Parameter prepare: Called in the template, before it forks hosts.
    @MainActor
    static func hostLink(_ prepare: () -> Void) -> Link? {
        guard let name = getenv(role).map({ String(cString: $0) }) else { return nil }
        unsetenv(role)
        for descriptor in [link, Container.descriptor] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        guard name == "template" else { return Link(owning: link) }
        prepare()
        return serve(Link(owning: link))
    }

    /// Starts hosts until the front ends.
    /// - Returns: In each forked host, its link.
    private static func serve(_ front: Link) -> Link {
        let children = martlet_watch_children()
        var numbers: [pid_t: Int] = [:]
        while true {
            var ports = [
                pollfd(fd: front.descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: children, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&ports, nfds_t(ports.count), -1) > 0 else { continue }
            if ports[1].revents != 0 { reportEnds(children, &numbers, to: front) }
            guard ports[0].revents != 0 else { continue }
            switch front.receive(TemplateRequest.self) {
            case .nothing: break
            case .closed: exit(0)
            case .message(.kill(let number), _):
                // A process that has not been waited for keeps its number.
                guard let process = numbers.first(where: { $0.value == number })?.key else {
                    front.send(TemplateReport.notStarted(number, error: ESRCH))
                    continue
                }
                kill(process, SIGKILL)
            case .message(.start(let number), let descriptor):
                guard let descriptor else {
                    front.send(TemplateReport.notStarted(number, error: EMFILE))
                    continue
                }
                let link = Link(owning: descriptor)
                let process = martlet_can_fork() ? martlet_fork() : startAgain(descriptor, as: "host")
                if process == 0 {
                    close(children)
                    return link
                }
                if process > 0 { numbers[process] = number }
                front.send(
                    process > 0
                        ? TemplateReport.started(number, process: process) : TemplateReport.notStarted(number, error: errno))
            }
        }
    }

    private static func reportEnds(_ children: CInt, _ numbers: inout [pid_t: Int], to front: Link) {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { buffer in
            while read(children, buffer.baseAddress, buffer.count) > 0 {}
        }
        var status: CInt = 0
        while case let process = waitpid(-1, &status, WNOHANG), process > 0 {
            guard let number = numbers.removeValue(forKey: process) else { continue }
            front.send(TemplateReport.ended(number, status: status))
        }
    }
}
#endif
