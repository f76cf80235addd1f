import SwiftUI
import TodosDevelopmentApp

TodosDevelopmentApp.main()
