import Foundation
import MartletUI

// The ways in which apps write these interfaces. That this compiles is the test.

private struct Flag: Shape {
    var radius: CGFloat
    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
        path.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: 5))
        path.addCurve(to: .zero, control1: CGPoint(x: 5, y: 5), control2: .zero)
        path.closeSubpath()
        return path
    }
}

private struct Warmth: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.orange : Color.yellow
    }
}

private struct MaxHeight: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            configuration.title
        }
    }
}

private enum Midline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
    fileprivate static let midline = VerticalAlignment(Midline.self)
}

private struct TextShapes: View {
    let name = "Ann"
    let count = 3
    let price = 2.5
    let date = Date(timeIntervalSince1970: 0)

    var body: some View {
        Group {
            Text("Hello")
            Text("Hello, \(name), \(count) for \(price, specifier: "%.2f")")
            Text(name)
            Text(verbatim: "as it is")
            Text("key", comment: "for the translator")
            Text("key", tableName: "Other", bundle: .main)
            Text(LocalizedStringKey(name))
            Text(date, style: .date)
            Text(date, style: .relative)
            Text(price, format: .number)
            Text(price, format: .currency(code: "EUR"))
            Text(date, format: .dateTime.day().month())
            Text("\(date, style: .time) \(price, format: .percent) \(Text("x").bold()) \(Image(systemName: "star"))")
        }
        Group {
            Text("a") + Text("b").bold() + Text(Image(systemName: "star"))
            Text("a").font(.title).fontWeight(.bold).foregroundColor(.red).italic().underline().strikethrough(true, color: .red)
            Text("a").kerning(2).tracking(1).baselineOffset(3).monospacedDigit().monospaced().bold(true)
            Text("a").foregroundStyle(.secondary)
            Text("a").font(.system(size: 12, weight: .bold, design: .rounded))
            Text("a").font(.system(size: 12))
            Text("a").font(.system(.body, design: .monospaced))
            Text("a").font(.system(.title, design: .rounded, weight: .heavy))
            Text("a").font(.custom("Avenir", size: 14))
            Text("a").font(.headline.bold().monospacedDigit().weight(.light).italic())
            Text("a").font(Font.system(.title).weight(.semibold).leading(.tight).smallCaps())
        }
        Text("a")
            .lineLimit(1).lineLimit(nil).lineLimit(2, reservesSpace: true).lineLimit(1...3).multilineTextAlignment(.center)
            .truncationMode(.middle).minimumScaleFactor(0.5).lineSpacing(4).textCase(.uppercase).textCase(nil).textSelection(.enabled)
            .allowsTightening(true).fontDesign(.rounded).fontWeight(.bold).bold().italic().kerning(1).underline().dynamicTypeSize(.large)
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
}

private struct StyleShapes: View {
    @State private var selected = false

    var body: some View {
        Group {
            Color.red
            Color(red: 1, green: 0.5, blue: 0)
            Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
            Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5)
            Color(white: 0.5)
            Color(.sRGB, white: 0.5, opacity: 1)
            Color(hue: 0.5, saturation: 1, brightness: 1)
            Color("Brand")
            Color("Brand", bundle: .main)
            Color.accentColor.opacity(0.5)
        }
        LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .init(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 1))
        RadialGradient(gradient: Gradient(stops: [Gradient.Stop(color: .red, location: 0)]), center: .center, startRadius: 0, endRadius: 20)
        AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
        AngularGradient(gradient: Gradient(colors: [.red]), center: .center, startAngle: .zero, endAngle: .degrees(180))
        AngularGradient(colors: [.red], center: .center, angle: Angle(degrees: 10))
        Text("a").foregroundStyle(.red).foregroundStyle(.primary, .secondary).foregroundStyle(selected ? Color.red : .primary)
        Text("a").foregroundStyle(selected ? AnyShapeStyle(.tint) : AnyShapeStyle(HierarchicalShapeStyle.secondary))
        VStack {}.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).foregroundStyle(Warmth())
        VStack {}.foregroundColor(nil).tint(.red).tint(nil).tint(Color.red).accentColor(.blue).backgroundStyle(.red)
        VStack {}.background(.ultraThinMaterial).background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
        VStack {}.background(.background).background(.tint, in: .capsule).background(.red.gradient).background(.quaternary)
        VStack {}.background(Color.red).background(Color.red.opacity(0.5).ignoresSafeArea()).background(.red.opacity(0.5))
        VStack {}.background(Image("x").resizable()).background(Color.red, in: Circle()).background().background(in: Capsule())
        VStack {}.background { Color.red }.background(alignment: .top) { Text("x") }.background(Text("x"), alignment: .top)
        VStack {}.background(Rectangle().fill(.red)).background(Circle()).background(selected ? Color.red : Color.clear)
        VStack {}.background(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
        VStack {}.overlay(Text("x")).overlay { Text("x") }.overlay(alignment: .topTrailing) { Text("x") }.overlay(
            Text("x"), alignment: .top)
        VStack {}.overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 1)).overlay(.red).overlay(Color.red, in: Circle())
    }
}

