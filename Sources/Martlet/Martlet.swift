// Martlet
