extension SymbolCatalog {
    /// The listed compositions; those with a plate in their outlined and their filled form.
    static let compositions: [String] = {
        let plated = marks.flatMap { plate, marks in
            marks.split(whereSeparator: \.isWhitespace).flatMap { ["\($0).\(plate)", "\($0).\(plate).fill"] }
        }
        return plated + others.split(whereSeparator: \.isWhitespace).map(String.init)
    }()

    /// The marks by the plate that carries them. `Tools/symbols` stores the outline of each for the filled form.
    private static let marks: [(plate: String, marks: String)] = [
        (
            "circle",
            """
            plus minus checkmark xmark exclamationmark questionmark info ellipsis multiply divide equal number power gear bolt
            heart star person house trash pencil magnifyingglass bell envelope phone clock calendar camera photo map location bookmark tag
            doc folder flag bag cart creditcard gift lock key link pin mappin leaf flame drop moon globe airplane car bus
            book newspaper eye mic video play stop forward backward speaker music.note arrow.right arrow.left arrow.up arrow.down
            arrow.up.right arrow.down.left arrow.up.left arrow.down.right arrow.clockwise arrow.counterclockwise arrow.uturn.left
            arrow.uturn.right arrow.uturn.backward arrow.uturn.forward arrow.uturn.down arrow.forward arrow.backward arrow.up.arrow.down
            arrow.triangle.2.circlepath arrow.left.arrow.right arrowshape.turn.up.left arrowshape.turn.up.right
            arrowtriangle.up arrowtriangle.down arrowtriangle.left arrowtriangle.right
            chevron.right chevron.left chevron.up chevron.down line.3.horizontal line.3.horizontal.decrease
            line.horizontal.3.decrease list.bullet paperplane message crown trophy fork.knife hammer wrench shippingbox archivebox
            hand.thumbsup hand.raised wifi dollarsign eurosign sterlingsign yensign bitcoinsign percent textformat
            sun.max person.2 sparkles camera.macro scalemass pawprint graduationcap cross
            0 1 2 3 4 5 6 7 8 9 10 11 12 a b c d e f g h i m n p r s t w x y
            """
        ),
        (
            "square",
            """
            plus minus checkmark xmark exclamationmark questionmark info heart star play arrow.right arrow.left arrow.up
            arrow.down arrow.up.right arrow.forward arrow.up.forward arrow.uturn.left chevron.right chevron.left chevron.up chevron.down
            trash dollarsign 1 2 3 h
            """
        ),
        ("app", "plus checkmark xmark questionmark exclamationmark arrow.up.forward arrow.down"),
        ("rectangle", "play plus minus checkmark xmark arrow.up.right.and.arrow.down.left heart"),
        ("diamond", "exclamationmark questionmark checkmark"),
        ("triangle", "exclamationmark"),
        ("octagon", "exclamationmark xmark"),
        ("shield", "checkmark exclamationmark xmark lock"),
        ("seal", "checkmark xmark exclamationmark questionmark"),
        ("bubble", "exclamationmark questionmark ellipsis plus heart star checkmark"),
        ("message", "arrow.up plus ellipsis checkmark"),
        ("doc", "arrow.down arrow.up"),
    ]

    private static let others = """
        eye.slash eye.slash.fill bell.slash bell.slash.fill wifi.slash mic.slash mic.slash.fill video.slash video.slash.fill
        speaker.slash speaker.slash.fill pin.slash pin.slash.fill bookmark.slash bookmark.slash.fill bolt.slash bolt.slash.fill
        location.slash location.slash.fill heart.slash heart.slash.fill star.slash star.slash.fill person.slash person.slash.fill
        camera.slash square.slash lightbulb.slash iphone.slash
        bell.badge bell.badge.fill envelope.badge envelope.badge.fill app.badge app.badge.fill
        cart.badge.plus cart.badge.minus cart.fill.badge.plus person.badge.plus person.fill.badge.plus person.badge.minus
        person.fill.badge.minus person.badge.key person.badge.key.fill person.badge.clock
        person.crop.circle.badge.plus person.crop.circle.badge.minus person.crop.circle.badge.checkmark
        person.crop.circle.badge.xmark person.crop.circle.badge.exclamationmark person.crop.circle.badge.questionmark
        person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.xmark
        person.crop.circle.badge.moon person.crop.circle.badge.xmark.fill
        folder.badge.plus folder.badge.minus folder.fill.badge.plus doc.badge.plus doc.badge.ellipsis photo.badge.plus
        photo.badge.exclamationmark calendar.badge.plus calendar.badge.minus calendar.badge.clock calendar.badge.exclamationmark
        calendar.badge.checkmark text.badge.checkmark text.badge.plus text.badge.minus text.badge.star text.badge.xmark
        clock.badge.checkmark clock.badge.xmark bell.badge.plus rectangle.stack.badge.plus externaldrive.fill.badge.icloud
        """
}
