import Foundation
import MartletAssets
import MartletCore
import MartletDOM
import MartletElements
import MartletLayout

// Where things are. The host lays the elements out by SwiftUI's rules, with the lengths that controls, rows and bars have in the page.
extension TestHost {
    /// Returns the frame of an element, in points from the top left corner of the window.
    ///
    /// The frame does not include the modifiers around the view: that of `Text("A").padding()` is the frame of the text. What is in a scroll
    /// view or a list is where it is before anybody scrolls.
    ///
    /// In a browser it is what the page shows, scrolled and with all effects.
    ///
    ///     #expect(host.frame(of: "Save").width == 358)
    public func frame(of target: some Target, file: StaticString = #filePath, line: UInt = #line) -> CGRect {
        let site = CallSite(file, line)
        guard let element = find(target, file: file, line: line).element else { return .null }
        guard let frame = browser.map({ $0.frame(of: element) }) ?? layout.frame(of: element).map(CGRect.init) else {
            report("\(outline.line(element)) has no frame: it is not shown.", at: site)
            return .null
        }
        return frame
    }

    /// The layout of what is shown now.
    var layout: WindowLayout {
        if let known = knownLayout { return known }
        // Some lengths depend on the axes along which views expand.
        _ = session.tree.settleLayout()
        let layout = WindowLayout(
            of: session.tree.root, in: Size(traits.width, traits.height),
            isRightToLeft: Locale.Language(identifier: traits.locale).characterDirection == .rightToLeft,
            pictures: ElementLayout.Pictures(symbolRatio: SymbolLibrary.ratio(of:), size: Self.size(of:)))
        knownLayout = layout
        return layout
    }

    /// Returns the size of a picture in the app's files.
    private static func size(of picture: Element) -> Size? {
        guard let name = picture[.picture]?.stringValue,
            let file = AppAssets.files(ofPicture: name, library: picture[.library]?.stringValue)?.light.last,
            let size = (try? Data(contentsOf: file.url)).flatMap({ try? ImageFile($0) })?.size
        else { return nil }
        return Size(Double(size.width) / Double(file.scale), Double(size.height) / Double(file.scale))
    }

    /// What the user has opened, and the children that are shown of views that show the first one that fits.
    var revealed: Set<ElementID> { fittingElements.isEmpty ? unfolded : unfolded.union(alternatives) }

    private var alternatives: Set<ElementID> {
        if browser != nil { return alternativesOfPage }
        return Set(fittingElements.compactMap { session.tree[$0]?.children.first { layout.frame(of: $0) != nil }?.id })
    }

    // MARK: Reported frames

    /// Reports to elements that read their frames those that have changed.
    ///
    /// - Returns: Whether there were any.
    func reportFrames() -> Bool {
        guard !measuredElements.isEmpty else { return false }
        var hasChanged = false
        for id in measuredElements.sorted(by: { $0.rawValue < $1.rawValue }) where !givenFrames.contains(id) {
            guard let element = session.tree[id], let frame = layout.measuredFrame(of: element), reportedFrames[id] != frame else {
                continue
            }
            reportedFrames[id] = frame
            hasChanged = true
            let numbers = [frame.width, frame.height, frame.x, frame.y].map(Value.double)
            try? session.send(.element(Event(.measure, on: id, value: .list(numbers))))
        }
        return hasChanged
    }

    /// Sets the size of an element that reads its size, such as a `GeometryReader`, in place of the one that the layout gives it.
    public func measure(
        _ target: some Target, width: Double, height: Double, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        let responder = responder(to: "measure", on: target, at: site) { $0.nearest { $0.actions.contains(.measure) } }
        guard let responder else { return }
        givenFrames.insert(responder.id)
        deliver(.measure, .list([.double(width), .double(height), 0.0, 0.0]), to: responder, for: "measure", at: site)
    }

    // MARK: Hit testing

    /// Why an element cannot be tapped, if another one is in front of it.
    func explanation(of obstacle: Element) -> String {
        let name = obstacle.role == .none ? "\(obstacle.kind)" : outline.line(obstacle)
        return "\(name) is in front of it"
    }

    /// Returns the element that receives a user's touches in place of another one, because it is in front of it; `nil` if none does, or if
    /// the layout does not know where the element is.
    func obstacle(to element: Element) -> Element? {
        // Only assistive technology reaches what nobody sees.
        guard element.nearest(where: { $0.hasModifier(VisuallyHidden.self) }) == nil else { return nil }
        // Most screens put nothing in front of anything, and need no layout.
        guard element.canBeCovered(in: session.tree.root) else { return nil }
        // A menu is in front of everything.
        guard !unfolded.contains(where: { id in element.nearest { $0.id == id } != nil }), layout.frame(of: element) != nil else {
            return nil
        }
        var first: Element?
        for point in layout.points(in: element) {
            guard let hit = layout.topmost(at: point, showing: element) else { continue }
            if hit.isInside(element) || element.isInside(hit) || tapResponder(from: hit) === element { return nil }
            first = first ?? hit
        }
        return first
    }
}

extension Element {
    /// Whether something can be in front of the element: a view in the same place, or one that is moved.
    fileprivate func canBeCovered(in root: Element) -> Bool {
        var child = self
        while let place = child.parent {
            if place.hasInFront(child) { return true }
            child = place
        }
        var isAnyMoved = false
        root.forEachDescendant { isAnyMoved = isAnyMoved || $0.isMoved }
        return isAnyMoved
    }

    /// Whether a child has others in front of it, wherever they are.
    private func hasInFront(_ child: Element) -> Bool {
        switch kind {
        case .layer: child[.slot] == "background" || children.contains { $0[.slot] == "overlay" && $0 !== child }
        case .stack: (self[.axis] == "depth" || isArrangedByApp) && children.count > 1
        case .geometry, .contextMenu: children.count > 1
        default: false
        }
    }

    /// Whether a modifier puts the element, or a part of it, where its neighbours are.
    private var isMoved: Bool {
        modifiers.contains { modifier in
            switch modifier.value {
            case is Offset, is Position: true
            case let padding as Padding: min(padding.top, padding.leading, padding.bottom, padding.trailing) < 0
            default: false
            }
        }
    }

    /// Whether this is an element or in it.
    fileprivate func isInside(_ other: Element) -> Bool {
        var place: Element? = self
        while let current = place {
            if current === other { return true }
            place = current.parent
        }
        return false
    }
}

extension CGRect {
    fileprivate init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
