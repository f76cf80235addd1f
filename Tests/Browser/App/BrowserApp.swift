import SwiftUI

/// What the browser tests look at beside the examples: a page for each thing that only a browser can show.
@main
struct BrowserApp: App {
    @State private var given = 0

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List(Page.allCases, id: \.self) { page in NavigationLink(page.rawValue, value: page) }
                    .navigationTitle("Pages")
                    .navigationDestination(for: Page.self) { $0.content.navigationTitle($0.rawValue) }
            }
            .environment(\.commandsGiven, given)
        }
        .commands {
            CommandMenu("Test") { Button("Give a command") { given += 1 }.keyboardShortcut("j") }
        }
        WindowGroup("Note", id: "note", for: Int.self) { $number in NoteWindow(number: $number) }
    }
}

extension EnvironmentValues {
    /// How often the app's command was given.
    @Entry var commandsGiven = 0
}

enum Page: String, CaseIterable, Codable, Hashable {
    case rows, sections, refreshing, disclosing, searching, suggesting, column, pictures, framedPictures, loading, fitting
    case contentShapes, appearances, keptRows, groupedPickers
    case menus, popovers, links, shortcuts, transitions, events, masks, symbolModes, missing, columns, threeColumns, form, buttons
    case inks, keyboard, resource, parts, bar, outline, depth
    case letters, lines, effects, transforms, colors, shapes, room, scrolls, edges, oldEdges, answers
    case bottomBar, topBar, deepCarousel, systemBar, subtitles, principal, gradients
    case rings, swipes, tints, ratios, shrinking, symbolButtons, titles, inlineTitles, gestures, mixed, reservedLines, containers
    case styles, listStyles, sheetStyle, groups, everyday, paintedScroll
    case overList, overEmptyList, overForm, behindList, gauges, shares
    case geometryEffects, animatables, contentTransitions, paintedGauges, alignedColumns
    case hairlines, badges, cuts, anyMasks, pinches, boundedRatios, scrolledRatios, linkedPickers, paintedTitle, pointed, device
    case controllers, controls, blurs, models, parcels, media, web
    case charts
    case maps, mapScreen, mapView
    case canvas, timeline, phases, keyframes, matched, symbolEffects, scrollTransitions, anyLayout, glass
    case location, notifications, photos, files
    case flow, radial, equalWidths, masonry, scrollReports, keys, places, anchors, focused, inspector, development, dragging
    case droppedRows, table, menuRows, fittedOverlays, schemes
    case typeSizes, spoken, grown, measuredView, scrollingCharts, selections, drawnSymbols
    case windows, leadingTexts, screenWithALongTitle
    case selecting, pinned, reaching, caret, barItems, dialogs, calendars, guides, paints, pasting, drawnViews

    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .windows: WindowsPage()
        case .leadingTexts: LeadingTextsPage()
        case .screenWithALongTitle: NavigationLink("Next") { Text("The end").navigationTitle("End") }
        case .selections: SelectionsPage()
        case .drawnSymbols: DrawnSymbolsPage()
        case .measuredView: MeasuredViewPage()
        case .scrollingCharts: ScrollingChartsPage()
        case .typeSizes: TypeSizesPage()
        case .spoken: SpokenPage()
        case .grown: GrownPage()
        case .rows: RowsPage()
        case .charts: ChartsPage()
        case .maps: MapsPage()
        case .mapScreen: MapScreenPage()
        case .mapView: MapViewPage()
        case .calendars: CalendarsPage()
        case .guides: GuidesPage()
        case .paints: PaintsPage()
        case .pasting: PastingPage()
        case .sections: SectionsPage()
        case .refreshing: RefreshingPage()
        case .disclosing: DisclosingPage()
        case .searching: SearchingPage()
        case .suggesting: SuggestingPage()
        case .column: ColumnPage()
        case .pictures: PicturesPage()
        case .framedPictures: FramedPicturesPage()
        case .loading: LoadingPage()
        case .fitting: FittingPage()
        case .menus: MenusPage()
        case .popovers: PopoversPage()
        case .links: LinksPage()
        case .shortcuts: ShortcutsPage()
        case .transitions: TransitionsPage()
        case .events: EventsPage()
        case .masks: MasksPage()
        case .contentShapes: ContentShapesPage()
        case .appearances: AppearancesPage()
        case .keptRows: KeptRowsPage()
        case .groupedPickers: GroupedPickersPage()
        case .symbolModes: SymbolModesPage()
        case .missing: MissingPage()
        case .columns: ColumnsPage()
        case .threeColumns: ThreeColumnsPage()
        case .form: FormPage()
        case .buttons: ButtonsPage()
        case .inks: InksPage()
        case .keyboard: KeyboardPage()
        case .resource: ResourcePage()
        case .parts: PartsPage()
        case .bar: BarPage()
        case .outline: OutlinePage()
        case .depth: DepthPage()
        case .letters: LettersPage()
        case .lines: LinesPage()
        case .reservedLines: ReservedLinesPage()
        case .containers: ContainersPage()
        case .effects: EffectsPage()
        case .transforms: TransformsPage()
        case .colors: ColorsPage()
        case .shapes: ShapesPage()
        case .room: RoomPage()
        case .scrolls: ScrollsPage()
        case .edges: EdgesPage()
        case .oldEdges: OldEdgesPage()
        case .bottomBar: InsetBarPage(edge: .bottom)
        case .topBar: InsetBarPage(edge: .top)
        case .deepCarousel: DeepCarouselPage()
        case .systemBar: SystemBarPage()
        case .subtitles: SubtitlesPage()
        case .principal: PrincipalPage()
        case .gradients: GradientsPage()
        case .answers: AnswersPage()
        case .rings: RingsPage()
        case .swipes: SwipesPage()
        case .tints: TintsPage()
        case .ratios: RatiosPage()
        case .shrinking: ShrinkingPage()
        case .symbolButtons: SymbolButtonsPage()
        case .gauges: GaugesPage()
        case .titles: TitlesPage(mode: .large)
        case .gestures: GesturesPage()
        case .mixed: MixedPage()
        case .styles: StylesPage()
        case .groups: GroupsPage()
        case .listStyles: ListStylesPage()
        case .sheetStyle: SheetStylePage()
        case .everyday: EverydayPage()
        case .paintedScroll: PaintedScrollPage()
        case .inlineTitles: TitlesPage(mode: .inline)
        case .overList: OverListPage(rows: 60)
        case .overEmptyList: OverListPage(rows: 0)
        case .overForm: OverFormPage()
        case .behindList: BehindListPage()
        case .shares: SharesPage()
        case .hairlines: HairlinesPage()
        case .geometryEffects: GeometryEffectsPage()
        case .animatables: AnimatablesPage()
        case .contentTransitions: ContentTransitionsPage()
        case .paintedGauges: PaintedGaugesPage()
        case .alignedColumns: AlignedColumnsPage()
        case .badges: BadgesPage()
        case .cuts: CutsPage()
        case .anyMasks: AnyMasksPage()
        case .pinches: PinchesPage()
        case .boundedRatios: BoundedRatiosPage()
        case .scrolledRatios: ScrolledRatiosPage()
        case .linkedPickers: LinkedPickersPage()
        case .paintedTitle: PaintedTitlePage()
        case .pointed: PointedPage()
        case .device: DevicePage()
        case .canvas: CanvasPage()
        case .timeline: TimelinePage()
        case .controllers: ControllersPage()
        case .blurs: BlursPage()
        case .controls: ControlsPage()
        case .models: ModelsPage()
        case .parcels: ParcelsPage()
        case .media: MediaPage()
        case .web: WebPage()
        case .phases: PhasesPage()
        case .keyframes: KeyframesPage()
        case .matched: MatchedPage()
        case .symbolEffects: SymbolEffectsPage()
        case .scrollTransitions: ScrollTransitionsPage()
        case .anyLayout: AnyLayoutPage()
        case .glass: GlassPage()
        case .location: LocationPage()
        case .notifications: NotificationsPage()
        case .flow: FlowPage()
        case .radial: RadialPage()
        case .equalWidths: EqualWidthsPage()
        case .masonry: MasonryPage()
        case .scrollReports: ScrollReportsPage()
        case .dragging: DraggingPage()
        case .droppedRows: DroppedRowsPage()
        case .table: TablePage()
        case .keys: KeysPage()
        case .places: PlacesPage()
        case .anchors: AnchorsPage()
        case .focused: FocusedPage()
        case .inspector: InspectorPage()
        case .development: DevelopmentPage()
        case .photos: PhotosPage()
        case .files: FilesPage()
        case .menuRows: MenuRowsPage()
        case .fittedOverlays: FittedOverlaysPage()
        case .schemes: SchemesPage()
        case .selecting: SelectingPage()
        case .pinned: PinnedPage()
        case .reaching: ReachingPage()
        case .caret: CaretPage()
        case .barItems: BarItemsPage()
        case .dialogs: DialogsPage()
        case .drawnViews: DrawnViewsPage()
        }
    }
}
