// - Partly import UserNotifications: notifications of an open page, with triggers by time; no buttons, no pictures, no times after the page is closed, see docs/device.md
@_exported import Foundation
