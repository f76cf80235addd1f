import Foundation
import SwiftUI

/// When something is due.
struct DueText: View {
    let due: Date

    var body: some View { Text(due, format: .dateTime.day().month(.abbreviated)) }
}

/// Where something is to be done, and how far that is.
struct PlaceText: View {
    let name: String
    /// In metres.
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
