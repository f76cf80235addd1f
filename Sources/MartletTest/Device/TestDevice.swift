import Foundation
import MartletDevice
import MartletElements
import MartletTransfers

/// The user's device as a browser lets an app use it: what the user allows, where the device is, the notifications that it shows.
///
///     host.tap("Where am I?")
///     #expect(host.device.questions == [.location])
///     host.device.move(to: DevicePosition(latitude: 52.52, longitude: 13.405))
///     host.device.allow(.location)
///     host.find("Berlin")
///
/// It answers the app as a browser does, through the same checks. At the start the user has been asked for nothing, and nobody knows where the device is.
@MainActor
public final class TestDevice {
    /// A notification that the user sees outside the app.
    public struct Notification: Hashable, Sendable {
        public let title: String
        public let body: String
        public let isSilent: Bool
        fileprivate let number: Int
    }

    private unowned let host: TestHost
    private var permissions: [DeviceCapability: DevicePermission] = [:]
    private var position: DevicePosition?
    /// The elements that have heard the permission, as a script reports it when it starts.
    private var informed: Set<ElementID> = []
    /// The files that the user has chosen, by the number of the choice.
    private var chosenFiles: [Int: [File]] = [:]
    /// How many bytes of the files are sent, by their tokens.
    private var sentBytes: [String: Int] = [:]
    /// The watching elements that know the position.
    private var located: Set<ElementID> = []
    /// The notifications that the user sees, the oldest first.
    public private(set) var notifications: [Notification] = []
    /// The number on the icon of the app; `nil` if the app has not set it.
    public private(set) var badge: Int?

    init(_ host: TestHost) { self.host = host }

    // MARK: Permission

    /// The questions that the user sees now.
    public var questions: [DeviceCapability] { Self.all.filter { requests(of: $0)["ask"] == true } }

    /// Allows something: answers the question, or changes the browser's settings.
    public func allow(_ capability: DeviceCapability) { set(.granted, for: capability) }

    /// Denies something: answers the question, or changes the browser's settings.
    public func deny(_ capability: DeviceCapability) { set(.denied, for: capability) }

    /// Closes a question without an answer.
    public func dismissQuestion(_ capability: DeviceCapability) { act { answer(capability, ["dismissed"]) } }

    /// Sets what the user has decided, or whether the browser has it at all, without or before a question.
    public func set(_ permission: DevicePermission, for capability: DeviceCapability) {
        permissions[capability] = permission
        act { answer(capability, ["permission", .string(permission.rawValue)]) }
    }

    // MARK: Location

    /// Moves the device. An app that wants the location hears it, now or when it does.
    public func move(to position: DevicePosition) {
        self.position = position
        located = []
        act {}
    }

    /// Whether the app lets the device report each new position.
    public var isTracked: Bool { requests(of: .location)["watch"] != nil }

    /// Lets the device fail to determine its position.
    public func loseLocation() {
        position = nil
        act {
            let requests = requests(of: .location)
            if let once = requests["once"] { answer(.location, ["failed", once]) }
            if requests["watch"] != nil { answer(.location, ["failed", 0]) }
        }
    }

    // MARK: Notifications

    /// Opens a notification, which disappears.
    public func open(_ notification: Notification) { react("opened", to: notification) }

    /// Closes a notification.
    public func close(_ notification: Notification) { react("closed", to: notification) }

    private func react(_ reaction: Value, to notification: Notification) {
        notifications.removeAll { $0 == notification }
        act { answer(.notifications, [reaction, .int(notification.number)]) }
    }

    // MARK: Files

    /// A file on the user's device.
    public struct File: Hashable, Sendable {
        public var name: String
        public var type: String
        public var data: Data

        /// - Parameter type: The MIME type: `image/png`.
        public init(_ name: String, type: String, data: Data) {
            self.name = name
            self.type = type
            self.data = data
        }
    }

    /// What the user may choose now, as the browser's dialog is told: `image/*`; `nil` if no dialog is open.
    public var acceptedFiles: String? { fileRequests["pick"]?.listValue?.dropFirst().first?.stringValue }

