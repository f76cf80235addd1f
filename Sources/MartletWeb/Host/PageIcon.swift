/// The icon of pages whose app has none: a martlet, the heraldic bird that never lands.
enum PageIcon {
    static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0a6cff"/>\
        <path fill="#fff" d="M3 10c6 0 10 2 13 6 3-4 7-6 13-6-5 2-8 5-10 10l-2 1 3 6-4-4-4 4 3-6-2-1C11 15 8 12 3 10z"/></svg>
        """
}
