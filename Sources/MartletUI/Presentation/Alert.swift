import Foundation
import MartletCore
import MartletElements

extension View {
    /// Presents an alert while a binding is true. Any action closes it; without actions it has an OK button.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a message while a binding is true.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert about `data` while a binding is true and `data` is not `nil`.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert with a message about `data` while a binding is true and `data` is not `nil`.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                kind: .alert, title: title, hidesTitle: false, isPresented: isPresented,
                actions: actions(), message: EmptyView()))
    }

    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                kind: .alert, title: title, hidesTitle: false, isPresented: isPresented,
                actions: actions(), message: message()))
    }

    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            DialogModifier(
                kind: .alert, title: title, hidesTitle: false, isPresented: isPresented, isReady: data != nil,
                actions: data.map(actions), message: EmptyView()))
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                kind: .alert, title: title, hidesTitle: false, isPresented: isPresented, isReady: data != nil,
                actions: data.map(actions), message: data.map(message)))
    }
}

extension View {
    /// Presents an alert about an error while a binding is true and `error` is not `nil`. The title is the error's description.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                kind: .alert, title: Text(error), hidesTitle: false, isPresented: isPresented, isReady: error != nil,
                actions: error.map { _ in actions() }, message: EmptyView()))
    }

    /// Presents an alert with a message about an error while a binding is true and `error` is not `nil`. The title is its description.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                kind: .alert, title: Text(error), hidesTitle: false, isPresented: isPresented, isReady: error != nil,
                actions: error.map(actions), message: error.map(message)))
    }
}

extension Text {
    fileprivate nonisolated init<E: LocalizedError>(_ error: E?) {
        self.init(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
    }
}
