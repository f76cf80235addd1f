import MartletCore
import MartletDOM
import MartletElements

/// The notifications that the user sees outside of the page, for a session.
@MainActor
package final class NotificationService: DeviceService {
    package struct Banner: Hashable, Sendable {
        package var title: String
        package var body: String
        package var isSilent: Bool

        package init(title: String, body: String, isSilent: Bool) {
            self.title = title
            self.body = body
            self.isSilent = isSilent
        }
    }

    /// What the user has done with a notification.
    package enum Reaction: Sendable { case opened, closed }

    package let alarms = Alarms()
    /// Called when the user opens or closes a notification that was shown, with its number.
    package var reacted: ((Int, Reaction) -> Void)?
    private var banners: [(number: Int, banner: Banner)] = []
    private var closing: [Int] = []
    /// The numbers of the notifications that are to be shown or are shown.
    private var live: Set<Int> = []
    private var lastNumber = 0

    /// The service of the session for which code runs; `nil` if it runs for none.
    package static var current: NotificationService? { CurrentSession.context?.companion { NotificationService($0) } }

    private override init(_ session: SessionContext) {
        super.init(session)
        session.show(layer: AlarmLayer(alarms: alarms, content: NotificationElement(service: self)))
    }

    /// Shows a notification.
    /// - Returns: Its number.
    package func show(_ banner: Banner) -> Int {
        lastNumber += 1
        live.insert(lastNumber)
        banners.append((lastNumber, banner))
        update()
        return lastNumber
    }

    /// Takes a notification away, if the user still sees it.
    package func close(_ number: Int) {
        guard live.remove(number) != nil else { return }
        if banners.contains(where: { $0.number == number }) {
            banners.removeAll { $0.number == number }
        } else {
            closing.append(number)
        }
        update()
    }

    /// Shows a number on the icon of the app, where browsers have one: if the user has installed it.
    package func showBadge(_ count: Int) { requests["badge"] = .int(count) }

    private func update() {
        var new = requests
        new["show"] =
            banners.isEmpty
            ? nil
            : .list(
                banners.map { .list([.int($0.number), .string($0.banner.title), .string($0.banner.body), .bool($0.banner.isSilent)]) })
        new["close"] = closing.isEmpty ? nil : .list(closing.map(Value.int))
        requests = new
    }

    override func receive(_ name: String, _ parts: ArraySlice<Value>) {
        guard let number = parts.first?.intValue else { return }
        switch name {
        case "shown": banners.removeAll { $0.number == number }
        case "refused":
            guard banners.contains(where: { $0.number == number }) else { return }
            banners.removeAll { $0.number == number }
            live.remove(number)
        case "opened" where live.remove(number) != nil: reacted?(number, .opened)
        case "closed":
            closing.removeAll { $0 == number }
            if live.remove(number) != nil { reacted?(number, .closed) }
        default: return
        }
        update()
    }
}

private struct NotificationElement: ElementView {
    let service: NotificationService
    static var _kind: Kind { .notifications }
    func _lower(to element: inout ElementWriter) { service.lower(to: &element) }
}

extension Kind {
    /// The notifications that the user sees outside of the page.
    package static let notifications = Kind.device("notifications", NotificationLowering.self)
}

private enum NotificationLowering: DeviceLowering {
    nonisolated static let family = Family("notifications", script: PackageResources.notifications_js)
}
