import MartletElements

/// How every kind of element is shown.
@MainActor
enum Lowerings {
    static let all: [any ElementLowering.Type] = [
        RootLowering.self, GroupLowering.self, TextLowering.self, ImageLowering.self,
        StackLowering.self, SpacerLowering.self, DividerLowering.self, GapLowering.self,
        GridLowering.self, TableLowering.self, TableRowLowering.self,
        ColorLowering.self, ShapeLowering.self,
        ButtonLowering.self, CommandsLowering.self, LinkLowering.self, NavigationLinkLowering.self, MenuLowering.self,
        ContextMenuLowering.self,
        LabelLowering.self,
        FieldLowering.self, EditorLowering.self,
        ToggleLowering.self, SliderLowering.self, StepperLowering.self, PickerLowering.self, OptionLowering.self,
        DatePickerLowering.self, ColorPickerLowering.self, ProgressLowering.self, GaugeLowering.self, LabeledLowering.self,
        DisclosureLowering.self,
        ScrollLowering.self, ListLowering.self, FormLowering.self, SectionLowering.self, RowLowering.self, GroupBoxLowering.self,
        ContentUnavailableLowering.self,
        NavigationLowering.self, ScreenLowering.self, SplitLowering.self, TabsLowering.self, TabLowering.self,
        SheetLowering.self, AlertLowering.self, ConfirmationLowering.self,
        LayerLowering.self, MaskLowering.self, SafeAreaInsetLowering.self, GeometryLowering.self, FittingLowering.self,
        IslandLowering.self, FailureLowering.self, ImageLoaderLowering.self, SearchPanelLowering.self,
    ]

    private static let byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })

    static subscript(kind: Kind) -> (any ElementLowering.Type)? { byKind[kind] }
}
