import Foundation
import SwiftUI

/// The time of a date, or its day if it is not today.
struct MomentText: View {
    let date: Date
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    init(_ date: Date) { self.date = date }

    var body: some View {
        if isToday {
            Text(date, style: .time)
        } else {
            Text(date, format: .dateTime.day().month(.abbreviated))
        }
    }

    private var isToday: Bool {
        var calendar = calendar
        calendar.timeZone = timeZone
        return calendar.isDateInToday(date)
    }
}
