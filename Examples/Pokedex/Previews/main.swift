import CreatureDetail
import CreatureList
import PokedexList
import SwiftUI

PreviewGallery.main()
