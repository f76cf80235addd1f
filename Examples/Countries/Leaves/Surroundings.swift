import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// What the app's root stands in: it follows the system and the user's language, and keeps what the user has chosen for the next time.
public struct Surroundings: ViewModifier {
    @Service private var state: LiveState<AppState>
    @Service private var system: any SystemInteractor
    @Service private var permissions: Permissions

    public init() {}

    public func body(content: Content) -> some View {
        content
            .modifier(PrivacyBlur(isActive: state[\.system.isActive]))
            .modifier(ChosenLanguage(language: state[\.userData.language]))
            .modifier(KeptUserData())
            .onSystemEvent { system.handle($0) }
            .permissions(permissions)
            .onChange(of: permissions[.notifications], initial: true) { _, push in system.note(push: push) }
    }
}

/// Hides what the app shows from whoever looks over a user's shoulder at all open apps.
private struct PrivacyBlur: ViewModifier {
    let isActive: Bool

    func body(content: Content) -> some View {
        content
            .blur(radius: isActive ? 0 : 10)
            .animation(.easeInOut(duration: 0.2), value: isActive)
    }
}

/// The language that the user has chosen in the app, with its direction; else the system's.
private struct ChosenLanguage: ViewModifier {
    let language: AppLanguage?
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content
            .environment(\.locale, language?.locale ?? locale)
            .environment(\.layoutDirection, language.map(\.direction) ?? direction)
    }
}

extension AppLanguage {
    fileprivate var direction: LayoutDirection { locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// Finds the user's choices again, and keeps each new one. They are kept for the user alone.
private struct KeptUserData: ViewModifier {
    @Service private var state: LiveState<AppState>
    @Service private var interactor: any UserDataInteractor
    @AppStorage("userData") private var kept = Data()

    func body(content: Content) -> some View {
        content
            .onAppear {
                if let userData = try? JSONDecoder().decode(AppState.UserData.self, from: kept) { interactor.restore(userData) }
            }
            .onChange(of: state[\.userData]) { _, userData in
                if let data = try? JSONEncoder().encode(userData) { kept = data }
            }
    }
}
