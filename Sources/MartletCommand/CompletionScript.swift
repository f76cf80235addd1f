import ArgumentParser

/// The script that completes this program's command lines in a shell.
///
/// The argument parser makes it, and does not complete the names of commands after `martlet help`.
struct CompletionScript {
    let text: String

    /// - Parameters:
    ///   - made: The script of the argument parser, for any shell.
    ///   - commands: The names to complete after `help`.
    init(_ made: String, commands: [String]) {
        let names = commands.joined(separator: " ")
        if made.hasPrefix("#compdef") {
            text = made.replacing("'*:subcommands:'", with: "':command:(\(names))'")
        } else if made.contains("complete -c 'martlet'") {
            text = made + "\ncomplete -c 'martlet' -n '\(Self.fishCondition)' -fa '\(names)'"
        } else {
            // The last definition of a function counts.
            text = made + "\n_martlet_help() {\n    (( COMP_CWORD > 2 )) || COMPREPLY+=($(compgen -W '\(names)' -- \"${cur}\"))\n}"
        }
    }

    private static let fishCondition = #"__martlet_should_offer_completions_for_positional "martlet help" -eq 1"#

    /// The script that a command line asks for; `nil` if it asks for something else, or is wrong.
    static func requested(by arguments: [String], of root: any ParsableCommand.Type) -> CompletionScript? {
        guard arguments.contains(where: { $0.hasPrefix("--generate-completion-script") }) else { return nil }
        do {
            _ = try root.parseAsRoot(arguments)
            return nil
        } catch {
            guard root.exitCode(for: error) == .success else { return nil }
            let commands = root.configuration.subcommands.compactMap { $0.configuration.commandName }
            return CompletionScript(root.fullMessage(for: error), commands: commands)
        }
    }
}
