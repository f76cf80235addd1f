import SwiftUI
import TodosFakeApp

TodosFakeApp.main()
