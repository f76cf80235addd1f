// MartletGraph
