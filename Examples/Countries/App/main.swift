import CountriesRoot
import SwiftUI

CountriesApp.main()
