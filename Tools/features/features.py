"""Generates docs/features.md: the features of each example, and the tests that verify them."""
import csv
import re
from collections import defaultdict

SYSTEMS = {
    'A': ('Diner', 'fine-grained services, injected through the environment and observed only by the views that need them'),
    'B': ('Pokedex', 'independent modules, connected by a composition root'),
    'C': ('Countries', 'Clean Architecture: app state, interactors, repositories'),
    'D': ('QBChat', 'Model-View, Redux and ViewState MVVM, services and coordinators side by side'),
    'E': ('Todos', 'VIPER modules on a service layer with three environments'),
}
SWIFT = re.compile(r'@Test(?:\([^`]*?\))?\s*(?:@\w+\s+)*func `([^`]+)`', re.S)
PYTHON = re.compile(r'^def test_(\w+)\(', re.M)
ID = re.compile(r'\b([A-E]\d+b?)\b')
#: Features that a tool of this repository verifies.
TOOLS = {'C16': '`Tools/coverage`, in every run of `.ci/run`'}
#: Features that a step of `.ci/run` verifies beside the tests.
STEPS = {
    'B2': '`swift run martlet check-modules`, in every run of `.ci/run`',
    'E7': '`swift build --package-path Examples/Todos/ServiceLayer`, in every run of `.ci/run`',
}
#: Features that only a document covers.
ANSWERS = {'A20': 'architectures.md', 'C23': 'architectures.md', 'D15': 'architectures.md'}


def document(root):
    tests = found(root)
    rows, missing = defaultdict(list), []
    for row in csv.DictReader(open(root / 'Tools' / 'features' / 'features.csv')):
        id, means = row['id'], row['checked by']
        if means == 'doc':
            page = ANSWERS[id]
            there = (root / 'docs' / page).exists()
            held = f'[{page}]({page})' if there else ''
        elif id in TOOLS:
            there, held = True, TOOLS[id]
        else:
            held = '<br>'.join(tests[id] + ([STEPS[id]] if id in STEPS else []))
            there = tests[id] and ('B' not in means or any('.py`' in test for test in tests[id]))
        if not there:
            missing.append(id)
        rows[id[0]].append(f'| {id} | {row["feature"]} | {held or "*nothing yet*"} |')
    lines = ['# Features of the examples, and their tests', '',
             'This page lists the features of each example app and the tests that check them. Tests in Swift run without a browser, tests in Python in a',
             'real one. `Tools/generate` writes the page from the tests; do not edit it.', '']
    if missing:
        lines += [f'Features without a test, or without one in a browser although they concern the page: {", ".join(missing)}.', '']
    for letter, (name, about) in SYSTEMS.items():
        lines += [f'## {letter}. {name}', '', about[0].upper() + about[1:] + '.', '', '| id | feature | tests |', '|---|---|---|', *rows[letter], '']
    return '\n'.join(lines)


def found(root):
    """Returns the tests of each feature, with their files."""
    tests = defaultdict(list)
    for path in sorted((root / 'Tests').rglob('*.swift')):
        for name in SWIFT.findall(path.read_text()):
            head = re.match(r'(?:[A-E]\d+b?[,:]?(?: and)?\s+)+', name)
            for id in ID.findall(head[0]) if head else []:
                tests[id].append(f'{name[head.end():]} · `{path.name}`')
    for path in sorted((root / 'Tests' / 'Browser').glob('test_*.py')):
        for name in PYTHON.findall(path.read_text()):
            words = name.replace('_', ' ')
            for id in re.findall(r'\b([a-e]\d+b?)\b', words):
                text = re.sub(r'^([a-e]\d+b?( and)? )+', '', words)
                tests[id.upper() if not id.endswith('b') else id[0].upper() + id[1:]].append(f'{text} · `{path.name}`')
    return tests
