import Foundation
import MartletCore
import MartletDOM
import MartletElements
import MartletTransfers

/// The files that the user chooses on their device, for a session.
@MainActor
package final class FileService: DeviceService {
    /// What the user may choose.
    package struct Choice: Hashable, Sendable {
        /// MIME types and extensions, as an `input` takes them: `image/*,.pdf`.
        package var accepts: String
        /// How many files at most; `nil` for any number.
        package var most: Int?
        /// `user` or `environment` for a new picture of a camera, on devices that have one; `nil` for files that exist.
        package var capture: String?

        package init(accepts: String, most: Int?, capture: String? = nil) {
            self.accepts = accepts
            self.most = most
            self.capture = capture
        }
    }

    /// A file that the page is sending.
    private struct Sending {
        let file: PickedFile
        /// When its last part came, or it was asked for.
        var lastPart: Date
    }

    private var pick: (number: Int, choice: Choice, picked: ([PickedFile]?) -> Void)?
    private var sending: [String: Sending] = [:]
    private let alarms = Alarms()
    private var saving: [(number: Int, file: ServedFile, ended: (Bool) -> Void)] = []
    /// The files of which the app has the URLs, the oldest first.
    private var kept: [PickedFile] = []
    private var sharing: [(number: Int, items: SharedItems)] = []
    private var lastNumber = 0

    /// The greatest number of files that one choice can have.
    package static let mostFiles = 100
    /// The greatest size of a file in bytes.
    package static let greatestSize = 100 * 1024 * 1024
    /// The greatest size in bytes of all files that a session holds at a time.
    package static let greatestSum = 256 * 1024 * 1024
    /// The greatest number of shares that wait for the page. The files of an older one are dropped: a page that never answers would fill the memory.
    package static let mostShares = 8
    /// How long a page may send nothing of a file before it counts as lost. A file that never comes would take the room of others.
    package static let patience: TimeInterval = 120

    /// The service of the session for which code runs; `nil` if it runs for none.
    package static var current: FileService? { CurrentSession.context?.companion { FileService($0) } }

    private override init(_ session: SessionContext) {
        super.init(session)
        session.show(layer: AlarmLayer(alarms: alarms, content: FileElement(service: self)))
    }

    isolated deinit {
        for entry in Array(sending.values) { entry.file.failed(.ended) }
    }

    // MARK: Choosing

    /// Lets the user choose files.
    /// - Parameter picked: Receives the files; `nil` if the user has chosen none, or another choice has begun.
    /// - Returns: The number of the choice.
    @discardableResult
    package func choose(_ choice: Choice, picked: @escaping ([PickedFile]?) -> Void) -> Int {
        let last = pick
        lastNumber += 1
        pick = (lastNumber, choice, picked)
        requests["pick"] = .list([
            .int(lastNumber), .string(choice.accepts), .int(choice.most ?? Self.mostFiles), choice.capture.map(Value.string) ?? "",
        ])
        last?.picked(nil)
        return lastNumber
    }

    /// Ends a choice that the user has not made, without telling who began it.
    package func endChoice(_ number: Int) {
        guard pick?.number == number else { return }
        pick = nil
        requests["pick"] = nil
    }

    private func endChoice(with files: [PickedFile]?) {
        let picked = pick?.picked
        pick = nil
        requests["pick"] = nil
        picked?(files)
    }

    // MARK: Sending

    /// Keeps files until the session ends, or later ones need their room.
    func keep(_ files: [PickedFile]) { kept += files }

    /// The sum of the charges of the files that the session holds or expects, in bytes.
    private(set) var sum = 0

    func send(_ file: PickedFile) throws(FileFailure) -> Upload {
        guard file.size <= Self.greatestSize else { throw .tooLarge }
        let charge = Uploads.charge(file.size)
        while sum + charge > Self.greatestSum, !kept.isEmpty { kept.removeFirst() }
        guard sum + charge <= Self.greatestSum else { throw .tooLarge }
        let upload: Upload
        do throws(Uploads.Refusal) {
            upload = try Uploads.shared.open(file.name, size: file.size) { [weak file] token, count in
                Task { @MainActor in file?.received(count, of: token) }
            }
        } catch {
            throw FileFailure(error)
        }
        sum += charge
        // A file without content has all of it.
        guard file.size > 0 else { return upload }
        sending[upload.token] = Sending(file: file, lastPart: alarms.now)
        updateSending()
        watch(upload.token)
        return upload
    }

    /// Ends the transfer of a file of which nothing has come for a while.
    private func watch(_ token: String) {
        alarms.set(token) { [weak self] _ in
            self?.sending[token]?.lastPart.addingTimeInterval(Self.patience)
        } ring: { [weak self] date in
            // A part has come since the alarm was set: it rings again.
            guard let entry = self?.sending[token], entry.lastPart.addingTimeInterval(Self.patience) <= date else { return }
            entry.file.failed(.lost)
        }
    }

    /// Called when a part of a file has come.
    func received(partOf upload: Upload) { sending[upload.token]?.lastPart = alarms.now }

    private func updateSending() {
        let files = sending.sorted { $0.key < $1.key }
        requests["send"] = files.isEmpty ? nil : .list(files.map { .list([.int($1.file.choice), .int($1.file.index), .string($0)]) })
    }

    /// Waits for no more bytes of a file.
    func stopSending(_ upload: Upload) {
        guard sending.removeValue(forKey: upload.token) != nil else { return }
        alarms.cancel([upload.token])
        updateSending()
    }

    /// Forgets a file that nobody uses any more.
    func drop(_ upload: Upload) {
        sum -= Uploads.charge(upload.size)
        stopSending(upload)
    }

    // MARK: Saving

    /// Lets the browser save a file, where the user wants it.
    /// - Parameter ended: Receives whether the page has all of it. The browser does not tell whether the user keeps it.
    package func save(_ file: ServedFile, ended: @escaping (Bool) -> Void) {
        lastNumber += 1
        saving.append((lastNumber, file, ended))
        updateSaving()
    }

    private func updateSaving() {
        requests["save"] =
            saving.isEmpty ? nil : .list(saving.map { .list([.int($0.number), .string($0.file.address), .string($0.file.name ?? "")]) })
    }

    // MARK: Sharing

    /// Lets the user share items with other apps. A browser that cannot share saves the files, and copies the texts if there are no files.
    package func share(_ items: SharedItems) {
        lastNumber += 1
        sharing.append((lastNumber, items))
        if sharing.count > Self.mostShares { sharing.removeFirst() }
        updateSharing()
    }

    private func updateSharing() {
        requests["share"] = sharing.isEmpty ? nil : .list(sharing.map { .list([.int($0.number)] + $0.items.parts) })
    }

    // MARK: The page

    override func receive(_ name: String, _ parts: ArraySlice<Value>) {
        switch name {
        case "picked":
            guard let pick, parts.first?.intValue == pick.number else { return }
            let listed = parts.dropFirst().first?.listValue ?? []
            let files = listed.prefix(min(pick.choice.most ?? Self.mostFiles, Self.mostFiles)).enumerated().compactMap { index, value in
                PickedFile(value.listValue ?? [], choice: pick.number, index: index, service: self)
            }
            endChoice(with: files.isEmpty ? nil : files)
        case "cancelled":
            if parts.first?.intValue == pick?.number { endChoice(with: nil) }
        case "lost":
            guard let token = parts.first?.stringValue else { return }
            sending[token]?.file.failed(.lost)
        case "saved", "unsaved":
            guard let index = saving.firstIndex(where: { $0.number == parts.first?.intValue }) else { return }
            let saved = saving.remove(at: index)
            updateSaving()
            saved.ended(name == "saved")
        case "shared":
            sharing.removeAll { $0.number == parts.first?.intValue }
            updateSharing()
        default: break
        }
    }
}

/// Why a chosen file did not arrive.
package enum FileFailure: LocalizedError, Hashable, Sendable {
    case tooLarge
    /// The page has it no more, because it was loaded again, or could not read or send it.
    case lost
    /// The server holds as many files as it takes.
    case full
    /// The server could not write it.
    case unwritable
    /// The session has ended.
    case ended

    init(_ refusal: Uploads.Refusal) { self = refusal == .full ? .full : .unwritable }

    package var errorDescription: String? {
        switch self {
        case .tooLarge: "The file is too large: files have at most 100 MB, and all that the app holds at a time 256 MB."
        case .lost: "The page has lost the file, or could not send it. Choose it again."
        case .full: "The server has no room for the file now. Try again later."
        case .unwritable: "The server could not write the file."
        case .ended: "The page of the file has been closed."
        }
    }
}

private struct FileElement: ElementView {
    let service: FileService
    static var _kind: Kind { .files }
    func _lower(to element: inout ElementWriter) { service.lower(to: &element) }
}

extension Kind {
    /// The files that the user chooses.
    package static let files = Kind.device("files", FileLowering.self)
}

private enum FileLowering: DeviceLowering {
    nonisolated static let family = Family("files", script: PackageResources.files_js)
}
