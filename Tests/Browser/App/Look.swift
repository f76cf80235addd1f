import SwiftUI

extension View {
    /// Names the view, so that a test finds it and the boxes of its modifiers.
    fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Texts, each named after its modifier.
struct LettersPage: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("one").named("system").font(Font.system(size: 31))
            Text("one").named("custom").font(Font.custom("Courier", size: 18))
            Text("one").named("bricks").font(.custom("Bricks", size: 20))
            Text("one").named("bricks-black").font(.custom("Bricks-Black", size: 20))
            Text("one").named("title").font(Font.title)
            Text("one").named("body").font(Font.body.weight(.heavy))
            Text("one").named("fontWeight").fontWeight(.light)
            Text("one").named("bold").bold()
            Text("one").named("italic").italic()
            Text("one").named("underline").underline()
            Text("one").named("strikethrough").strikethrough()
            Text("one").named("kerning").kerning(3)
            Text("one").named("tracking").tracking(5)
            Text("one").named("baselineOffset").baselineOffset(4)
            Text("one").named("monospaced").monospaced()
            Text("one").named("monospacedDigit").monospacedDigit()
            Text("one").named("fontDesign").fontDesign(.serif)
            Text("one").named("textCase").textCase(.uppercase)
            Text("one").named("textSelection").textSelection(.enabled)
            Text("one").named("foregroundColor").foregroundColor(Color(red: 1, green: 0, blue: 0))
            Text("one").named("foregroundStyle").foregroundStyle(Color(red: 0, green: 0, blue: 1))
            Text("one").named("redacted").redacted(reason: .placeholder)
            VStack(alignment: .leading, spacing: 20) {
                Text("one").named("bar 1")
                Text("a longer one").named("bar 2")
                Text("one").named("unredacted").unredacted()
            }
            .redacted(reason: .placeholder)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Texts that need more than one line.
struct LinesPage: View {
    private let words = "some words that need a line and another line and one more of them"

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text(words).named("free").frame(width: 100)
            Text(words).named("two").lineLimit(2).frame(width: 100)
            Text(words).named("loose").lineSpacing(10).frame(width: 100)
            Text(words).named("centered").multilineTextAlignment(.center).frame(width: 100)
            Text(words).named("whole").fixedSize().frame(width: 100)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Texts and fields that reserve space for lines, and a stack that limits those of its texts.
struct ReservedLinesPage: View {
    @State private var note = ""
    @State private var framed = ""
    private let words = "some words that need a line and another line and one more of them"

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("short").lineLimit(2...5).named("two")
            Text("short").lineLimit(3, reservesSpace: true).padding(10).border(.red).named("three")
            Text("short").lineLimit(2...).named("open")
            VStack {
                Text(words).named("inner")
                Text(words).lineLimit(nil).named("free")
            }
            .lineLimit(1).frame(width: 100)
            TextField("Note", text: $note, axis: .vertical).lineLimit(2...4).named("note")
            TextField("Framed", text: $framed, axis: .vertical).lineLimit(3, reservesSpace: true).textFieldStyle(.roundedBorder)
                .named("framed")
        }
        .padding()
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Squares of 40 points, each named after its modifier.
struct EffectsPage: View {
    private let ink = Color(red: 1, green: 0.5, blue: 0)

