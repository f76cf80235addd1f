// Whoever imports the families of views sees what they are made of.
@_exported import MartletCore