    /// Whether the open dialog asks for a new picture of the camera, on devices that have one.
    public var wantsCamera: Bool { fileRequests["pick"]?.listValue?.dropFirst(3).first?.stringValue?.isEmpty == false }

    /// Chooses files in the browser's dialog. The app gets them when it loads them.
    public func choose(_ files: [File]) {
        guard let number = fileRequests["pick"]?.listValue?.first?.intValue else { return }
        chosenFiles[number] = files
        let listed = files.map { Value.list([.string($0.name), .string($0.type), .int($0.data.count)]) }
        act { answerFiles(["picked", .int(number), .list(listed)]) }
    }

    /// Closes the browser's dialog without a choice.
    public func cancelChoice() {
        guard let number = fileRequests["pick"]?.listValue?.first else { return }
        act { answerFiles(["cancelled", number]) }
    }

    /// Whether the page sends the files that the app loads. Set it to `false` for a network that is slow.
    public var sendsFiles = true

    /// The names of the files that the app is loading now.
    public var loadingFiles: [String] { fileTransfers.compactMap { $0.file?.name } }

    /// Sends the next bytes of a file that the app is loading, while ``sendsFiles`` is `false`.
    public func send(_ count: Int, of name: String) {
        for transfer in fileTransfers where transfer.file?.name == name { send(count, of: transfer) }
    }

    /// A file that the page is to send; without the file if the browser has forgotten it.
    private struct FileTransfer {
        let token: String
        let file: File?
    }

    private var fileTransfers: [FileTransfer] {
        fileRequests["send"]?.listValue?.compactMap { request in
            guard let parts = request.listValue, parts.count == 3, let number = parts[0].intValue, let index = parts[1].intValue,
                let token = parts[2].stringValue
            else { return nil }
            return FileTransfer(token: token, file: chosenFiles[number].flatMap { $0.indices.contains(index) ? $0[index] : nil })
        } ?? []
    }

    private func send(_ count: Int, of transfer: FileTransfer) {
        guard let data = transfer.file?.data else { return }
        let start = sentBytes[transfer.token] ?? 0
        let end = min(data.count, start + count)
        sentBytes[transfer.token] = end
        for offset in stride(from: start, to: end, by: Uploads.partSize) {
            let part = data.dropFirst(offset).prefix(min(Uploads.partSize, end - offset))
            try? Uploads.shared.append(Data(part), at: offset, to: transfer.token)
        }
    }

    /// Lets the browser forget the chosen files, as a reload of the page does.
    public func forgetFiles() { chosenFiles = [:] }

    private var fileElement: Element? { host.session.tree.root.children.first { $0.kind == .files } }
    private var fileRequests: [String: Value] { fileElement?[.requests]?.recordValue ?? [:] }

    private func answerFiles(_ value: Value) { answer(fileElement, value) }

    /// The files that the app has given the user to save, the oldest first.
    public private(set) var savedFiles: [File] = []

    /// The files that the user has shared, the oldest first. A browser that cannot share saves them.
    public private(set) var sharedFiles: [File] = []
    /// The texts and URLs that the user has shared by links whose items are made when they are tapped.
    public private(set) var sharedTexts: [String] = []

    private func respondWithSharedItems() -> Bool {
        let requests = fileRequests["share"]?.listValue?.compactMap(\.listValue) ?? []
        for parts in requests where parts.count == 5 {
            for file in parts[1].listValue?.compactMap(\.listValue) ?? [] {
                let texts = file.compactMap(\.stringValue)
                guard let served = ServedFiles.shared.file(at: String(texts[0].dropFirst(ServedFile.folder.count))) else { continue }
                sharedFiles.append(File(texts[1], type: texts[2], data: served.data))
            }
            sharedTexts += parts[2...3].compactMap(\.stringValue).filter { !$0.isEmpty }
            answerFiles(["shared", parts[0]])
        }
        return !requests.isEmpty
    }

    /// Whether the page saves the files that the app gives it. Set it to `false` for a network that is slow.
    public var savesFiles = true

