"""Collects which tests show which APIs: a comment `// Shows: .padding, Text` above a test in Swift, `# Shows: .onDelete (RowsPage)` above one in
Python, which names the view that the browser shows. Each API must occur in the test, or in what the test uses."""
import re
from collections import defaultdict
from dataclasses import dataclass

SHOWS = re.compile(r'^[ \t]*(?://|#) Shows: (.+)$', re.M)
SWIFT_TEST = re.compile(r'(?:[ \t]*@available.*\n)?[ \t]*@Test\b(?P<traits>[^`{]*?)\bfunc `(?P<name>[^`]+)`')
PYTHON_TEST = re.compile(r'(?P<traits>(?:[ \t]*@.*\n)*)def (?P<name>test_\w+)\(')
NOISE = re.compile(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/')
DECLARATION = re.compile(r'(?P<private>\bprivate\s+|\bfileprivate\s+)?(?:\w+\s+)*?\b(?:struct|class|enum|actor|protocol|extension|func)\s+(?P<name>\w+)')
MACRO = re.compile(r'^#(?!if|else|endif)\w+[^{\n]*(?=\{)', re.M)
WORD = re.compile(r'\b\w+\b')
SKIPPED = re.compile(r'\.disabled\(|\.enabled\(|\bskip|\bxfail')


@dataclass
class Test:
    file: str
    name: str

    @property
    def where(self):
        return f'“{self.name}” in {self.file}'


def read(root, names, problems):
    """The tests that show each of the APIs. Adds each false claim to `problems`."""
    tests = defaultdict(list)
    for folder in sorted(path for path in (root / 'Tests').iterdir() if path.is_dir()):
        code = Code(folder.rglob('*.swift'))
        for path in code.paths:
            for test, claims, text in swift_tests(path, problems):
                note(test, claims, code.reach(text, path), names, tests, problems)
    views = Code([*(root / 'Tests' / 'Browser' / 'App').rglob('*.swift'), *(root / 'Examples').rglob('*.swift')])
    for path in sorted((root / 'Tests' / 'Browser').glob('test_*.py')):
        for test, claims in python_tests(path, problems):
            if not re.fullmatch(r'([^()]+ \(\w+\)(, |$))+', claims):
                problems.append(f'{test.where} does not say which view shows {claims}: write “# Shows: .padding (PaddingPage)”')
            for apis, view in re.findall(r'([^()]+) \((\w+)\)', claims):
                if views.has(view):
                    note(test, apis.removeprefix(', '), views.reach(view, None), names, tests, problems)
                else:
                    problems.append(f'{test.where} names the view {view}, which is not there')
    return tests


def note(test, claims, text, names, tests, problems):
    for name in (claim.strip() for claim in claims.split(',')):
        if name not in names:
            problems.append(f'{test.where} shows {name}, which is not in the table')
        elif not uses(text, name):
            problems.append(f'{test.where} shows {name}, but does not use it')
        elif test in tests[name]:
            problems.append(f'{test.where} says twice that it shows {name}')
        else:
            tests[name].append(test)


def uses(text, name):
    """Whether Swift code, without its strings and comments, uses an API."""
    if name.startswith('import '):
        return re.search(rf'^\s*{name}$', text, re.M) is not None
    if '.' in name[1:] and not name.startswith('\\'):
        owner, member = name.rsplit('.', 1)
        return re.search(rf'(?:\b{owner}|(?<![\w)\]}}]))\.{member}\b', text) is not None
    if name.startswith('.'):
        return re.search(rf'{re.escape(name)}\s*[({{]', text) is not None
    before = r'\b' if name[0].isalnum() else ''
    return re.search(rf'{before}{re.escape(name)}\b', text) is not None


def swift_tests(path, problems):
    """The tests with a comment, what each claims, and its code."""
    text = path.read_text()
    quiet = masked(text)
    for match, claims in claimed(SWIFT_TEST, text, path, problems):
        test = Test(path.name, match['name'])
        if is_always_run(test, match, problems):
            yield test, claims, block(quiet, match.end())


def python_tests(path, problems):
    text = path.read_text()
    for match, claims in claimed(PYTHON_TEST, text, path, problems):
        test = Test(path.name, match['name'].removeprefix('test_').replace('_', ' '))
        if is_always_run(test, match, problems):
            yield test, claims


def is_always_run(test, match, problems):
    if SKIPPED.search(match['traits']):
        problems.append(f'{test.where} is not always run, so it shows nothing')
        return False
    return True


def claimed(kind, text, path, problems):
    """The tests under the comments, and what the comments claim."""
    for position, claims in tagged(text):
        if match := kind.match(text, position):
            yield match, claims
        else:
            problems.append(f'“Shows: {claims}” in {path.name} does not stand above a test')


def tagged(text):
    """Where what stands under each comment begins, and what the comment claims, in one line or in several."""
    position = 0
    while match := SHOWS.search(text, position):
        claims = match[1]
        position = match.end() + 1
        while (more := SHOWS.match(text, position)):
            claims += ', ' + more[1]
            position = more.end() + 1
        yield position, claims


def masked(text):
    """The text without what is in strings and comments; each character keeps its place."""
    return NOISE.sub(lambda match: re.sub(r'[^\n]', ' ', match[0]), text)


def block(text, position):
    """The code from the next brace to the one that closes it."""
    start = text.index('{', position)
    depth = 0
    for index in range(start, len(text)):
        depth += {'{': 1, '}': -1}.get(text[index], 0)
        if depth == 0:
            return text[start:index + 1]
    return text[start:]


class Code:
    """The types and functions that some files declare, by name."""

    def __init__(self, paths):
        self.paths = sorted(paths)
        self.by_file = {}
        self.shared = defaultdict(list)
        #: What stands in a file for no name to find: its imports, and the macros outside of its types.
        self.outside = {}
        for path in self.paths:
            text = masked(path.read_text())
            outside = re.findall(r'^import \w+$', text, re.M) + [match[0] + block(text, match.end()) for match in MACRO.finditer(text)]
            self.outside[path] = '\n'.join(outside)
            own = self.by_file[path] = defaultdict(list)
            for match in DECLARATION.finditer(text):
                if '{' not in text[match.end():]:
                    continue
                code = block(text, match.end())
                code = text[match.start():text.index('{', match.end())] + code
                attributes = text[max(0, match.start() - 60):match.start()].rsplit('}', 1)[-1]
                own[match['name']].append(attributes + code)
                if not match['private']:
                    self.shared[match['name']].append((path, attributes + code))

    def has(self, name):
        return name in self.shared or any(name in own for own in self.by_file.values())

    def reach(self, text, path):
        """Some code, and that of all that it names, in its own file first."""
        reached, seen, queue = [], set(), [(text, path)]
        while queue:
            text, path = queue.pop()
            reached.append(text)
            for word in set(WORD.findall(text)) - ({'body'}):
                if (word, path) in seen:
                    continue
                seen.add((word, path))
                own = self.by_file.get(path, {}).get(word)
                queue += [(code, path) for code in own] if own else [(code, other) for other, code in self.shared.get(word, [])]
            if path and (path, None) not in seen:
                seen.add((path, None))
                reached.append(self.outside[path])
        return '\n'.join(reached)
