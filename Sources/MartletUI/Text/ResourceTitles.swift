import Foundation
import MartletCore

// Titles that are resources of the app's string tables, such as those that Xcode names: `Button(.save) { }`. A literal stays a key.

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Button where Label == Text {
    @_disfavoredOverload @preconcurrency
    public nonisolated init(_ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == MartletUI.Label<Text, Image> {
    @_disfavoredOverload @preconcurrency
    public nonisolated init(
        _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { MartletUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload @preconcurrency
    public nonisolated init(
        _ title: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { MartletUI.Label(title, image: image) }
    }
}

extension Menu where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == MartletUI.Label<Text, Image> {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MartletUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == MartletUI.Label<Text, Image> {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { MartletUI.Label(title, systemImage: systemImage) }
    }
}

extension Picker where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension TextField where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }
}

extension SecureField where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension DisclosureGroup where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content: View {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: LocalizedStringResource, value: S) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    @_disfavoredOverload
    public nonisolated init<P: Hashable>(_ title: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource) where Label == Text {
        self.init { Text(title) }
    }

    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(_ title: LocalizedStringResource, value: V?, total: V = 1.0) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ContentUnavailableView where Label == MartletUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(label: { MartletUI.Label(title, systemImage: name) }, description: { description })
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    @_disfavoredOverload
    public nonisolated init(
        _ title: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(.init(title, systemImage: systemImage)) }
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    @_disfavoredOverload
    public nonisolated init(
        _ title: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { DefaultTabLabel(.init(title, systemImage: systemImage)) }
    }
}

extension SharePreview where ImageLabel == Never, Icon == Never {
    public init(_ title: LocalizedStringResource) { self.init(String(localized: title)) }
}

extension SharePreview where ImageLabel == Image, Icon == Never {
    public init(_ title: LocalizedStringResource, image: Image) { self.init(String(localized: title), image: image) }
}

extension SharePreview where ImageLabel == Never, Icon == Image {
    public init(_ title: LocalizedStringResource, icon: Image) { self.init(String(localized: title), icon: icon) }
}

extension View {
    @_disfavoredOverload
    public nonisolated func navigationTitle(_ title: LocalizedStringResource) -> some View {
        navigationTitle(Text(title))
    }

    @_disfavoredOverload
    public nonisolated func alert<A: View>(_ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View
    {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    @_disfavoredOverload
    public nonisolated func alert<A: View, T>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View, T>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> some View {
        accessibilityValue(Text(value))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hint))
    }

    @_disfavoredOverload
    public nonisolated func help(_ text: LocalizedStringResource) -> some View {
        help(Text(text))
    }
}
