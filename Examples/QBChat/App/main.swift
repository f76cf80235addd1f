import QBChatRoot
import SwiftUI

QBChatApp.main()
