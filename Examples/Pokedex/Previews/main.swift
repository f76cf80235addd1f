import CreatureDetail
import CreatureFavorites
import CreatureList
import MartletPreviews
import PokedexList
import SwiftUI

PreviewGallery.main()
