import Foundation
import MartletCore
import MartletDevice
import MartletUI
import MartletUniformTypes

extension View {
    /// Lets the user choose a file of their device while `isPresented` is true. The app gets a copy, which exists until the session ends.
    ///
    /// - Partly: a browser opens its dialog only after an action of the user, and offers no folders.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) { result in
            onCompletion(result.flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
        }
    }

    /// Lets the user choose files of their device while `isPresented` is true. The app gets copies, which exist until the session ends.
    ///
    /// - Partly: a browser opens its dialog only after an action of the user, and offers no folders.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
            onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user choose files of their device while `isPresented` is true. The app gets copies, which exist until the session ends.
    ///
    /// - Partly: a browser opens its dialog only after an action of the user, and offers no folders.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        let choice = FileService.Choice(accepts: UTType.accepted(allowedContentTypes), most: allowsMultipleSelection ? nil : 1)
        return modifier(FileImporter(isPresented: isPresented, choice: choice, completed: onCompletion, cancelled: onCancellation))
    }
}

private struct FileImporter: ViewModifier {
    @Binding var isPresented: Bool
    let choice: FileService.Choice
    let completed: (Result<[URL], any Error>) -> Void
    let cancelled: () -> Void
    @State private var number: Int?

    func body(content: Content) -> some View {
        content
            .onChange(of: isPresented, initial: true) { if isPresented { choose() } else { endChoice() } }
            .onDisappear { endChoice() }
    }

    private func choose() {
        number = FileService.current?.choose(choice) { files in
            number = nil
            isPresented = false
            guard let files else { return cancelled() }
            Task { @MainActor in
                do {
                    completed(.success(try await PickedFile.load(files)))
                } catch {
                    completed(.failure(error))
                }
            }
        }
    }

    private func endChoice() {
        guard let number else { return }
        self.number = nil
        FileService.current?.endChoice(number)
    }
}
