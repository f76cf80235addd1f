import CountriesLogic
import MartletKit
import SwiftUI

/// The settings, and information about the app.
public struct SettingsForm: View {
    private let language: Binding<AppLanguage?>
    private let push: PermissionState
    private let isRegistered: Bool
    private let keepsCountries: Bool
    private let allowPush: @MainActor () -> Void
    private let surprise: @MainActor () -> Void

    /// - Parameter isRegistered: Whether the server can push messages to this device.
    public init(
        language: Binding<AppLanguage?>, push: PermissionState, isRegistered: Bool, keepsCountries: Bool,
        allowPush: @escaping @MainActor () -> Void,
        surprise: @escaping @MainActor () -> Void
    ) {
        self.language = language
        self.push = push
        self.isRegistered = isRegistered
        self.keepsCountries = keepsCountries
        self.allowPush = allowPush
        self.surprise = surprise
    }

    public var body: some View {
        Form {
            if !keepsCountries { StorageNote() }
            Section {
                Picker(selection: language) {
                    Text(app: "As the system").tag(AppLanguage?.none)
                    ForEach(AppLanguage.allCases) { Text(verbatim: $0.name).tag(AppLanguage?.some($0)) }
                } label: {
                    Text(app: "Language")
                }
            }
            Section {
                switch push {
                case .granted:
                    Button(action: surprise) { Text(app: "Send me a country") }
                case .denied:
                    Button(action: allowPush) { Text(app: "Open the settings") }
                case .unknown, .notRequested:
                    Button(action: allowPush) { Text(app: "Allow notifications") }
                        .disabled(push == .unknown)
                }
            } header: {
                Text(app: "Notifications")
            } footer: {
                Text(app: hint)
            }
        }
    }

    private var hint: LocalizedStringKey {
        switch push {
        case .granted where isRegistered: "A message with a country in it opens that country, also after you have closed this page."
        case .granted: "A message with a country in it opens that country."
        case .denied: "Notifications are switched off. They can be allowed in the settings of your browser or device."
        case .unknown: "There are no notifications here."
        case .notRequested: "Now and then a country, no more."
        }
    }
}

/// A warning that data will not be stored.
struct StorageNote: View {
    var body: some View {
        Section {
            Label {
                Text(app: "The countries cannot be stored here. They will be loaded again next time.")
            } icon: {
                Image(systemName: "externaldrive")
                    .foregroundStyle(.orange)
            }
        }
    }
}