private struct ShapeShapes: View {
    @State private var progress = 0.5

    var body: some View {
        Group {
            RoundedRectangle(cornerRadius: 8).fill(.red)
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color.red.opacity(0.2)).frame(width: 3)
            RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2)
            RoundedRectangle(cornerRadius: 8).stroke(.red)
            RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2)
            RoundedRectangle(cornerRadius: 8).strokeBorder(Color.red)
            RoundedRectangle(cornerRadius: 8).strokeBorder(lineWidth: 3)
            Circle().stroke(lineWidth: 10).opacity(0.3).foregroundColor(.red)
            Circle().stroke()
            Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)).foregroundColor(.red)
            Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))
        }
        Circle().trim(from: 0, to: progress).stroke(Color.red, style: StrokeStyle(lineWidth: 2)).rotationEffect(Angle(degrees: 270))
        Circle().trim(from: 0.0, to: CGFloat(min(progress, 1.0))).stroke(style: StrokeStyle(lineWidth: 20.0, lineCap: .round))
            .foregroundColor(.red)
        Circle().fill(.red).stroke(.blue, lineWidth: 2)
        Circle().inset(by: 4).fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        Capsule().fill(Color.red).frame(width: 4)
        Capsule(style: .continuous).fill()
        Ellipse().offset(x: 3).rotation(.degrees(20)).scale(0.5).fill(.red)
        UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 4)
        Flag(radius: 4).fill(.red, style: FillStyle(eoFill: true))
        Flag(radius: 4)
        Path { path in
            path.move(to: .zero)
            path.addLines([.zero, CGPoint(x: 1, y: 1)])
            path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }.stroke(Color.red, lineWidth: 2)
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)).fill(.red)
        Path(roundedRect: .zero, cornerRadius: 4)
        AnyShape(Circle()).fill(.red)
        Text("x").clipShape(Circle()).clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous)).clipShape(.rect(cornerRadius: 4))
            .clipShape(Flag(radius: 2)).contentShape(Rectangle()).contentShape(.interaction, Circle()).contentShape(.capsule)
    }
}

private struct LayoutShapes: View {
    @State private var size = CGSize.zero

    var body: some View {
        Group {
            Text("x").frame(width: 10, height: 10).frame(width: 10).frame(height: 4).frame(maxWidth: .infinity).frame(alignment: .leading)
            Text("x").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).frame(minWidth: 0, maxWidth: .infinity)
            Text("x").frame(width: 4, alignment: .leading).frame(minHeight: 44).frame(
                width: size.width, height: size.height, alignment: .center)
            Text("x").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1).zIndex(2)
            Text("x").offset(x: 3).offset(y: 3).offset(x: 3, y: 3).offset(size).position(x: 3, y: 4).position(.zero)
            Text("x").aspectRatio(contentMode: .fit).aspectRatio(16 / 9, contentMode: .fill).aspectRatio(1.0, contentMode: .fit)
                .scaledToFit()
            Text("x").aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit).scaledToFill()
            Text("x").ignoresSafeArea().ignoresSafeArea(edges: .top).ignoresSafeArea(.keyboard, edges: .bottom).ignoresSafeArea(.keyboard)
            Text("x").edgesIgnoringSafeArea(.all).safeAreaInset(edge: .bottom) { Text("x") }
            Text("x").safeAreaInset(edge: .top, spacing: 0) { Text("x") }.safeAreaPadding(.horizontal, 4)
            Text("x").alignmentGuide(.leading) { d in d[.trailing] }.alignmentGuide(.midline) { $0[.top] + $0.height / 2 }
        }
        HStack(alignment: .midline) { Text("x") }
        Divider()
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
            GridRow { Text("x").gridCellColumns(2).gridColumnAlignment(.leading) }
            GridRow(alignment: .top) { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) }
            Divider()
        }
        GeometryReader { proxy in
            Text("x").frame(width: proxy.size.width, height: proxy.frame(in: .global).minY)
            Color.clear.preference(key: MaxHeight.self, value: proxy.frame(in: .named("list")).minY + proxy.safeAreaInsets.top)
        }
        .coordinateSpace(name: "list")
        .onPreferenceChange(MaxHeight.self) { size.height = $0 }
        ViewThatFits(in: .horizontal) {
            Text("long")
            Text("x")
        }
        Text("x").onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            size = $0
        }
        Text("x").onGeometryChange(for: CGSize.self, of: \.size) { _, new in size = new }
        Text("x").coordinateSpace(.named("x")).overlayPreferenceValue(MaxHeight.self) { Text("\($0)") }
        Text("x").transformPreference(MaxHeight.self) { $0 += 1 }
    }
}

private struct EffectShapes: View {
    @State private var isOn = false

