import CompareUI
import CountriesRoot
import DinerUI
import MartletWeb
import PokedexRoot
import QBChatRoot
import SwiftUI
import TodosFakeApp
import TodosProductionApp

WebHost.run([
    MountedApp(StartPage.self),
    MountedApp(DinerApp.self, at: "/diner"),
    MountedApp(PokedexApp.self, at: "/pokedex"),
    MountedApp(CountriesApp.self, at: "/countries"),
    MountedApp(QBChatApp.self, at: "/qbchat"),
    MountedApp(TodosProductionApp.self, at: "/todos"),
    MountedApp(TodosFakeApp.self, at: "/todos-fake"),
    MountedApp(CompareApp.self, at: "/compare"),
])
