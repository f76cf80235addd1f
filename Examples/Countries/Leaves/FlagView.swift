import CountriesEntities
import Foundation
import SwiftUI

/// The flag of a country: drawn if it is simple, otherwise a picture. What is no country has a tile with the letters of its code.
public struct FlagView: View {
    private let code: Country.Code
    private let height: CGFloat

    /// - Parameter height: The height in points; the width is one and a half times as large.
    public init(code: Country.Code, height: CGFloat) {
        self.code = code
        self.height = height
    }

    public var body: some View {
        field
            .frame(width: height * 1.5, height: height)
            .clipShape(RoundedRectangle(cornerRadius: height * 0.12))
            .overlay(RoundedRectangle(cornerRadius: height * 0.12).stroke(.primary.opacity(0.15), lineWidth: 1))
            // A flag must not be mirrored in right-to-left languages.
            .environment(\.layoutDirection, .leftToRight)
            .accessibilityElement(children: .ignore)
            .accessibilityAddTraits(.isImage)
    }

    @ViewBuilder private var field: some View {
        switch FlagPattern.of(code) {
        case .stripes(.vertical, let stripes):
            VStack(spacing: 0) { ForEach(stripes.indices, id: \.self) { stripe(stripes, $0, in: height) } }
        case .stripes(.horizontal, let stripes):
            HStack(spacing: 0) { ForEach(stripes.indices, id: \.self) { stripe(stripes, $0, in: nil) } }
        case .disc(let field, let disc, let diameter, let shift):
            ZStack {
                field.color
                Circle().fill(disc.color).frame(width: height * diameter, height: height * diameter).offset(x: height * 1.5 * shift)
            }
        case .nordic(let field, let cross, let inner):
            ZStack {
                field.color
                bars(cross, width: inner == nil ? 0.2 : 0.24)
                if let inner { bars(inner, width: 0.12) }
            }
        case .cross(let field, let cross):
            ZStack {
                field.color
                cross.color.frame(width: height * 0.62, height: height * 0.2)
                cross.color.frame(width: height * 0.2, height: height * 0.62)
            }
        case nil:
            if let picture = FlagPicture.of(code) {
                picture.resizable().scaledToFill()
            } else {
                ZStack {
                    Color.accentColor.opacity(0.16)
                    Text(verbatim: code)
                        .font(.system(size: height * 0.5, weight: .semibold))
                        .foregroundStyle(.tint)
                }
            }
        }
    }

    /// Sizes a stripe: horizontal ones by their share of the height, vertical ones by their share of the width.
    private func stripe(_ stripes: [FlagPattern.Stripe], _ index: Int, in whole: CGFloat?) -> some View {
        let part = stripes[index].parts / stripes.map(\.parts).reduce(0, +)
        return stripes[index].hue.color
            .frame(width: whole == nil ? height * 1.5 * part : height * 1.5, height: whole.map { $0 * part } ?? height)
    }

    /// The two bars of a Nordic cross; the width is relative to the height.
    private func bars(_ hue: FlagPattern.Hue, width: Double) -> some View {
        ZStack {
            hue.color.frame(width: height * 1.5, height: height * width)
            hue.color.frame(width: height * width, height: height).offset(x: height * -0.2)
        }
    }
}
