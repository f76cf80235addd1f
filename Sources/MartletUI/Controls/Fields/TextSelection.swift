import Foundation
import MartletCore
import MartletElements

/// The selected part of a text, or the place of the caret.
///
///     @State private var selection: TextSelection?
///     TextField("Name", text: $name, selection: $selection)
///     Button("Select all") { selection = TextSelection(range: name.startIndex..<name.endIndex) }
///
/// - Partly: a field in a browser has one selected part, so of several the whole between them is selected.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected parts of the text.
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public let indices: Indices
    /// Where the caret stands at the end of a line. Browsers do not tell it.
    public var affinity: TextSelectionAffinity { .automatic }

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// Whether nothing is selected, so that the caret shows where a text is inserted.
    public var isInsertion: Bool { range.map(\.isEmpty) ?? true }

    /// From the start of the first part to the end of the last one.
    fileprivate var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let ranges):
            ranges.ranges.first.map { $0.lowerBound..<(ranges.ranges.last ?? $0).upperBound }
        }
    }
}

/// On which of two lines a caret between them stands.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

extension View {
    /// Has no effect: the browser places the caret.
    public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { inert(".textSelectionAffinity") }
}

extension EnvironmentValues {
    /// On which of two lines a caret between them stands: as the browser does it.
    public var textSelectionAffinity: TextSelectionAffinity { .automatic }
}

extension ElementWriter {
    /// Lets the user select a part of the element's text.
    mutating func write(_ selection: Binding<TextSelection?>, in text: Binding<String>) {
        self[.selectedText] = selection.wrappedValue?.value(in: text.wrappedValue)
        on(.select) { [weak node] value in
            guard let node, let ends = value?.listValue?.compactMap(\.intValue), ends.count == 2 else { return }
            node.select(ends[0], ends[1], of: text.wrappedValue, in: selection)
        }
    }
}

extension ElementOwner {
    /// Puts the caret behind what the user has typed. The page tells of the selection itself only afterwards.
    func follow(_ selection: Binding<TextSelection?>, from old: String, to typed: String) {
        let same = zip(old.utf16.reversed(), typed.utf16.reversed()).prefix { $0 == $1 }.count
        let caret = typed.utf16.count - same
        select(caret, caret, of: typed, in: selection)
    }

    /// Takes over the user's selection, which the page shows already.
    fileprivate func select(_ start: Int, _ end: Int, of text: String, in selection: Binding<TextSelection?>) {
        let (lower, upper) = (text.place(start), text.place(end))
        let selected = TextSelection(range: min(lower, upper)..<max(lower, upper))
        if let value = selected.value(in: text) { tree.adopt(value, for: .selectedText, of: element) }
        if selection.wrappedValue != selected { selection.wrappedValue = selected }
    }
}

extension TextSelection {
    /// The start and the end in UTF-16 units.
    fileprivate func value(in text: String) -> Value? {
        guard let range else { return nil }
        return .list([range.lowerBound, range.upperBound].map { .int(text.offset(of: $0)) })
    }
}

extension String {
    /// The offset of an index, which can be one of a longer text, in UTF-16 units.
    fileprivate func offset(of index: Index) -> Int { index < endIndex ? index.utf16Offset(in: self) : utf16.count }

    /// The index at an offset in UTF-16 units, of the character that begins there or includes it.
    fileprivate func place(_ offset: Int) -> Index {
        let index = Index(utf16Offset: max(0, min(offset, utf16.count)), in: self)
        return index == endIndex ? index : rangeOfComposedCharacterSequence(at: index).lowerBound
    }
}
