import Seeds
import SwiftUI

public struct FruitBadge: View {
    private let name: String

    public init(name: String) { self.name = name }

    public var body: some View { Text("\(name), \(seeds(in: name)) seeds") }
}

#Preview("Badge", traits: .fixedLayout(width: 300, height: 80)) {
    FruitBadge(name: "Russet")
}
