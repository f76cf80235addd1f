// The compiler starts this program, sends messages on its standard input, and closes that when it has no more.

import MartletMacroExpansion

while let message = MessageStream.next() {
    MessageStream.send(MessageHandler.answer(message))
}
