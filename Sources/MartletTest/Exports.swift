// Tests use roles, operations, events and traits, which MartletElements declares.
@_exported import MartletElements
