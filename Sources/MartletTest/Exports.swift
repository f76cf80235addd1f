// Tests use roles, operations, events and traits, which MartletElements declares.
@_exported import MartletElements
// What tests say of the user's device.
@_exported import enum MartletDevice.DeviceCapability
@_exported import enum MartletDevice.DevicePermission
@_exported import struct MartletDevice.DevicePosition
