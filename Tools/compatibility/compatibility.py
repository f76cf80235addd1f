"""Generates docs/compatibility.md: the SwiftUI APIs that public apps use, and which of them Martlet has."""
import csv
from collections import defaultdict

import declarations

#: The modules that an app sees as `SwiftUI`.
MODULES = ['MartletCore', 'MartletUI', 'MartletDates']

#: APIs that depend on UIKit or an Apple service. Martlet will not have them.
APPLE_ONLY = {
    'UIViewRepresentable', 'UIViewControllerRepresentable', 'UIHostingController', 'UIApplicationDelegateAdaptor',
    'UIViewRepresentableContext', 'UIViewControllerRepresentableContext', 'NSViewRepresentable', 'NSApplicationDelegateAdaptor',
    'NSHostingView', 'NSViewControllerRepresentable', 'NSViewRepresentableContext', 'NSHostingController', 'WKInterfaceObjectRepresentable',
    'Query', 'FetchRequest', 'FetchedResults', 'SectionedFetchRequest', 'modelContainer', 'modelContext', 'managedObjectContext', 'ManagedObjectContext',
    'Widget', 'WidgetConfiguration', 'WidgetBundle', 'configurationDisplayName', 'supportedFamilies', 'widgetURL', 'widgetFamily', 'widgetAccentable',
    'containerBackground', 'WidgetBundleBuilder',
}

#: Initialisers that apps declare themselves, or that take a UIKit or AppKit value.
NOT_SWIFTUI = {'Color(hex:)', 'Color(uiColor:)', 'Color(nsColor:)', 'Image(uiImage:)', 'Image(nsImage:)'}


def document(root):
    data = root / 'Tools' / 'compatibility'
    found = declarations.read(*(root / 'Sources' / module for module in MODULES))
    shapes = defaultdict(list)
    for row in csv.DictReader(open(data / 'shapes.csv')):
        shapes[declarations.parse_shape(row['shape'])[0]].append((row['shape'], int(row['apps'])))
    rows, counts = [], defaultdict(int)
    for rank, api in enumerate(csv.DictReader(open(data / 'apis.csv')), 1):
        name = api['name'].lstrip('@#.')
        state, remark = judge(api['kind'], name, found, shapes[name])
        counts[state] += 1
        shown = {'type': name, 'modifier': f'.{name}', 'wrapper': api['name']}[api['kind']]
        rows.append(f'| {rank} | `{shown}` | {api["apps"]} | {state} | {remark} |')
    members = []
    for row in csv.DictReader(open(data / 'members.csv')):
        name = row['member']
        key = f'EnvironmentValues.{name[2:]}' if name.startswith('\\.') else name
        state = 'out' if key.split('.')[-1] in APPLE_ONLY else 'yes' if key in found.members else 'not yet'
        members.append(f'| `{name}` | {row["apps"]} | {state} |')
    total = sum(counts.values()) - counts['out']
    return '\n'.join([
        '# What works', '',
        'Generated from the code by `Tools/generate`; do not edit. The list contains the APIs that at least 5 of 99 public SwiftUI apps use, most used first.',
        'An API *works* if it accepts every form of call that at least 5 of these apps use. It works *in part* if it does not accept the listed forms.',
        'APIs that depend on UIKit or an Apple service are *out*.', '',
        f'Of {total} APIs {counts["works"]} work, {counts["in part"]} work in part, {counts["not yet"]} are missing; {counts["out"]} are out.', '',
        '| rank | API | apps | state | missing |', '|---|---|---|---|---|', *rows, '',
        '## Static members and environment values', '', '| member | apps | there |', '|---|---|---|', *members, '',
    ])


def judge(kind, name, found, shapes):
    if name in APPLE_ONLY:
        return 'out', ''
    there = name in found.types if kind != 'modifier' else name in found.calls
    if not there and kind == 'modifier':
        there = any(member.endswith('.' + name) for member in found.members)
    if not there:
        return 'not yet', ''
    if kind == 'wrapper':
        return 'works', ''
    missing = []
    for shape, apps in shapes:
        is_modifier = shape.startswith('.')
        if is_modifier != (kind == 'modifier') or shape in NOT_SWIFTUI:
            continue
        _, labels, trailing = declarations.parse_shape(shape)
        if not any(declarations.fits(parameters, labels, trailing) for parameters in found.calls.get(name, [])):
            missing.append(f'`{shape}` ({apps})')
    return ('in part', ', '.join(missing)) if missing else ('works', '')
