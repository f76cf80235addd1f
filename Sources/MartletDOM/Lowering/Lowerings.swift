import MartletElements

extension Kind {
    /// Registers the lowering that shows elements of this kind in pages. A kind has one lowering.
    ///
    /// Call it in the definition of the kind, so that it is registered before the first element exists:
    ///
    ///     extension Kind {
    ///         static let rating = Kind("rating", KindDefinition(…)).shown(by: RatingLowering.self)
    ///     }
    ///
    /// - Returns: The kind itself.
    @discardableResult
    public func shown(by lowering: any ElementLowering.Type) -> Kind {
        precondition(Lowerings.table.add(lowering, for: self), "Elements of the kind '\(self)' are shown in two ways.")
        lowering.family.publish()
        return self
    }
}

/// The lowerings of all kinds.
enum Lowerings {
    fileprivate static let table = KindTable<any ElementLowering.Type>()

    @MainActor
    static subscript(kind: Kind) -> (any ElementLowering.Type)? { table[kind] }

    /// Registers the kinds of MartletElements, once.
    static func addStandard() { _ = standardIsAdded }

    private static let standardIsAdded: Void = {
        for (kind, lowering) in standard { kind.shown(by: lowering) }
    }()

    /// The lowerings of the kinds in MartletElements, which is independent of pages. The style sheet contains their rules in this order.
    static let standard: [(kind: Kind, lowering: any ElementLowering.Type)] = [
        (.root, RootLowering.self),
        (.group, GroupLowering.self),
        (.text, TextLowering.self),
        (.image, ImageLowering.self),
        (.stack, StackLowering.self),
        (.spacer, SpacerLowering.self),
        (.divider, DividerLowering.self),
        (.gap, GapLowering.self),
        (.grid, GridLowering.self),
        (.table, TableLowering.self),
        (.tableRow, TableRowLowering.self),
        (.color, ColorLowering.self),
        (.shape, ShapeLowering.self),
        (.button, ButtonLowering.self),
        (.commands, CommandsLowering.self),
        (.link, LinkLowering.self),
        (.share, ShareLowering.self),
        (.navigationLink, NavigationLinkLowering.self),
        (.badged, BadgedLowering.self),
        (.menu, MenuLowering.self),
        (.contextMenu, ContextMenuLowering.self),
        (.label, LabelLowering.self),
        (.field, FieldLowering.self),
        (.editor, EditorLowering.self),
        (.toggle, ToggleLowering.self),
        (.slider, SliderLowering.self),
        (.stepper, StepperLowering.self),
        (.picker, PickerLowering.self),
        (.option, OptionLowering.self),
        (.colorPicker, ColorPickerLowering.self),
        (.progress, ProgressLowering.self),
        (.gauge, GaugeLowering.self),
        (.labeled, LabeledLowering.self),
        (.controlGroup, ControlGroupLowering.self),
        (.disclosure, DisclosureLowering.self),
        (.scroll, ScrollLowering.self),
        (.list, ListLowering.self),
        (.form, FormLowering.self),
        (.section, SectionLowering.self),
        (.row, RowLowering.self),
        (.groupBox, GroupBoxLowering.self),
        (.contentUnavailable, ContentUnavailableLowering.self),
        (.navigation, NavigationLowering.self),
        (.screen, ScreenLowering.self),
        (.split, SplitLowering.self),
        (.tabs, TabsLowering.self),
        (.tab, TabLowering.self),
        (.sheet, SheetLowering.self),
        (.alert, AlertLowering.self),
        (.confirmation, ConfirmationLowering.self),
        (.layer, LayerLowering.self),
        (.mask, MaskLowering.self),
        (.safeAreaInset, SafeAreaInsetLowering.self),
        (.geometry, GeometryLowering.self),
        (.fitting, FittingLowering.self),
        (.island, IslandLowering.self),
        (.failure, FailureLowering.self),
        (.imageLoader, ImageLoaderLowering.self),
        (.searchPanel, SearchPanelLowering.self),
    ]
}