    var body: some View {
        Group {
            Text("x").opacity(0.5).cornerRadius(4).clipped().mask(Circle()).mask { Text("x") }.mask(alignment: .top) { Text("x") }.border(
                .red)
            Text("x").border(Color.red, width: 2).shadow(radius: 2).shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 2)
            Text("x").shadow(color: .gray, radius: 2).shadow(color: Color.black, radius: 2, y: 3).shadow(radius: 3, x: 0, y: 2)
            Text("x").modifier(EmptyModifier()).dialogSeverity(.critical).typesettingLanguage(.init(languageCode: .thai))
            Text("x").typesettingLanguage(.explicit(.init(languageCode: .thai))).menuActionDismissBehavior(.disabled)
                .allowedDynamicRange(.high)
            Text("x").blur(radius: 4).brightness(0.1).contrast(2).saturation(0).grayscale(1).hueRotation(.degrees(40)).colorInvert()
            Text("x").colorMultiply(.red).blendMode(.multiply).compositingGroup().drawingGroup().hidden().allowsHitTesting(false)
            Text("x").rotationEffect(.degrees(45)).rotationEffect(.radians(1), anchor: .topLeading).scaleEffect(2).scaleEffect(x: -1, y: 1)
            Text("x").scaleEffect(isOn ? 1 : 2, anchor: .top).scaleEffect(CGSize(width: 1, height: 2))
            Text("x").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)).flipsForRightToLeftLayoutDirection(true)
            Text("x").preferredColorScheme(.dark).preferredColorScheme(nil).colorScheme(.light).redacted(reason: .placeholder).unredacted()
            Text("x").redacted(reason: isOn ? .placeholder : []).privacySensitive()
        }
        Text("x").transition(.opacity).transition(.move(edge: .bottom).combined(with: .opacity)).transition(.slide)
            .transition(.asymmetric(insertion: .scale, removal: .opacity)).transition(AnyTransition.opacity.animation(.easeIn))
            .transition(.blurReplace).transition(.blurReplace(.upUp)).transition(.asymmetric(insertion: .slide, removal: .move(edge: .top)))
            .transition(OpacityTransition()).transition(AnyTransition(.push(from: .top))).transition(.scale(0.5))
            .transition(.scale(scale: 0.5, anchor: .top)).transition(.offset(x: 4)).transition(.push(from: .trailing)).transition(.identity)
        Text("x").animation(.default, value: isOn).animation(.easeInOut(duration: 0.2), value: isOn).animation(nil, value: isOn)
            .animation(.spring()).transaction { $0.animation = nil }
            .persistentSystemOverlays(.hidden)
    }
}

private struct ImageShapes: View {
    let url = URL(string: "https://example.org/x.png")

    var body: some View {
        Group {
            Image("x")
            Image("x", bundle: .main).resizable().aspectRatio(contentMode: .fill)
            Image(decorative: "x").resizable().scaledToFit().frame(width: 4)
            Image("x", label: Text("x"))
            Image(systemName: "star").renderingMode(.template).resizable().interpolation(.high).antialiased(true)
            Image(systemName: "star").font(.title).imageScale(.large).symbolRenderingMode(.hierarchical).symbolVariant(.fill)
            Image(systemName: "star").symbolVariant(.circle.fill).foregroundStyle(.yellow, .gray)
        }
        AsyncImage(url: url)
        AsyncImage(url: url, scale: 2)
        AsyncImage(url: url) { image in
            image.resizable().aspectRatio(contentMode: .fill)
        } placeholder: {
            Color.gray
        }
        AsyncImage(url: url) { phase in
            if let image = phase.image {
                image.resizable()
            } else if phase.error != nil {
                Color.red
            } else {
                Color.gray
            }
        }
        AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
            switch phase {
            case .empty: Text("…")
            case .success(let image): image
            case .failure: Text("!")
            @unknown default: EmptyView()
            }
        }
        Group {
            Label("x", systemImage: "star")
            Label("x", image: "x")
            Label(String("x"), systemImage: "star").labelStyle(.iconOnly).labelStyle(.titleOnly).labelStyle(.titleAndIcon)
            Label {
                Text("x")
            } icon: {
                Image("x")
            }
            .labelStyle(Stacked())
            Label(title: { Text("x") }, icon: { Circle() }).labelStyle(.automatic).labelStyle(IconOnlyLabelStyle())
        }
    }
}

private struct AccessibilityShapes: View {
    var body: some View {
        Text("x").accessibilityLabel("x").accessibilityLabel(Text("x")).accessibilityLabel(String("x")).accessibilityValue("3")
            .accessibilityValue(Text("x")).accessibilityHint("x").accessibilityHint(Text("x")).accessibilityIdentifier("x")
            .accessibilityHidden(true).accessibilityAddTraits(.isButton).accessibilityAddTraits([.isHeader, .isSelected])
            .accessibilityRemoveTraits(.isImage).accessibilityElement().accessibilityElement(children: .combine)
            .accessibilitySortPriority(1).accessibility(label: Text("x")).accessibility(addTraits: .isButton).accessibility(hidden: true)
            .accessibility(identifier: "x").accessibilityHeading(.h1)
    }
}
