// Tests speak of roles, operations, events and traits, all of which are the elements' words.
@_exported import MartletElements
