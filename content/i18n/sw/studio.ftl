title = Karakana
