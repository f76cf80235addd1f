import SwiftUI
import TodosProductionApp

TodosProductionApp.main()
