import DinerUI
import MartletWeb
import SwiftUI
import TodosFakeApp
import TodosProductionApp

WebHost.run([
    MountedApp(StartPage.self),
    MountedApp(DinerApp.self, at: "/diner"),
    MountedApp(TodosProductionApp.self, at: "/todos"),
    MountedApp(TodosFakeApp.self, at: "/todos-demo"),
])
