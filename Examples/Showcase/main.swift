import DinerUI
import MartletWeb
import SwiftUI

WebHost.run([
    MountedApp(StartPage.self),
    MountedApp(DinerApp.self, at: "/diner"),
])
