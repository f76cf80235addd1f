import Foundation
import MartletCore
import MartletDevice
import MartletUI

/// How a picker reports what is chosen. It has no effect: a browser's dialog reports at its end.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    private let number: Int
    public static let `default` = Self(number: 0)
    public static let ordered = Self(number: 1)
    public static let continuous = Self(number: 2)
    public static let continuousAndOrdered = Self(number: 3)
}

/// A button that lets the user choose pictures and films: those of their device, in the browser's dialog.
///
/// - Partly: no `photoLibrary:`; the dialog shows no earlier choice, and replaces it; no `photosPickerStyle`.
public struct PhotosPicker<Label: View>: View {
    private let label: Label
    private let choose: Chooser

    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        choose = Chooser(filter: filter, most: 1) { selection.wrappedValue = $0.first }
    }

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        choose = Chooser(filter: filter, most: maxSelectionCount) { selection.wrappedValue = $0 }
    }

    public var body: some View {
        Button {
            choose()
        } label: {
            label
        }
    }
}

extension PhotosPicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, matching: filter) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
    }
}

extension View {
    /// Lets the user choose a picture or film while `isPresented` is true.
    ///
    /// - Partly: a browser opens its dialog only after an action of the user; no `photoLibrary:`.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        let chooser = Chooser(filter: filter, most: 1) { selection.wrappedValue = $0.first }
        return modifier(Presentation(isPresented: isPresented, choose: chooser))
    }

    /// Lets the user choose pictures and films while `isPresented` is true.
    ///
    /// - Partly: a browser opens its dialog only after an action of the user; no `photoLibrary:`.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        let chooser = Chooser(filter: filter, most: maxSelectionCount) { selection.wrappedValue = $0 }
        return modifier(Presentation(isPresented: isPresented, choose: chooser))
    }
}

/// Lets the user choose.
private struct Chooser {
    let filter: PHPickerFilter?
    let most: Int?
    let chosen: ([PhotosPickerItem]) -> Void

    init(filter: PHPickerFilter?, most: Int?, chosen: @escaping ([PhotosPickerItem]) -> Void) {
        self.filter = filter
        self.most = most
        self.chosen = chosen
    }

    /// - Returns: The number of the choice.
    @MainActor @discardableResult
    func callAsFunction(ended: @escaping () -> Void = {}) -> Int? {
        let choice = FileService.Choice(
            accepts: (filter ?? .any(of: [.images, .videos])).accepts, most: most.map { min(max(1, $0), FileService.mostFiles) })
        return FileService.current?.choose(choice) { files in
            if let files { chosen(files.map { PhotosPickerItem($0) }) }
            ended()
        }
    }
}

private struct Presentation: ViewModifier {
    @Binding var isPresented: Bool
    let choose: Chooser
    @State private var number: Int?

    func body(content: Content) -> some View {
        content
            .onChange(of: isPresented, initial: true) { if isPresented { present() } else { endChoice() } }
            .onDisappear { endChoice() }
    }

    private func present() {
        number = choose {
            number = nil
            isPresented = false
        }
    }

    private func endChoice() {
        guard let number else { return }
        self.number = nil
        FileService.current?.endChoice(number)
    }
}
