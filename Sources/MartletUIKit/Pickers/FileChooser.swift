import MartletCore
import MartletDevice
import MartletUI
import Observation

/// Lets the user choose files for a controller, and shows how far that is.
@MainActor @Observable
final class FileChooser {
    enum Stage: Equatable { case choosing, loading, failed(String) }

    private(set) var stage = Stage.choosing
    @ObservationIgnored var choice = FileService.Choice(accepts: "", most: 1)
    /// Receives the files and their copies on the server.
    @ObservationIgnored var chosen: ([PickedFile], [URL]) throws -> Void = { _, _ in }
    @ObservationIgnored var cancelled: () -> Void = {}
    @ObservationIgnored private var number: Int?
    @ObservationIgnored private var loading: Task<Void, Never>?

    func begin() {
        guard let service = FileService.current else { return }
        end()
        stage = .choosing
        number = service.choose(choice) { [weak self] files in
            guard let self else { return }
            number = nil
            guard let files else { return cancelled() }
            load(files)
        }
    }

    private func load(_ files: [PickedFile]) {
        stage = .loading
        loading = Task { [weak self] in
            do {
                let urls = try await PickedFile.load(files)
                guard let self, !Task.isCancelled else { return }
                try chosen(files, urls)
            } catch is CancellationError {
                // The controller has gone.
            } catch {
                guard !Task.isCancelled else { return }
                self?.stage = .failed(error.localizedDescription)
            }
        }
    }

    /// Ends what has begun, and says that the user wants nothing.
    func cancel() {
        end()
        stage = .choosing
        cancelled()
    }

    func end() {
        loading?.cancel()
        loading = nil
        if let number { FileService.current?.endChoice(number) }
        number = nil
    }
}

/// What a controller shows around the browser's dialog.
struct FileChooserView: View {
    let chooser: FileChooser
    let title: LocalizedStringKey
    let symbol: String
    /// What the button does.
    let action: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button("Cancel") { chooser.cancel() }
                Spacer()
            }
            Spacer()
            Image(systemName: symbol).font(.largeTitle).foregroundStyle(.secondary)
            switch chooser.stage {
            case .choosing: Button(title, action: action).buttonStyle(.borderedProminent)
            case .loading: ProgressView("Loading…")
            case .failed(let reason):
                Text(verbatim: reason).foregroundStyle(.secondary)
                Button(title, action: action).buttonStyle(.borderedProminent)
            }
            Spacer()
        }
        .padding()
    }
}
