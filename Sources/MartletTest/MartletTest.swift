// MartletTest
