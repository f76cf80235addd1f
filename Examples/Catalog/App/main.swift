import CatalogUI

CatalogApp.main()
