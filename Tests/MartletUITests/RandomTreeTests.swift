import MartletElements
import MartletTest
import MartletUI
import Observation
import Testing

/// Trees of views that change at random show what the same tree shows that is mounted afresh.
@MainActor
@Suite("Random trees")
struct RandomTreeTests {
    @Test(arguments: 0..<24)
    func `What has changed step by step is what is mounted afresh`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let root = Part.random(depth: 4, &random)
        let host = mount { Page(root: root) }
        var picture = Picture(host.session.tree.snapshot())
        for step in 0..<40 {
            host.act { root.change(&random) }
            let fresh = mount { Page(root: root) }
            let (shown, expected) = (describe(host.session.tree.root), describe(fresh.session.tree.root))
            let (count, expectedCount) = (host.session.tree.count, fresh.session.tree.count)
            fresh.close()
            picture.apply(host.operations)
            try #require(shown == expected, "step \(step)")
            try #require(count == expectedCount, "step \(step)")
            try #require(picture.description == shown, "step \(step)")
        }
        #expect(host.warnings == [])
    }

    private func describe(_ root: Element) -> String {
        var lines: [String] = []
        func describe(_ element: Element, _ indent: String) {
            let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key.rawValue)=\($0.value)" }
            lines.append(line(indent, element.kind, element.text, attributes, element.modifiers, element.actions))
            for child in element.children { describe(child, indent + " ") }
        }
        describe(root, "")
        return lines.joined(separator: "\n")
    }
}

private func line(
    _ indent: String, _ kind: Kind, _ text: String?, _ attributes: [String], _ modifiers: [Modifier], _ actions: Set<Action>
) -> String {
    "\(indent)\(kind.rawValue) \(text ?? "-") \(attributes) \(modifiers.map { "\($0.value)" }) \(actions.map(\.rawValue).sorted())"
}

/// The content that a host builds from operations only.
private struct Picture: CustomStringConvertible {
    private struct Shown {
        var kind: Kind
        var text: String?
        var attributes: [Attribute: Value] = [:]
        var modifiers: [Modifier] = []
        var actions: Set<Action> = []
        var parent: ElementID?
        var children: [ElementID] = []
    }

    private var elements: [ElementID: Shown] = [0: Shown(kind: .root)]

    init(_ operations: [MartletElements.Operation]) { apply(operations) }

    mutating func apply(_ operations: [MartletElements.Operation]) {
        for operation in operations {
            switch operation {
            case .create(let id, let kind): elements[id] = Shown(kind: kind)
            case .insert(let id, let parent, let index):
                elements[id]?.parent = parent
                elements[parent]?.children.insert(id, at: index)
            case .move(let id, let parent, let index):
                elements[parent]?.children.removeAll { $0 == id }
                elements[parent]?.children.insert(id, at: index)
            case .remove(let id):
                if let parent = elements[id]?.parent { elements[parent]?.children.removeAll { $0 == id } }
                elements[id] = nil
            case .setText(let id, let text): elements[id]?.text = text
            case .setAttribute(let id, let name, let value): elements[id]?.attributes[name] = value
            case .setModifier(let id, let index, let modifier?):
                if index == elements[id]?.modifiers.count {
                    elements[id]?.modifiers.append(modifier)
                } else {
                    elements[id]?.modifiers[index] = modifier
                }
            case .setModifier(let id, let index, nil): elements[id]?.modifiers.removeSubrange(index...)
            case .setAction(let id, let action, let isOn):
                if isOn { elements[id]?.actions.insert(action) } else { elements[id]?.actions.remove(action) }
            case .focus, .scroll: break
            }
        }
    }

    var description: String {
        var lines: [String] = []
        func describe(_ id: ElementID, _ indent: String) {
            guard let element = elements[id] else { return lines.append("\(indent)an element that is not there") }
            let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key.rawValue)=\($0.value)" }
            lines.append(line(indent, element.kind, element.text, attributes, element.modifiers, element.actions))
            for child in element.children { describe(child, indent + " ") }
        }
        describe(0, "")
        return lines.joined(separator: "\n")
    }
}

private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

