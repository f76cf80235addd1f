import PokedexRoot

PokedexApp.main()
