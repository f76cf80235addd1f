import MartletElements

/// A grid that fills one line of tracks after another.
struct TracksRule: LayoutRule {
    /// A column of a grid that grows downwards.
    struct Track {
        enum Kind { case fixed, flexible, adaptive }

        var kind: Kind
        var least: Double
        var most: Double
        /// To the next track.
        var spacing: Double
    }

    /// The axis along which the grid grows.
    var axis: Axis
    var tracks: [Track]
    /// Between lines.
    var spacing: Double
    var alignment: Alignment

    private var crossing: Axis { axis == .vertical ? .horizontal : .vertical }

    /// Where the columns begin, and how wide they are.
    private func columns(_ offered: Double) -> [(start: Double, length: Double)] {
        let gaps = tracks.dropLast().reduce(0) { $0 + $1.spacing }
        let fixed = tracks.reduce(0) { $0 + ($1.kind == .fixed ? $1.least : 0) }
        var flexible = Double(tracks.count { $0.kind != .fixed })
        var rest = offered - gaps - fixed
        var columns: [(start: Double, length: Double)] = []
        var start = 0.0
        for track in tracks {
            guard track.kind != .fixed else {
                columns.append((start, track.least))
                start += track.least + track.spacing
                continue
            }
            let share = max(rest / flexible, track.least)
            flexible -= 1
            let count = track.kind == .adaptive ? max(1, ((share + track.spacing) / (track.least + track.spacing)).rounded(.down)) : 1
            let length = min((share - track.spacing * (count - 1)) / count, track.most)
            for _ in 0..<Int(min(count, 1000)) {
                columns.append((start, length))
                start += length + track.spacing
            }
            rest -= length * count + track.spacing * (count - 1)
        }
        return columns
    }

    private func offered(_ proposal: ProposedSize, _ children: [LayoutNode]) -> Double {
        if let length = proposal[crossing], length.isFinite { return length }
        // Without an offer a track is as wide as its widest cell.
        let widest = children.map { $0.size(for: ProposedSize(nil, nil))[crossing] }.max() ?? 0
        return tracks.reduce(0) { $0 + ($1.kind == .fixed ? $1.least : max(widest, $1.least)) + $1.spacing } - (tracks.last?.spacing ?? 0)
    }

    private func cell(_ length: Double) -> ProposedSize { axis == .vertical ? ProposedSize(length, nil) : ProposedSize(nil, length) }

    /// The lines of cells: where each begins, and how long it is along the grid.
    private func lines(_ children: [LayoutNode], _ columns: [(start: Double, length: Double)]) -> [(start: Double, length: Double)] {
        var lines: [(start: Double, length: Double)] = []
        var start = 0.0
        for first in stride(from: 0, to: children.count, by: columns.count) {
            let cells = children[first..<min(first + columns.count, children.count)]
            let length = zip(cells, columns).map { $0.size(for: cell($1.length))[axis] }.max() ?? 0
            lines.append((start, length))
            start += length + spacing
        }
        return lines
    }

    func size(for proposal: ProposedSize, of children: [LayoutNode]) -> Size {
        let columns = columns(offered(proposal, children))
        guard let last = columns.last else { return .zero }
        var size = Size.zero
        size[crossing] = last.start + last.length
        if let line = lines(children, columns).last { size[axis] = line.start + line.length }
        return size
    }

    func places(of children: [LayoutNode], in size: Size, for proposal: ProposedSize) -> [Place] {
        let columns = columns(offered(proposal, children))
        guard !columns.isEmpty else { return children.map { _ in Place(Point(0, 0), proposal) } }
        let lines = lines(children, columns)
        return children.enumerated().map { index, child in
            let (column, line) = (columns[index % columns.count], lines[index / columns.count])
            let proposal = cell(column.length)
            let own = child.size(for: proposal)
            func start(_ room: (start: Double, length: Double), _ length: Double, _ share: Double) -> Double {
                room.start + (room.length - length) * share
            }
            let isVertical = axis == .vertical
            let (across, along) = (isVertical ? column : line, isVertical ? line : column)
            return Place(
                Point(
                    start(across, own.width, alignment.horizontal.share), start(along, own.height, alignment.vertical.share)), proposal)
        }
    }
}

extension TracksRule {
    @MainActor
    init(of grid: Element) {
        axis = grid[.axis] == "horizontal" ? .horizontal : .vertical
        spacing = grid[.spacing]?.doubleValue ?? 8
        alignment = Alignment(named: grid[.alignment]?.stringValue ?? "center")
        tracks = (grid[.tracks]?.listValue ?? []).compactMap { track in
            guard let parts = track.listValue, parts.count >= 4 else { return nil }
            let numbers = parts[1...3].map { $0.doubleValue ?? 0 }
            let kind: Track.Kind = parts[0] == "fixed" ? .fixed : parts[0] == "adaptive" ? .adaptive : .flexible
            return Track(
                kind: kind, least: max(numbers[0], kind == .adaptive ? 1 : 0), most: numbers[1] < 0 ? .infinity : numbers[1],
                spacing: numbers[2] < 0 ? 8 : numbers[2])
        }
    }
}
