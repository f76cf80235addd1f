"""Reads what the sources say of their own limits: `- Partly:` in the comment of a declaration, and calls of `inert`."""
import re
from collections import defaultdict
from dataclasses import dataclass, field

COMMENTED = re.compile(r'((?:^[ \t]*///.*\n)+)((?:^[ \t]*[@#].*\n)*^.*$)', re.M)
PARTLY = re.compile(r'^- Partly: (.+)$')
DECLARED = re.compile(
    r'\b(?:func (?P<function>\w+)|(?:struct|class|enum|protocol|typealias) (?P<type>\w+)|macro (?P<macro>\w+)|static (?:let|var) (?P<member>\w+)'
    r'|(?<!static )var (?P<value>\w+))')
OWNER = re.compile(r'^(?:[\w@]+ )*(?:extension|struct|enum|class) (\w+)', re.M)
MODULE = re.compile(r'^// - Partly (import \w+): (.+)$', re.M)
INERT = re.compile(r'\binert\("([^"]+)"\)')


@dataclass
class Remarks:
    #: What is missing, by the name that the table gives to an API.
    partly: dict = field(default_factory=lambda: defaultdict(list))
    inert: set = field(default_factory=set)


def read(paths):
    found = Remarks()
    for path in paths:
        read_source(path.read_text(), found)
    return found


def read_source(text, found):
    found.inert |= set(INERT.findall(text))
    for module, words in MODULE.findall(text):
        found.partly[module].append(words)
    for match in COMMENTED.finditer(text):
        words = partly(match[1])
        if not words:
            continue
        name = DECLARED.search(match[2])
        if not name:
            raise ValueError(f'“- Partly: {words}” stands above something that is not in the table: {match[2].strip()}')
        for key in keys(name, text[:match.start()]):
            if words not in found.partly[key]:
                found.partly[key].append(words)


def partly(comment):
    """The words after `- Partly:`, which may go on in further lines that are indented."""
    words = None
    for line in comment.splitlines():
        line = line.strip()[3:]
        if match := PARTLY.match(line.strip()):
            words = match[1]
        elif words is not None:
            if not line.startswith('   '):
                break
            words += ' ' + line.strip()
    return words.rstrip('.') if words else None


def keys(name, before):
    """The names that a declaration can have in the table."""
    if name['function']:
        return ['.' + name['function']]
    if kind := name['type'] or name['macro']:
        return [kind, '@' + kind, '#' + kind]
    if name['member']:
        return [f'{OWNER.findall(before)[-1]}.{name["member"]}']
    return ['\\.' + name['value']]