/// A part of a page, which knows the parts inside of it. It shows one of several things with what it has.
@Observable
@MainActor
private final class Part: Identifiable {
    enum Kind: CaseIterable {
        case text, font, level, rows, choice, optional, foreground, fonted, scaled, tells, hears, bar, disabled, identified, erased, grouped
    }

    private static var count = 0

    let id: Int
    var kind: Kind
    var number: Int
    var isOn: Bool
    var parts: [Part]

    init(_ kind: Kind, number: Int, isOn: Bool, parts: [Part]) {
        Self.count += 1
        id = Self.count
        self.kind = kind
        self.number = number
        self.isOn = isOn
        self.parts = parts
    }

    static func random(depth: Int, _ random: inout SeededGenerator) -> Part {
        let kinds: [Kind] = depth == 0 ? [.text, .font, .level] : Kind.allCases
        let count = depth == 0 ? 0 : Int.random(in: 1...3, using: &random)
        return Part(
            kinds.randomElement(using: &random) ?? .text, number: .random(in: 0..<4, using: &random), isOn: .random(using: &random),
            parts: (0..<count).map { _ in Part.random(depth: depth - 1, &random) })
    }

    private var depth: Int { 1 + (parts.map(\.depth).max() ?? -1) }

    /// Changes this part or some inside it.
    func change(_ random: inout SeededGenerator) {
        repeat {
            var part = self
            while let inner = part.parts.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0 { part = inner }
            part.changeItself(&random)
        } while Int.random(in: 0..<3, using: &random) == 0
    }

    private func changeItself(_ random: inout SeededGenerator) {
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: isOn.toggle()
        case 2: number = .random(in: 0..<4, using: &random)
        case 3: parts.shuffle(using: &random)
        case 4: if depth > 0 { kind = Kind.allCases.randomElement(using: &random) ?? kind }
        case 5: if parts.count > 1 { parts.remove(at: .random(in: parts.indices, using: &random)) }
        default:
            if (1..<5).contains(parts.count) {
                parts.insert(.random(depth: depth - 1, &random), at: .random(in: 0...parts.count, using: &random))
            }
        }
    }
}

private struct Page: View {
    let root: Part

    var body: some View {
        NavigationStack { VStack { PartView(part: root) } }
    }
}

private struct PartView: View {
    let part: Part

    var body: some View {
        switch part.kind {
        case .text: Text(verbatim: "text \(part.number)").opacity(part.isOn ? 1 : 0.5)
        case .font: FontView()
        case .level: Text(verbatim: "level \(part.number)").foregroundStyle(part.isOn ? .secondary : .tertiary)
        case .rows: VStack { parts }
        case .choice: if part.isOn { HStack { parts } } else { VStack { parts } }
        case .optional: if part.isOn { parts }
        case .foreground: VStack { parts }.foregroundColor(part.isOn ? .red : nil)
        case .fonted: HStack { parts }.font(part.isOn ? (part.number > 1 ? .title : .body) : nil)
        case .scaled:
            VStack { parts }.transformEnvironment(\.self) { [isOn = part.isOn, number = part.number] values in
                if isOn { values.font = .caption }
                if number > 1 { values.isEnabled = false }
            }
        case .tells: VStack { parts }.preference(key: Names.self, value: part.isOn ? ["\(part.number)"] : [])
        case .hears: VStack { parts }.overlayPreferenceValue(Names.self) { Text(verbatim: $0.joined(separator: " ")) }
        case .bar: VStack { parts }.toolbar { if part.isOn { Button("Button \(part.number)") {} } }
        case .disabled: VStack { parts }.disabled(part.isOn)
        case .identified: VStack { parts }.id(part.number)
        case .erased: part.isOn ? AnyView(HStack { parts }) : AnyView(parts)
        case .grouped: Group { parts }.padding(part.isOn ? 4 : 8).background { if part.number > 1 { FontView() } }
        }
    }

    private var parts: some View {
        ForEach(part.parts) { inner in
            // Each tells something, so that the order counts.
            PartView(part: inner).transformPreference(Names.self) { [number = inner.number] in $0.append("#\(number)") }
        }
    }
}

private struct FontView: View {
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let name = font == nil ? "none" : font == .title ? "title" : font == .body ? "body" : "caption"
        Text(verbatim: "font \(name)\(isEnabled ? "" : ", disabled")")
    }
}

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
