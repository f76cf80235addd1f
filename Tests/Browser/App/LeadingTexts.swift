import SwiftUI

/// Rows whose first text is not at their edge.
struct LeadingTextsPage: View {
    var body: some View {
        List {
            HStack {
                Color.red.frame(width: 40, height: 40)
                VStack(alignment: .leading) {
                    Text("Title")
                    Text("Subtitle")
                }
                Spacer()
                Text("12")
            }
            Text("Plain")
            NavigationLink {
                Text("The end")
            } label: {
                HStack(spacing: 20) {
                    Image(systemName: "star").frame(width: 30)
                    Text("Link")
                }
            }
            HStack {
                Color.green.frame(width: 40, height: 40)
                Image(systemName: "star")
            }
            HStack {
                Text("Name")
                Spacer()
                Text("Value")
            }
            Text("Last")
        }
    }
}
