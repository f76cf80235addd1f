/// The visual prominence of an element.
public enum Prominence: Hashable, Sendable { case standard, increased }
