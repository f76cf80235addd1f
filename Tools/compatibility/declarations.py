"""Reads the public declarations of Swift sources, and checks whether one of them accepts a given form of call."""
import re
from dataclasses import dataclass, field

NOISE = re.compile(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/')
TOKEN = re.compile(
    r'(?P<type>\b(?:struct|class(?!\s+(?:func|var)\b)|enum|protocol|actor|extension)\s+(?P<typename>[A-Za-z_][\w.]*))'
    r'|(?P<alias>\btypealias\s+(?P<aliasname>[A-Za-z_]\w*))'
    r'|(?P<macro>\bmacro\s+(?P<macroname>[A-Za-z_]\w*))'
    r'|(?P<func>\b(?:func\s+(?P<funcname>[A-Za-z_]\w*)|(?P<init>init)\??|(?P<subscript>subscript))\s*(?=[<(]))'
    r'|(?P<member>\b(?:static\s+(?:let|var|func)|case|var)\s+(?P<membername>[A-Za-z_]\w*))'
    r'|(?P<open>\{)|(?P<close>\})')

#: Modules that declare nothing of SwiftUI, but names that look so: `delay`, `map`.
NOT_VIEWS = {'MartletCombine'}


@dataclass
class Parameter:
    label: str
    has_default: bool
    is_closure: bool
    is_variadic: bool


@dataclass
class Declarations:
    types: set = field(default_factory=set)
    #: functions by name, `init` under the name of its type: a list of parameter lists
    calls: dict = field(default_factory=dict)
    #: `Color.red`, `EnvironmentValues.dismiss`
    members: set = field(default_factory=set)


def vocabulary(root):
    """The sources of what an app sees as SwiftUI and as Apple's other modules: the modules that stand in for them, and those that they export."""
    waiting = re.findall(r'"-module-alias", "\w+=(\w+)"', (root / 'Package.swift').read_text())
    seen, paths = set(NOT_VIEWS), []
    while waiting:
        module = waiting.pop()
        folder = root / 'Sources' / module
        if module in seen or not folder.is_dir():
            continue
        seen.add(module)
        sources = sorted(folder.rglob('*.swift'))
        paths += sources
        for path in sources:
            waiting += re.findall(r'^@_exported import (\w+)', path.read_text(), re.M)
    return sorted(paths)


def read(paths):
    found = Declarations()
    for path in paths:
        read_source(NOISE.sub(lambda m: '""' if m[0].startswith('"') else ' ', path.read_text()), found)
    return found


def read_source(text, found):
    scopes = []  # the type that each open brace belongs to, or None
    pending = None
    position = 0
    while match := TOKEN.search(text, position):
        position = match.end()
        owner = next((name for name in reversed(scopes) if name), None)
        if match['open']:
            scopes.append(pending)
            pending = None
        elif match['close']:
            if scopes:
                scopes.pop()
        elif match['typename']:
            pending = match['typename'].split('.')[-1]
            if not match['type'].startswith('extension') and is_public(text, match.start()):
                found.types.add(pending)
        elif match['aliasname'] and is_public(text, match.start()):
            found.types.add(match['aliasname'])
        elif match['macroname']:
            found.types.add(match['macroname'])
            position = read_call(text, position, match['macroname'], found)
        elif match['func'] and is_public(text, match.start()):
            name = owner if match['init'] else match['funcname'] or 'subscript'
            position = read_call(text, position, name, found)
            if match['funcname'] and owner:
                found.members.add(f'{owner}.{name}')
        elif match['membername'] and owner and (match['member'].startswith('case') or is_public(text, match.start())):
            found.members.add(f'{owner}.{match["membername"]}')


def is_public(text, position):
    """Returns whether a declaration has `public` or `open` before it, on the same line."""
    return re.search(r'\b(public|open)\b', text[text.rfind('\n', 0, position) + 1:position]) is not None


def read_call(text, position, name, found):
    """Reads a parameter list that starts at or after `position`. Returns the position after it."""
    if position < len(text) and text[position] == '<':
        position = skip(text, position, '<', '>')
    while position < len(text) and text[position].isspace():
        position += 1
    if position >= len(text) or text[position] != '(':
        return position
    end = skip(text, position, '(', ')')
    parameters = [parameter(part) for part in split(text[position + 1:end - 1]) if part.strip()]
    found.calls.setdefault(name, []).append(parameters)
    return end


def skip(text, position, opening, closing):
    depth = 0
    while position < len(text):
        character = text[position]
        if character == opening:
            depth += 1
        elif character == closing and text[position - 1] != '-':
            depth -= 1
            if depth == 0:
                return position + 1
        position += 1
    return position


def split(text):
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in '([{<':
            depth += 1
        elif character in ')]}' or character == '>' and text[index - 1] != '-':
            depth -= 1
        elif character == ',' and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    parts.append(text[start:])
    return parts


def parameter(text):
    head, _, rest = text.partition(':')
    names = re.sub(r'@[\w.]+(\([^)]*\))?', '', head).split()
    label = '' if not names or names[0] == '_' else names[0]
    kind, equals, _ = rest.partition('=')
    return Parameter(label, bool(equals), '->' in kind, '...' in kind)


def parse_shape(shape):
    """`.sheet(isPresented:){}content:{}` gives ('sheet', ['isPresented'], ['', 'content'])."""
    match = re.match(r'\.?(\w+)(?:\(([^)]*)\))?(.*)$', shape)
    name, arguments, rest = match[1], match[2] or '', match[3]
    labels = ['' if label == '_' else label for label in arguments.split(':')[:-1]]
    trailing = [label for label in re.findall(r'(\w*):?\{\}', rest)]
    return name, labels, trailing


def fits(parameters, labels, trailing):
    """Returns whether a function with these parameters accepts these argument labels and trailing closures."""
    if not labels and not trailing:
        return all(p.has_default or p.is_variadic for p in parameters)
    if not parameters:
        return False
    first, rest = parameters[0], parameters[1:]
    if labels:
        if first.label == labels[0]:
            if fits(rest, labels[1:], trailing):
                return True
            if first.is_variadic:
                more = labels[1:]
                while more and more[0] == '':
                    more = more[1:]
                    if fits(rest, more, trailing):
                        return True
    elif first.is_closure and (trailing[0] in ('', first.label)):
        if fits(rest, labels, trailing[1:]):
            return True
    return (first.has_default or first.is_variadic) and fits(rest, labels, trailing)
