import SwiftUI

extension View {
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A scroll view that tells all about its scrolling, and buttons that scroll it.
struct ScrollReportsPage: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var offset = 0
    @State private var phases: [String] = []
    @State private var visible: [Int] = []
    @State private var isLastVisible = false

    var body: some View {
        VStack {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in Text("Row \(row)").frame(height: 50).named("row \(row)") }
                }
                .scrollTargetLayout()
                Text("Last").onScrollVisibilityChange { isLastVisible = $0 }
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: Int.self) {
                Int($0.contentOffset.y)
            } action: { _, new in
                offset = new
            }
            .onScrollPhaseChange { _, new in phases.append("\(new)") }
            .onScrollTargetVisibilityChange(idType: Int.self) { visible = $0 }
            .frame(height: 300)
            .named("scroll")
            Text("Offset \(offset)")
            Text("Phases \(phases.joined(separator: " "))")
            Text("Visible \(visible.first ?? -1) to \(visible.last ?? -1)")
            Text(isLastVisible ? "The end is visible" : "The end is hidden")
            Text("At \(position.viewID(type: Int.self) ?? -1), by user: \(position.isPositionedByUser)")
            Button("Bottom") { withAnimation { position.scrollTo(edge: .bottom) } }
            Button("Place") { position.scrollTo(y: 150) }
            Button("Row") { position.scrollTo(id: 10, anchor: .top) }
        }
    }
}

/// A view that takes keys, and one with actions for assistive technology.
struct KeysPage: View {
    @State private var keys: [String] = []
    @State private var log: [String] = []

    var body: some View {
        ScrollView {
            Text("Arrows").focusable().named("arrows").onKeyPress(keys: [.leftArrow, .space]) { press in
                keys.append(press.key == .space ? "space" : press.modifiers.contains(.shift) ? "shift-left" : "left")
                return .handled
            }
            Text("Held").focusable().named("held").onKeyPress("w", phases: .all) { press in
                keys.append(press.phase == .up ? "up" : press.phase == .repeat ? "repeat" : "down")
                return .handled
            }
            VStack {
                Text("Ignoring").focusable().named("ignoring").onKeyPress(keys: [.downArrow, .pageDown]) { press in
                    keys.append("inside")
                    return press.key == .pageDown ? .handled : .ignored
                }
            }
            .onKeyPress(.downArrow) {
                keys.append("around")
                return .ignored
            }
            Text("Any").focusable().named("any").onKeyPress { press in
                keys.append(press.characters)
                return .handled
            }
            Text("Keys: \(keys.joined(separator: " "))")
            Text("A message").accessibilityAction(named: "Archive") { log.append("archived") }.named("message")
            Text("Log: \(log.joined(separator: " "))")
            Color.mint.frame(height: 2_000)
        }
    }
}