    private func square(_ name: String) -> some View { ink.frame(width: 40, height: 40).named(name) }

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 20) {
                square("opacity").opacity(0.5)
                square("hidden").hidden()
                square("brightness").brightness(-0.5)
                square("brighter").brightness(0.5)
                square("contrast").contrast(0)
                square("saturation").saturation(0)
                square("grayscale").grayscale(1)
                square("hueRotation").hueRotation(Angle(degrees: 180))
                square("colorInvert").colorInvert()
                square("colorMultiply").colorMultiply(Color(red: 0, green: 1, blue: 0))
            }
            HStack(spacing: 20) {
                square("blendMode").blendMode(.difference).background(Color.white)
                blended("free").background(Color.white)
                blended("compositingGroup").compositingGroup().background(Color.white)
                blended("drawingGroup").drawingGroup().background(Color.white)
                square("blur").blur(radius: 4)
                square("shadow").shadow(color: .black, radius: 0, x: 10, y: 0)
                square("border").border(Color(red: 0, green: 0, blue: 1), width: 5)
                square("gradientBorder").border(
                    LinearGradient(
                        colors: [Color(red: 0, green: 0, blue: 1), Color(red: 0, green: 0, blue: 0)], startPoint: .leading,
                        endPoint: .trailing), width: 8)
                square("erasedBorder").border(
                    AnyShapeStyle(
                        LinearGradient(
                            colors: [Color(red: 0, green: 0, blue: 1), Color(red: 0, green: 0, blue: 0)], startPoint: .leading,
                            endPoint: .trailing)), width: 8)
                square("overlay").overlay(alignment: Alignment.topLeading) { Color.black.frame(width: 10, height: 10) }
                square("background").padding(10).background(Color(red: 0, green: 0, blue: 1))
            }
            HStack(spacing: 20) {
                square("cornerRadius").cornerRadius(20)
                square("clipShape").clipShape(Circle())
                ink.frame(width: 80, height: 80).named("clipped").frame(width: 40, height: 40).clipped()
                square("allowsHitTesting").allowsHitTesting(false)
                square("zIndex").zIndex(1)
                Color.black.frame(width: 40, height: 40).named("below").padding(.leading, -60)
            }
            HStack(spacing: 20) {
                room("disc").background(ink, in: Circle())
                room("discGradient").background(
                    LinearGradient(colors: [ink, .black], startPoint: .leading, endPoint: .trailing), in: Circle())
                room("discMaterial").background(.regularMaterial, in: Circle()).background(Color.black)
                room("discShadow").background(ink, in: Circle()).shadow(color: .black, radius: 0, x: 10, y: 0)
            }
        }
        .background(Color.white)
        .navigationBarTitleDisplayMode(.inline)
    }

    private func room(_ name: String) -> some View { Color.clear.frame(width: 40, height: 40).named(name) }

    private func blended(_ name: String) -> some View {
        ZStack { ink.frame(width: 40, height: 40).named(name).blendMode(.difference) }
    }
}

/// Squares of 40 points that are moved and turned.
struct TransformsPage: View {
    private func square(_ name: String) -> some View { Color.orange.frame(width: 40, height: 20).named(name) }

    var body: some View {
        VStack(spacing: 40) {
            square("still")
            square("offset").offset(x: 30, y: 5)
            square("scaleEffect").scaleEffect(2, anchor: UnitPoint.leading)
            square("rotationEffect").rotationEffect(Angle.degrees(90))
            square("rotation3DEffect").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
            square("position").position(x: 100, y: 10).frame(width: 300, height: 40).background { Color.gray.named("room") }
            GeometryReader { _ in
                square("under").onTapGesture {}.position(x: 40, y: 10)
                square("over").onTapGesture {}.position(x: 200, y: 10)
            }
            .frame(width: 300, height: 20)
            Color.orange.frame(width: 200, height: 20).clipped().cornerRadius(4).named("wide").position(x: 250, y: 10)
                .frame(width: 300, height: 40)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A square of each colour, named after it.
struct ColorsPage: View {
    private let colors: [(String, Color)] = [
        ("white", Color.white), ("black", Color.black), ("gray", Color.gray), ("red", Color.red), ("blue", Color.blue),
        ("green", Color.green),
        ("yellow", Color.yellow), ("primary", Color.primary), ("orange", Color.orange), ("accentColor", Color.accentColor),
        ("purple", Color.purple), ("pink", Color.pink), ("teal", Color.teal), ("cyan", Color.cyan), ("indigo", Color.indigo),
        ("clear", Color.clear), ("secondary", Color.secondary), ("UIColor.white", Color(UIColor.white)),
        ("UIColor.clear", Color(UIColor.clear)),
        ("systemBackground", Color(UIColor.systemBackground)), ("secondarySystemBackground", Color(UIColor.secondarySystemBackground)),
    ]

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
            ForEach(colors, id: \.0) { name, color in color.frame(width: 40, height: 40).named(name) }
        }
        .background(Color.white)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Shapes in 60 by 40 points, each named after itself.
struct ShapesPage: View {
    private let ink = Color(red: 1, green: 0, blue: 0)

    private struct Corner: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
            return path
        }
    }

    private struct Ring: InsettableShape {
        var amount: CGFloat = 0

        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.addEllipse(in: rect.insetBy(dx: amount, dy: amount))
            return path
        }

        func inset(by amount: CGFloat) -> Ring { Ring(amount: self.amount + amount) }
    }

