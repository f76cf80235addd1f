// MartletWeb
