// MartletCombine
