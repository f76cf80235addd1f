"""Finds words that stand twice in a row in pages and comments: `the the`."""
import re

DOUBLED = re.compile(r'(?<![\w.’\'`/-])([A-Za-z]+) \1(?![\w.-])')
COMMENT = re.compile(r'\s*//+ (.*)')
PAGES = ('*.md', 'docs/**/*.md', 'Examples/**/*.md')
CODE = ('Sources/**/*.swift', 'Tests/**/*.swift', 'Examples/**/*.swift', 'Tools/client/src/**/*.ts')


def doubled(root):
    """Returns a line for each place: `docs/guide.md:12: the the`."""
    found = []
    for pattern in (*PAGES, *CODE):
        for path in sorted(root.glob(pattern)):
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if pattern in CODE:
                    comment = COMMENT.match(line)
                    line = comment[1] if comment else ''
                found += [f'{path.relative_to(root)}:{number}: {match[0]}' for match in DOUBLED.finditer(line)]
    return found
