// What `import AVFoundation` brings along on Apple's platforms.
// - Partly import AVFoundation: players of video and audio, speech, the audio session; no capture, no audio engine, no editing, see docs/frameworks.md
@_exported import Foundation