    /// A shape with one kind of path element.
    private func figure(_ draw: (inout Path) -> Void) -> some Shape {
        var path = Path()
        draw(&path)
        return path
    }

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 20) {
                Rectangle().fill(ink).named("rectangle").frame(width: 60, height: 40)
                RoundedRectangle(cornerRadius: 15).fill(ink).named("rounded").frame(width: 60, height: 40)
                UnevenRoundedRectangle(topLeadingRadius: 20).fill(ink).named("uneven").frame(width: 60, height: 40)
                Circle().fill(ink).named("circle").frame(width: 60, height: 40)
                Ellipse().fill(ink).named("ellipse").frame(width: 60, height: 40)
                Capsule().fill(ink).named("capsule").frame(width: 60, height: 40)
                Corner().fill(ink).named("own").frame(width: 60, height: 40)
                Ring().inset(by: 10).fill(ink).named("inset").frame(width: 60, height: 40)
            }
            HStack(spacing: 20) {
                Rectangle().stroke(ink, style: StrokeStyle(lineWidth: 6)).named("stroke").frame(width: 60, height: 40)
                Rectangle().strokeBorder(ink, lineWidth: 6).named("strokeBorder").frame(width: 60, height: 40)
                Rectangle().trim(from: 0, to: 0.3).stroke(ink, lineWidth: 8).named("trim").frame(width: 60, height: 40)
                Rectangle().rotation(.degrees(90)).fill(ink).named("rotation").frame(width: 60, height: 40)
                figure { $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 40)) }.fill(ink).named("addRect").frame(width: 60, height: 40)
                figure { path in
                    path.addArc(
                        center: CGPoint(x: 30, y: 20), radius: 20, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false)
                }
                .fill(ink).named("addArc").frame(width: 60, height: 40)
                figure { path in
                    path.move(to: .zero)
                    path.addQuadCurve(to: CGPoint(x: 60, y: 0), control: CGPoint(x: 30, y: 80))
                }
                .fill(ink).named("addQuadCurve").frame(width: 60, height: 40)
                figure { path in
                    path.move(to: .zero)
                    path.addCurve(to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 0, y: 50), control2: CGPoint(x: 60, y: 50))
                }
                .fill(ink).named("addCurve").frame(width: 60, height: 40)
                figure { path in
                    path.addPath(Path(CGRect(x: 0, y: 0, width: 20, height: 40)))
                    path = path.applying(CGAffineTransform(translationX: 40, y: 0))
                }
                .fill(ink).named("addPath").frame(width: 60, height: 40)
            }
            HStack(spacing: 20) {
                Rectangle()
                    .fill(LinearGradient(gradient: Gradient(colors: [ink, .black]), startPoint: .leading, endPoint: .trailing))
                    .named("linear").frame(width: 60, height: 40)
                Rectangle()
                    .fill(RadialGradient(gradient: Gradient(colors: [ink, .black]), center: .center, startRadius: 0, endRadius: 20))
                    .named("radial").frame(width: 60, height: 40)
                Rectangle()
                    .fill(AngularGradient(gradient: Gradient(colors: [ink, .black]), center: .center))
                    .named("angular").frame(width: 60, height: 40)
                Rectangle().fill(AnyShapeStyle(ink)).named("anyStyle").frame(width: 60, height: 40)
                Color.black.frame(width: 60, height: 40).overlay { Rectangle().fill(Material.regular).named("material") }
            }
            HStack(spacing: 20) {
                Circle().stroke(AngularGradient(colors: [ink, .black], center: .center), lineWidth: 8).named("angularLine")
                    .frame(width: 60, height: 40)
                Rectangle().stroke(RadialGradient(colors: [ink, .black], center: .center, startRadius: 0, endRadius: 30), lineWidth: 6)
                    .named("radialLine").frame(width: 60, height: 40)
                Corner().fill(AngularGradient(colors: [ink, .black], center: .center)).named("angularOwn").frame(width: 60, height: 40)
                Ellipse().stroke(ink, lineWidth: 6).named("ellipseLine").frame(width: 60, height: 40)
                Circle().trim(from: 0, to: 0.5).fill(ink).named("trimFill").frame(width: 60, height: 40)
                Rectangle().trim(from: 0, to: 0.5).stroke(ink, style: StrokeStyle(lineWidth: 8, dash: [10, 10])).named("trimDash")
                    .frame(width: 60, height: 40)
                Corner().trim(from: 0, to: 0.25).stroke(ink, lineWidth: 8).named("trimOwn").frame(width: 60, height: 40)
                Image(systemName: "square.fill").resizable().named("symbol").frame(width: 40, height: 40)
                    .foregroundStyle(LinearGradient(colors: [ink, .black], startPoint: .leading, endPoint: .trailing))
            }
        }
        .background(Color.white)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Stacks, frames and a grid.
