import MartletKit
import QBChatModels

extension LoadPhase {
    /// What there is to show of something loadable.
    init<Value>(_ loadable: Loadable<Value>) {
        self =
            if loadable.value != nil { .loaded } else if let error = loadable.error { .failed(error.explanation) } else { .loading }
    }
}
