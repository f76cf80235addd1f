/// A view that only stands for others, such as a group or the content of a builder.
@MainActor
package protocol ComposedView {
    /// The views that it stands for, of which none stands for others.
    var members: [any View] { get }
}

extension [any View] {
    /// Takes a view apart, as far as it stands for others. No body is evaluated.
    ///
    /// A tool for previews shows each of the views alone.
    @MainActor package init(membersOf view: any View) { self = (view as? any ComposedView)?.members ?? [view] }
}

extension EmptyView: ComposedView {
    package var members: [any View] { [] }
}

extension AnyView: ComposedView {
    package var members: [any View] { [any View](membersOf: content) }
}

extension Group: ComposedView where Content: View {
    package var members: [any View] { [any View](membersOf: content) }
}

extension ForEach: ComposedView where Content: View {
    package var members: [any View] { data.flatMap { [any View](membersOf: content($0)) } }
}

extension Optional: ComposedView where Wrapped: View {
    package var members: [any View] { map { [any View](membersOf: $0) } ?? [] }
}

extension _ConditionalContent: ComposedView where TrueContent: View, FalseContent: View {
    package var members: [any View] {
        switch storage {
        case .first(let content): [any View](membersOf: content)
        case .second(let content): [any View](membersOf: content)
        }
    }
}

/// A modifier on a group applies to each of its views.
extension ModifiedContent: ComposedView where Content: View, Modifier: ViewModifier {
    package var members: [any View] {
        [any View](membersOf: content).map { member in modified(member) }
    }

    private func modified(_ member: some View) -> any View { member.modifier(modifier) }
}
