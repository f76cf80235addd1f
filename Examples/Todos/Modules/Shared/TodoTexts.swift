import Foundation
import SwiftUI

/// The due date.
struct DueText: View {
    let due: Date

    var body: some View { Text(due, format: .dateTime.day().month(.abbreviated)) }
}

/// A place and its distance.
struct PlaceText: View {
    let name: String
    /// The distance in metres.
    let distance: Double?

    var body: some View {
        if let distance, distance < 995 {
            Text("\(name), \(Int((distance / 10).rounded()) * 10) m")
        } else if let distance {
            Text("\(name), \(distance / 1000, format: .number.precision(.fractionLength(1))) km")
        } else {
            Text(name)
        }
    }
}
