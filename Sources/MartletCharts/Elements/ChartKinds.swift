// - Partly import Charts: marks, scales, axes, legends, overlays, selections, plots; scrolling by dragging alone, see docs/charts.md
import MartletDOM
import MartletElements

extension Kind {
    /// A chart. Slots: `plot`; the labels of the axes at `top`, `bottom`, `leading` and `trailing`; their titles at `topTitle` and so on;
    /// `legend`, at ``Attribute/edge``; `background`, `overlay`, and `selection` over the plot.
    static let chart = Kind("chart", KindDefinition(Semantics(.chart), expansion: { _ in .both })).shown(by: ChartLowering.self)
    /// The area of the marks, which are its children.
    static let chartPlot = Kind("chart-plot", KindDefinition(expansion: { _ in .both })).shown(by: ChartPlotLowering.self)
    /// A mark: its children are annotations. ``Attribute/label`` and ``Attribute/value`` say what it is.
    static let chartMark = Kind("chart-mark", KindDefinition(Semantics(.mark, naming: [.attribute(.label)]))).shown(by: MarkLowering.self)
    /// A line, an area, a grid line or a tick, which assistive technology does not see.
    static let chartShape = Kind("chart-shape", KindDefinition()).shown(by: MarkLowering.self)
    /// A view beside a mark.
    static let chartAnnotation = Kind("chart-annotation", KindDefinition()).shown(by: AnnotationLowering.self)
    /// The label of an axis at a value.
    static let chartLabel = Kind("chart-label", KindDefinition()).shown(by: AxisLabelLowering.self)
    /// The entries of a legend, in lines.
    static let chartLegend = Kind("chart-legend", KindDefinition()).shown(by: LegendLowering.self)
}

extension Role {
    /// A chart, which contains marks.
    public static let chart: Role = "chart"
    /// A mark of a chart, with a label and a value.
    public static let mark: Role = "mark"
}

extension Attribute {
    /// The accessibility label of a mark.
    static let label: Attribute = "label"
    /// Where a mark is in the plot: the share and the points of its left, right, top and bottom.
    static let box: Attribute = "box"
    /// Where a label is along its axis: a share and points.
    static let place: Attribute = "place"
    /// What a mark looks like: `box`, `rule`, `line`, `area`, `sector`, `nothing`, or a symbol.
    static let form: Attribute = "form"
    /// A path, as SVG path data.
    static let path: Attribute = "path"
    /// The radius of a pie, in the unit of its paths.
    static let radius: Attribute = "radius"
    /// The share of a label that is before its place.
    static let anchor: Attribute = "anchor"
}

/// How a mark is painted.
struct MarkPaint: ModifierValue {
    var paint: Paint
    var opacity = 1.0
    /// In points.
    var cornerRadius = 0.0
    /// In points; of a sector, in the unit of its path.
    var lineWidth = 0.0
    var cap = Stroke.Cap.butt
    var join = Stroke.Join.round
    var dash: [Double] = []
    var blur = 0.0
}

extension Family {
    /// The family of charts.
    static let charts = Family("charts", style: PackageResources.charts_css)
}
