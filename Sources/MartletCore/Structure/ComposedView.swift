import MartletGraph

/// A view that only stands for others, such as a group or the content of a builder.
@MainActor
package protocol ComposedView {
    /// Passes the views that it stands for to `members`.
    func visitMembers(_ members: MemberVisitor, at id: MemberID)
}

/// A view for which a ``ComposedView`` stands, and what a container can know of it without making it.
@MainActor
package struct Member {
    /// The view with all modifiers around it.
    package var view: any View
    package let id: MemberID
    package var values: ContainerValues
    /// The parts of a section, if the view is one and the visitor keeps sections.
    package var section: MemberSection?
    /// Applies the modifiers around a section to one of its parts.
    package var modified: @MainActor (any View) -> any View = { $0 }

    package init(view: any View, id: MemberID, values: ContainerValues = ContainerValues(), section: MemberSection? = nil) {
        self.view = view
        self.id = id
        self.values = values
        self.section = section
    }
}

/// The parts of a section.
package struct MemberSection {
    package let header: any View
    package let content: any View
    package let footer: any View

    package init(header: any View, content: any View, footer: any View) {
        self.header = header
        self.content = content
        self.footer = footer
    }
}

/// The place of a view among those of a ``ComposedView``: positions in builders, branches, and the ids of rows.
package struct MemberID: Hashable {
    private var steps: [AnyHashable] = []

    package init() {}

    package func step(_ step: some Hashable) -> MemberID {
        var id = self
        id.steps.append(AnyHashable(step))
        return id
    }
}

/// Takes a view apart, as far as it stands for others.
@MainActor
package struct MemberVisitor {
    /// Whether bodies of an app's own views are evaluated to take them apart, and sections are either opened or kept; otherwise each of these views
    /// is one member.
    package enum Depth { case views, containers, sections }

    package let depth: Depth
    package let visit: (Member) -> Void

    package init(_ depth: Depth, visit: @escaping (Member) -> Void) {
        self.depth = depth
        self.visit = visit
    }

    package func add(_ view: any View, at id: MemberID) {
        if let view = view as? any ComposedView { return view.visitMembers(self, at: id) }
        if depth != .views { add(bodyOf: view, at: id) } else { visit(Member(view: view, id: id)) }
    }

    /// Adds the views in a view's body if there are several. A view with state is one member, because only its node can evaluate it.
    private func add<V: View>(bodyOf view: V, at id: MemberID) {
        var single = Member(view: view, id: id)
        guard V.Body.self != Never.self, !TypePlan.of(V.self).isDynamic, !isMartletType(V.self) else { return visit(single) }
        var members: [Member] = []
        MemberVisitor(depth) { members.append($0) }.add(view.body, at: id)
        guard members.count == 1, members[0].section == nil else { return members.forEach(visit) }
        single.values = members[0].values
        visit(single)
    }
}

extension [any View] {
    /// Takes a view apart, as far as it stands for others. No body is evaluated.
    ///
    /// A tool for previews shows each of the views alone.
    @MainActor package init(membersOf view: any View) {
        var views: [any View] = []
        MemberVisitor(.views) { views.append($0.view) }.add(view, at: MemberID())
        self = views
    }
}

extension EmptyView: ComposedView {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) {}
}

extension AnyView: ComposedView {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) { members.add(content, at: id) }
}

extension Group: ComposedView where Content: View {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) { members.add(content, at: id) }
}

extension ForEach: ComposedView where Content: View {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) {
        for element in data { members.add(content(element), at: id.step(rowID(of: element))) }
    }
}

extension Optional: ComposedView where Wrapped: View {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) { if let self { members.add(self, at: id) } }
}

extension _ConditionalContent: ComposedView where TrueContent: View, FalseContent: View {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) {
        switch storage {
        case .first(let content): members.add(content, at: id.step(true))
        case .second(let content): members.add(content, at: id.step(false))
        }
    }
}

/// A modifier on a group applies to each of its views.
extension ModifiedContent: ComposedView where Content: View, Modifier: ViewModifier {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) {
        MemberVisitor(members.depth) { member in
            var changed = member
            changed.view = modified(member.view)
            changed.modified = { view in modified(member.modified(view)) }
            if let write = modifier as? any ContainerValueWriting { write.write(to: &changed.values) }
            members.visit(changed)
        }.add(content, at: id)
    }

    private func modified(_ member: some View) -> any View { member.modifier(modifier) }
}

extension IdentifiedView: ComposedView {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) {
        MemberVisitor(members.depth) { member in
            var changed = member
            changed.view = identified(member.view)
            members.visit(changed)
        }.add(content, at: id.step(self.id))
    }

    private func identified(_ member: some View) -> any View { member.id(id) }
}
