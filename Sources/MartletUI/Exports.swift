// A module that imports MartletUI also sees the types of MartletCore.
@_exported import MartletCore
