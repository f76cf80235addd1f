import MartletCore
import MartletElements

extension Section: ComposedView where Parent: View, Content: View, Footer: View {
    package func visitMembers(_ members: MemberVisitor, at id: MemberID) {
        switch members.depth {
        case .views: members.visit(Member(view: self, id: id))
        case .sections:
            members.visit(Member(view: self, id: id, section: MemberSection(header: header, content: content, footer: footer)))
        case .containers:
            members.add(header, at: id.step("header"))
            members.add(content, at: id.step("content"))
            members.add(footer, at: id.step("footer"))
        }
    }
}

/// A section of a container's content. Views outside of any section are in sections without header and footer.
public struct SectionConfiguration: Identifiable {
    /// The identity of the section in its container.
    public struct ID: Hashable {
        fileprivate let member: MemberID
    }

    public let id: ID
    /// The values that the section passes to its container.
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    /// Views outside of any section.
    @MainActor
    fileprivate init(_ members: [Member], after id: MemberID) {
        self.id = ID(member: id.step("rest"))
        containerValues = ContainerValues()
        header = SubviewsCollection([])
        content = SubviewsCollection(members)
        footer = SubviewsCollection([])
    }

    @MainActor
    fileprivate init(_ section: MemberSection, of member: Member) {
        id = ID(member: member.id)
        containerValues = member.values
        func subviews(_ part: any View) -> SubviewsCollection { SubviewsCollection(of: member.modified(part)) }
        header = subviews(section.header)
        content = subviews(section.content)
        footer = subviews(section.footer)
    }
}

/// The sections of a container's content.
public struct SectionCollection: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int

    private let sections: [SectionConfiguration]

    @MainActor
    fileprivate init(of view: any View) {
        var sections: [SectionConfiguration] = []
        var rest: [Member] = []
        var last = MemberID()
        func closeRest() {
            if !rest.isEmpty { sections.append(SectionConfiguration(rest, after: last)) }
            rest = []
        }
        MemberVisitor(.sections) { member in
            guard let section = member.section else { return rest.append(member) }
            closeRest()
            sections.append(SectionConfiguration(section, of: member))
            last = member.id
        }.add(view, at: MemberID())
        closeRest()
        self.sections = sections
    }

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// Builds views from the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    nonisolated(unsafe) let sections: Sections  // Written once; its type need not be Sendable.
    nonisolated(unsafe) let content: (SectionCollection) -> Content

    nonisolated init(sections: Sections, content: @escaping (SectionCollection) -> Content) {
        self.sections = sections
        self.content = content
    }

    public var body: some View { content(SectionCollection(of: sections)) }
}

extension Group where Content: View {
    /// Makes views from all sections of a view together, for a container of an app's own.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(sections: view, content: transform) }
    }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
    /// Makes a view of each section of a view, for a container of an app's own.
    public nonisolated init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
        nonisolated(unsafe) let base = view
        self.init(onMainQueue { SectionCollection(of: base) }, content: content)
    }
}