    private func respondWithSavedFiles() -> Bool {
        guard savesFiles else { return false }
        var hasResponded = false
        for request in fileRequests["save"]?.listValue ?? [] {
            guard let parts = request.listValue, parts.count == 3, let address = parts[1].stringValue, let name = parts[2].stringValue
            else {
                continue
            }
            let file = ServedFiles.shared.file(at: String(address.dropFirst(ServedFile.folder.count)))
            if let file { savedFiles.append(File(name, type: file.mediaType, data: file.data)) }
            answerFiles([file == nil ? "unsaved" : "saved", parts[0]])
            hasResponded = true
        }
        return hasResponded
    }

    /// Sends the files that the app loads, in parts as the page does.
    private func respondWithFiles() -> Bool {
        let hasShared = respondWithSharedItems()
        var hasResponded = respondWithSavedFiles() || hasShared
        guard sendsFiles else { return hasResponded }
        for transfer in fileTransfers where sentBytes[transfer.token] != transfer.file?.data.count ?? 0 {
            hasResponded = true
            if let file = transfer.file {
                send(file.data.count, of: transfer)
            } else {
                sentBytes[transfer.token] = 0
                answerFiles(["lost", .string(transfer.token)])
            }
        }
        return hasResponded
    }

    // MARK: The browser's part

    private static let all: [DeviceCapability] = [.location, .notifications]

    private func element(of capability: DeviceCapability) -> Element? {
        host.session.tree.root.children.first { $0.kind == capability.kind }
    }

    private func requests(of capability: DeviceCapability) -> [String: Value] { element(of: capability)?[.requests]?.recordValue ?? [:] }

    private func act(_ action: () -> Void) { host.act(action) }

    private func answer(_ capability: DeviceCapability, _ value: Value) { answer(element(of: capability), value) }

    private func answer(_ element: Element?, _ value: Value) {
        guard let element, let value = try? Action.report.fitted(value) else { return }
        try? host.session.send(.element(Event(.report, on: element.id, value: value)))
    }

    /// Does what the app wants of the browser now.
    /// - Returns: Whether there was something to do.
    func respond() -> Bool {
        var hasResponded = respondWithFiles()
        for capability in Self.all {
            guard let element = element(of: capability) else { continue }
            let permission = permissions[capability] ?? .notDetermined
            if informed.insert(element.id).inserted {
                answer(capability, ["permission", .string(permission.rawValue)])
                hasResponded = true
            }
            guard permission == .granted else { continue }
            switch capability {
            case .location: hasResponded = respondWithPosition(element) || hasResponded
            case .notifications: hasResponded = respondWithNotifications(element) || hasResponded
            }
        }
        return hasResponded
    }

    private func respondWithPosition(_ element: Element) -> Bool {
        let requests = requests(of: .location)
        if requests["watch"] == nil { located.remove(element.id) }
        guard let position else { return false }
        if let once = requests["once"] {
            answer(.location, .list(["position", once] + position.values))
            return true
        }
        guard requests["watch"] != nil, located.insert(element.id).inserted else { return false }
        answer(.location, .list(["moved"] + position.values))
        return true
    }

    private func respondWithNotifications(_ element: Element) -> Bool {
        let requests = requests(of: .notifications)
        if let count = requests["badge"]?.intValue { badge = count }
        var hasResponded = false
        for banner in requests["show"]?.listValue ?? [] {
            guard let parts = banner.listValue, parts.count == 4, let number = parts[0].intValue, let title = parts[1].stringValue,
                let body = parts[2].stringValue, let isSilent = parts[3].boolValue
            else { continue }
            notifications.append(Notification(title: title, body: body, isSilent: isSilent, number: number))
            answer(.notifications, ["shown", .int(number)])
            hasResponded = true
        }
        for number in requests["close"]?.listValue ?? [] {
            notifications.removeAll { $0.number == number.intValue }
            answer(.notifications, ["closed", number])
            hasResponded = true
        }
        return hasResponded
    }
}
