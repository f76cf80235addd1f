import DinerUI
import SwiftUI

DinerApp.main()
