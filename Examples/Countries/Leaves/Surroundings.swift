import CountriesLogic
import Foundation
import MartletKit
import SwiftUI

/// The modifier for the app's root: it handles system events, applies the user's language, and stores the user's choices.
public struct Surroundings: ViewModifier {
    @Service private var state: LiveState<AppState>
    @Service private var system: any SystemInteractor
    @Service private var permissions: Permissions

    public init() {}

    public func body(content: Content) -> some View {
        content
            .modifier(PrivacyBlur(isActive: state[\.system.isActive]))
            .modifier(KeyboardRoom(height: state[\.system.keyboardHeight]))
            .overlay(alignment: .top) { if !state[\.system.isOnline] { OfflineNote() } }
            .modifier(ChosenLanguage(language: state[\.userData.language]))
            .modifier(KeptUserData())
            .onSystemEvent { system.handle($0) }
            .permissions(permissions)
            .onChange(of: permissions[.notifications], initial: true) { _, push in system.note(push: push) }
    }
}

/// Hides the app's content while the app is inactive, for example in the app switcher.
private struct PrivacyBlur: ViewModifier {
    let isActive: Bool

    func body(content: Content) -> some View {
        content
            .blur(radius: isActive ? 0 : 10)
            .animation(.easeInOut(duration: 0.2), value: isActive)
    }
}

/// Keeps the app's content above the on-screen keyboard.
private struct KeyboardRoom: ViewModifier {
    let height: Double

    func body(content: Content) -> some View { content.padding(.bottom, height) }
}

/// Applies the language that the user has chosen in the app, with its layout direction; otherwise the system's.
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

/// Restores the user's choices, and stores each change for this user.
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
