import MartletElements

@testable import MartletDOM

/// A tree in the making, and what the lowering says of it.
@MainActor
final class TestPage {
    let tree = ElementTree()
    private(set) var log: [String] = []
    private(set) lazy var lowering = DOMLowering(
        symbol: { "<svg>\($0)</svg>" }, pictures: TestPictures(), report: { [unowned self] in log.append($0) })

    @discardableResult
    func add(
        _ kind: Kind, to parent: Element? = nil, at index: Int? = nil, _ attributes: [Attribute: Value] = [:],
        _ modifiers: [any ModifierValue] = [], text: String? = nil, on actions: Set<Action> = []
    ) -> Element {
        let parent = parent ?? tree.root
        let element = tree.create(kind)
        tree.setText(text, of: element)
        tree.setAttributes(attributes, of: element)
        tree.setModifiers(modifiers.map(Modifier.init), of: element)
        tree.setActions(actions, of: element)
        tree.insert(element, into: parent, at: index ?? parent.children.count)
        return element
    }

    /// The HTML of all elements, without the root's node.
    var html: String {
        _ = tree.settleLayout()
        return lowering.html(inside: tree.root, part: nil).string
    }

    /// Renders all elements, so that ``patches`` contains only later changes.
    func show() {
        _ = html
        _ = tree.takeOutcome()
    }

    /// The patches for what happened since they were last asked for.
    var patches: String { lowering.patches(for: tree.takeOutcome(), of: tree) }

    func setModifiers(_ modifiers: [any ModifierValue], of element: Element) {
        tree.setModifiers(modifiers.map(Modifier.init), of: element)
    }
}

/// Pictures of which some have more than one file.
struct TestPictures: PictureLocating {
    func addresses(ofPicture name: String, library: String?) -> PictureAddresses? {
        let folder = library ?? ""
        return switch name {
        case "cup": PictureAddresses([.init("\(folder)/cup.png", scale: 1), .init("\(folder)/cup@2x.png", scale: 2)])
        case "moon": PictureAddresses([.init("\(folder)/day.svg", scale: 1)], dark: "\(folder)/night.svg")
        default: nil
        }
    }

    func address(of url: String) -> String { url.replacing("file:///app/", with: "/files/") }
}
