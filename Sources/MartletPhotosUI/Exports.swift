// - Partly import PhotosUI: PhotosPicker and its items, over the browser's file dialog; no photo library, see docs/device.md
@_exported import MartletCoreTransferable
