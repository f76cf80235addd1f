"""Inserts the results of Compare into the pages that tell them.

    <!-- =redux.source.lines -->159<!-- = -->          a value by its path in results.json; `a / b` is a quotient, `a %` a percentage, `a kB` kilobytes
    <!-- table: Analysis of the sources --> … <!-- = -->   a section of Examples/Compare/tables.md
"""
import json
import re

PAGES = ['docs/architectures.md', 'Examples/Countries/README.md']
FIGURE = re.compile(r'<!-- =(.+?) -->.*?<!-- = -->')
TABLE = re.compile(r'<!-- table: (.+?) -->\n.*?<!-- = -->', re.S)


def documents(root):
    """Returns the text of each page, by its path."""
    compare = root / 'Examples' / 'Compare'
    results = json.loads((compare / 'Measures' / 'Resources' / 'results.json').read_text())
    values = {port['port']: port for port in results['ports']} | {name: results[name] for name in ('diner', 'roles', 'twins', 'layers')}
    values['growth'] = {growth['port']: growth['points'] for growth in results['growth']}
    values['changes'] = {}
    for cost in results['changes']:
        values['changes'].setdefault(cost['change'], {})[cost['port']] = cost
    sections = (compare / 'tables.md').read_text().split('### ')[1:]
    tables = {name: body.strip() for name, body in (section.split('\n', 1) for section in sections)}
    return {page: filled((root / page).read_text(), values, tables) for page in PAGES}


def filled(text, values, tables):
    text = FIGURE.sub(lambda match: f'<!-- ={match[1]} -->{figure(match[1], values)}<!-- = -->', text)
    return TABLE.sub(lambda match: f'<!-- table: {match[1]} -->\n\n{tables[match[1]]}\n\n<!-- = -->', text)


def figure(expression, values):
    """Evaluates an expression: a path, a quotient of two paths, or a path with a unit."""
    if expression.endswith(' %'):
        return f'{round(100 * at(expression[:-2], values))} %'
    if expression.endswith(' kB'):
        return f'{round(at(expression[:-3], values) / 1000):,} kB'
    value, *divisor = (at(path, values) for path in expression.split(' / '))
    if divisor:
        value /= divisor[0]
    return f'{value:,.1f}'.removesuffix('.0')


def at(path, values):
    for key in path.split('.'):
        values = values[int(key)] if isinstance(values, list) else values[key]
    return values
