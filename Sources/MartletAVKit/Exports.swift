// What `import AVKit` brings along on Apple's platforms.
// - Partly import AVKit: VideoPlayer and AVPlayerViewController with the browser's controls; no picture in picture, no routes
@_exported import MartletAVFoundation
