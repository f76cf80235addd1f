import SwiftUI

extension Page {
    static let fields = Page(
        "fields", "Text fields", symbol: "character.cursor.ibeam", color: .indigo,
        [
            Sample("Text field", "TextField .textFieldStyle .onSubmit", FieldStyles()),
            Sample("Password", "SecureField .textContentType", FieldPassword()),
            Sample("Several lines", "TextEditor TextField(axis:) .lineLimit", FieldLines()),
            Sample("Numbers and formats", "TextField(value:format:) .keyboardType", FieldFormats()),
            Sample("What the keyboard does", ".submitLabel .textInputAutocapitalization .autocorrectionDisabled", FieldKeyboard()),
            Sample("Limits and checks", ".onChange", FieldChecks()),
        ])
}

struct FieldStyles: View {
    @State private var name = ""
    @State private var submitted = "Nothing yet"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Plain", text: $name)
            TextField("With a border", text: $name).textFieldStyle(.roundedBorder)
            TextField("Name", text: $name, prompt: Text("A prompt beside the label")).textFieldStyle(.roundedBorder)
            Text("Submitted: \(submitted)").foregroundStyle(.secondary)
        }
        .onSubmit { submitted = name }
    }
}

struct FieldPassword: View {
    @State private var user = ""
    @State private var password = ""

    var body: some View {
        VStack(spacing: 12) {
            TextField("User", text: $user).textContentType(.username)
            SecureField("Password", text: $password).textContentType(.password)
            Button("Sign in") {}.disabled(user.isEmpty || password.isEmpty)
        }
        .textFieldStyle(.roundedBorder)
    }
}

struct FieldLines: View {
    @State private var note = "A text editor has as many lines\nas you like."
    @State private var comment = ""

    var body: some View {
        VStack(spacing: 12) {
            TextEditor(text: $note)
                .accessibilityLabel("Note")
                .frame(height: 80)
                .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary) }
            TextField("It grows up to four lines", text: $comment, axis: .vertical)
                .lineLimit(1...4)
                .textFieldStyle(.roundedBorder)
        }
    }
}

struct FieldFormats: View {
    @State private var price = 12.5
    @State private var pieces = 3

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Price", value: $price, format: .currency(code: "EUR")).keyboardType(.decimalPad)
            TextField("Pieces", value: $pieces, format: .number).keyboardType(.numberPad)
            Text(price * Double(pieces), format: .currency(code: "EUR")).bold()
        }
        .textFieldStyle(.roundedBorder)
    }
}

struct FieldKeyboard: View {
    @State private var query = ""
    @State private var email = ""

    var body: some View {
        VStack(spacing: 12) {
            TextField("Search", text: $query).submitLabel(.search)
            TextField("Mail", text: $email)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
        }
        .textFieldStyle(.roundedBorder)
    }
}

struct FieldChecks: View {
    @State private var code = ""

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Four digits", text: $code).textFieldStyle(.roundedBorder)
                .onChange(of: code) { code = String(code.filter(\.isNumber).prefix(4)) }
            Text("\(4 - code.count) to go").font(.caption).foregroundStyle(.secondary)
        }
    }
}
