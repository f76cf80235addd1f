import MartletKit
import QBChatModels

extension LoadPhase {
    /// The phase of a loadable value. A loaded one stays visible while it is loaded anew, and after that has failed.
    public init<Value>(_ loadable: Loadable<Value>) {
        self =
            if loadable.value != nil { .loaded } else if let error = loadable.error { .failed(error.explanation) } else { .loading }
    }
}
