extension SymbolCatalog {
    /// The most used symbols, which are in the sprite; others are inlined where they are used.
    static let popular: [String] = popularNames.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let popularNames = """
        archivebox arrow.clockwise arrow.counterclockwise arrow.down arrow.forward arrow.left arrow.left.arrow.right arrow.right
        arrow.triangle.2.circlepath arrow.up arrow.up.arrow.down arrow.up.right backward.fill bag bag.fill bell bell.fill
        bird.fill birthday.cake bolt bolt.fill book.fill bookmark bookmark.fill books.vertical.fill bubble.left bubble.left.fill
        bubble.right calendar calendar.badge.exclamationmark camera camera.fill cart cart.fill chart.bar.fill checkmark
        checkmark.circle checkmark.circle.fill checkmark.seal.fill checkmark.square checkmark.square.fill chevron.backward
        chevron.compact.down chevron.down chevron.forward chevron.left chevron.right chevron.right.circle chevron.up circle
        circle.fill clock clock.arrow.circlepath clock.fill creditcard creditcard.fill cup.and.saucer cup.and.saucer.fill doc
        doc.fill doc.on.doc ellipsis ellipsis.circle envelope envelope.fill exclamationmark.triangle
        exclamationmark.triangle.fill eye eye.fill eye.slash face.smiling flag flag.fill flame flame.fill folder folder.fill
        fork.knife forward.fill gear gearshape gearshape.fill gift gift.fill globe hand.thumbsdown hand.thumbsup
        hand.thumbsup.fill heart heart.circle heart.circle.fill heart.fill hourglass.bottomhalf.fill hourglass.tophalf.fill
        house house.fill infinity info.circle info.circle.fill leaf leaf.fill line.3.horizontal line.3.horizontal.decrease link
        list.bullet list.dash list.number location location.fill lock lock.fill lock.open magnifyingglass map map.fill mappin
        mappin.and.ellipse menucard menucard.fill message message.fill minus minus.circle minus.circle.fill moon moon.fill
        music.note.list network number paintpalette paperplane paperplane.fill pause pause.fill pencil pencil.circle person
        person.2 person.2.fill person.3 person.3.fill person.badge.key.fill person.badge.minus person.circle person.circle.fill
        person.crop.circle person.crop.circle.badge.xmark person.crop.circle.fill person.fill person.fill.badge.plus phone
        phone.fill photo photo.badge.plus photo.fill pin play play.circle play.fill plus plus.circle plus.circle.fill power
        qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill safari server.rack shippingbox shuffle
        sidebar.left slider.horizontal.3 sparkles square square.and.arrow.down square.and.arrow.up square.and.pencil square.fill
        square.grid.2x2 star star.circle star.circle.fill star.fill star.leadinghalf.fill stop stop.circle stop.fill sun.max
        sun.max.fill tag tag.fill takeoutbag.and.cup.and.straw text.bubble textformat timer trash trash.fill wifi xmark
        xmark.circle xmark.circle.fill
        """
}
