/// A value is encoded with its type, such as `{"int":1}`, so that 1 and 1.0 remain different.
extension Value: Codable {
    private enum CodingKeys: String, CodingKey { case bool, int, double, string, list, record }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let key = container.allKeys.first else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "There is no value."))
        }
        self =
            switch key {
            case .bool: .bool(try container.decode(Bool.self, forKey: key))
            case .int: .int(try container.decode(Int.self, forKey: key))
            case .double: .double(try container.decode(Double.self, forKey: key))
            case .string: .string(try container.decode(String.self, forKey: key))
            case .list: .list(try container.decode([Value].self, forKey: key))
            case .record: .record(try container.decode([String: Value].self, forKey: key))
            }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .bool(let value): try container.encode(value, forKey: .bool)
        case .int(let value): try container.encode(value, forKey: .int)
        case .double(let value): try container.encode(value, forKey: .double)
        case .string(let value): try container.encode(value, forKey: .string)
        case .list(let values): try container.encode(values, forKey: .list)
        case .record(let values): try container.encode(values, forKey: .record)
        }
    }
}
