import SwiftUI

extension Page {
    static let effects = Page(
        "effects", "Effects", symbol: "sparkles", color: .mint,
        [
            Sample("Shadow", ".shadow", EffectShadows()),
            Sample("Blur and opacity", ".blur .opacity", EffectBlur()),
            Sample("Mask", ".mask", EffectMask()),
            Sample("Overlay and background", ".overlay .background", EffectLayers()),
            Sample("Blend", ".blendMode .compositingGroup", EffectBlend()),
            Sample("Colours", ".saturation .grayscale .hueRotation .colorInvert .brightness .contrast .colorMultiply", EffectColours()),
            Sample("Turn and scale", ".rotationEffect .scaleEffect .rotation3DEffect", EffectTransforms()),
        ])
}

struct EffectShadows: View {
    var body: some View {
        HStack(spacing: 30) {
            RoundedRectangle(cornerRadius: 12).fill(.background).shadow(radius: 6)
            RoundedRectangle(cornerRadius: 12).fill(.background).shadow(color: .blue.opacity(0.6), radius: 8, x: 4, y: 8)
            Circle().fill(.orange.shadow(.inner(radius: 6)))
        }
        .frame(height: 70)
        .padding()
    }
}

struct EffectBlur: View {
    var body: some View {
        HStack(spacing: 20) {
            Text("Sharp")
            Text("Blurred").blur(radius: 2)
            Text("Half").opacity(0.5)
            Text("Hidden").hidden().border(.gray)
        }
    }
}

struct EffectMask: View {
    var body: some View {
        LinearGradient(colors: [.red, .yellow, .green, .blue], startPoint: .leading, endPoint: .trailing)
            .mask { Text("Rainbow").font(.system(size: 52, weight: .black)) }
            .frame(height: 70)
    }
}

struct EffectLayers: View {
    var body: some View {
        Text("In the middle")
            .padding(24)
            .background { RoundedRectangle(cornerRadius: 12).fill(.yellow.opacity(0.5)) }
            .overlay(alignment: .topTrailing) {
                Text("3").font(.caption.bold()).foregroundStyle(.white).padding(7).background(.red, in: .circle).offset(x: 8, y: -8)
            }
    }
}

struct EffectBlend: View {
    var body: some View {
        HStack(spacing: 24) {
            circles(.normal)
            circles(.multiply)
            circles(.screen)
            circles(.difference)
        }
    }

    private func circles(_ mode: BlendMode) -> some View {
        ZStack {
            Circle().fill(.cyan).frame(width: 40).offset(x: -10)
            Circle().fill(.yellow).frame(width: 40).offset(x: 10).blendMode(mode)
        }
        .compositingGroup()
        .frame(width: 60, height: 44)
    }
}

struct EffectColours: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 12) {
            picture
            picture.saturation(0.3)
            picture.grayscale(1)
            picture.hueRotation(.degrees(90))
            picture.colorInvert()
            picture.brightness(0.3)
            picture.contrast(0.4)
            picture.colorMultiply(.yellow)
        }
    }

    private var picture: some View {
        LinearGradient(colors: [.red, .orange, .blue], startPoint: .top, endPoint: .bottom)
            .overlay { Image(systemName: "sun.max.fill").foregroundStyle(.yellow) }
            .frame(height: 50)
    }
}

struct EffectTransforms: View {
    @State private var angle = 20.0

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 40) {
                Text("Turned").rotationEffect(.degrees(angle))
                Text("Scaled").scaleEffect(x: 1 + angle / 180, y: 1)
                Text("In depth").rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
            }
            .frame(height: 60)
            Slider(value: $angle, in: 0...90) { Text("Angle") }
        }
    }
}
