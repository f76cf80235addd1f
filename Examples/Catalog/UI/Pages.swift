extension Page {
    /// The pages in their order.
    static let all: [Page] = [
        text, images, buttons, toggles, sliders, fields, dates, progress, stacks, layout, lists, scrolling, navigation, tabs, sheets, menus,
        shapes, colours, effects, animation, gestures, drawing, charts, maps, tables, dragging, sharing, accessibility, state, focus,
    ]
}