struct RoomPage: View {
    private func box(_ name: String, _ width: CGFloat = 40, _ height: CGFloat = 20) -> some View {
        Color.orange.frame(width: width, height: height).named(name)
    }

    var body: some View {
        VStack(alignment: HorizontalAlignment.leading, spacing: 10) {
            HStack(alignment: VerticalAlignment.top, spacing: 12) {
                box("h1")
                box("h2", 40, 60)
                Spacer()
                box("h3")
            }
            .frame(width: 400)
            VStack(spacing: 12) {
                box("v1")
                box("v2")
            }
            ZStack(alignment: .bottomTrailing) {
                box("z1", 100, 60)
                box("z2")
            }
            box("padded").padding(EdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 3)).padding(Edge.Set.leading, 10)
            box("framed").frame(width: 200, height: 30, alignment: .trailing)
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    box("g1")
                    box("g2", 80)
                }
                GridRow { box("g3", 90).gridCellColumns(2) }
            }
            HStack {
                Text("a text that gives way to the other one beside it").lineLimit(1).named("yields")
                Text("a text that takes its room").lineLimit(1).named("takes").layoutPriority(1)
            }
            .frame(width: 260)
            Divider().named("divider").frame(width: 100)
        }
        .frame(width: 400)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A card whose content follows its corners, 8 points and 30 points within them.
struct ContainersPage: View {
    var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 8) {
                Color.orange.frame(height: 60).clipShape(ContainerRelativeShape()).named("picture")
                Color.clear.frame(height: 60).background(ContainerRelativeShape().fill(.blue)).named("filled").padding(22)
            }
            .padding(8).frame(width: 200).background(.gray, in: .containerRelative).containerShape(RoundedRectangle(cornerRadius: 24))
            .named("card")
            Color.green.frame(width: 60, height: 40).clipShape(.containerRelative).named("alone")
            Color.red.frame(width: 60, height: 40).clipShape(.containerRelative).named("capsule").containerShape(Capsule())
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}
