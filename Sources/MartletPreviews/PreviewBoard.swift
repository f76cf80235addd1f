import Foundation
import MartletCore
import MartletUI

/// All previews of a program, grouped by module, in the sizes and colour schemes that the user chooses.
struct PreviewBoard: View {
    let catalogue: PreviewCatalogue
    var sizes = PreviewSizes.shared
    @AppStorage("martlet.previews.schemes") private var schemes = Schemes.both
    @AppStorage("martlet.previews.devices") private var devices = Devices.phone
    @State private var search = ""

    enum Schemes: String, CaseIterable {
        case light = "Light"
        case dark = "Dark"
        case both = "Both"

        var all: [PreviewScheme] {
            switch self {
            case .light: [.light]
            case .dark: [.dark]
            case .both: [.light, .dark]
            }
        }
    }

    enum Devices: String, CaseIterable {
        case phone = "Phone"
        case desk = "Desk"
        case both = "Both"

        var all: [PreviewDevice.Size] {
            switch self {
            case .phone: [.phone]
            case .desk: [.desk]
            case .both: [.phone, .desk]
            }
        }
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    if !catalogue.previews.isEmpty { choices }
                    ForEach(modules, id: \.self) { module in
                        if modules.count > 1 { Text(verbatim: module).font(.title2.bold()) }
                        PreviewCards {
                            ForEach(shown.filter { $0.module == module }) { preview in
                                if let address = catalogue.addresses[preview.id] {
                                    PreviewCard(preview: preview, address: address, place: catalogue.places[preview]) {
                                        frames(of: preview, at: address)
                                    }
                                }
                            }
                        }
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
            }
            .overlay {
                if catalogue.previews.isEmpty {
                    ContentUnavailableView(
                        "No Previews", systemImage: "eye.slash",
                        description: Text(verbatim: "Link a module that declares one, and build for debugging."))
                } else if shown.isEmpty {
                    ContentUnavailableView.search(text: search)
                }
            }
            .navigationTitle("Previews")
            .navigationBarTitleDisplayMode(.inline)
            .searchable(text: $search)
        }
    }

    private var choices: some View {
        PreviewCards {
            Picker("Colours", selection: $schemes) { ForEach(Schemes.allCases, id: \.self) { Text(verbatim: $0.rawValue) } }
                .frame(width: 240)
            Picker("Sizes", selection: $devices) { ForEach(Devices.allCases, id: \.self) { Text(verbatim: $0.rawValue) } }
                .frame(width: 240)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
    }

    private func frames(of preview: FoundPreview, at address: PreviewAddress) -> some View {
        ForEach(preview.settings.sizes(among: devices.all), id: \.self) { size in
            ForEach(schemes.all, id: \.self) { scheme in
                let path = address.path(in: scheme, isDesk: size == .desk)
                PreviewFrame(
                    title: "\(preview.name), \(scheme.rawValue)", address: path, size: size,
                    shown: preview.settings.layout == .sizeThatFits ? sizes[path].map(PreviewDevice.Size.init) ?? size : size)
            }
        }
    }

    private var shown: [FoundPreview] {
        search.isEmpty ? catalogue.previews : catalogue.previews.filter { $0.name.localizedCaseInsensitiveContains(search) }
    }

    private var modules: [String] {
        shown.reduce(into: []) { modules, preview in if !modules.contains(preview.module) { modules.append(preview.module) } }
    }
}
