// The compiler starts this program, sends messages to its standard input, and closes that after the last one.

import MartletMacroExpansion

while let message = MessageStream.next() {
    MessageStream.send(MessageHandler.answer(message))
}
