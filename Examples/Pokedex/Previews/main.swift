import CreatureDetail
import CreatureList
import MartletPreviews
import PokedexList
import SwiftUI

PreviewGallery.main()
