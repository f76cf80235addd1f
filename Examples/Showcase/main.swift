import MartletWeb
import SwiftUI

WebHost.run([MountedApp(StartPage.self)] + System.all.map { MountedApp($0.app, at: $0.path) }, rehearsal: Rehearsal())
