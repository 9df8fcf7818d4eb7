"""Writes the fonts of the themes: of the packages' files only what Dutch, German and English and the designs need.

Pages get variable fonts as WOFF2; documents and mails get one fixed file a face, with the letters of names, and the wordmark as outlines.

The result is committed, so nobody needs this to build the shop; run it again after a change below:
    apt install fonttools python3-brotli && python3 tools/subset-fonts.py
"""

from io import BytesIO
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.merge import Merger
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / 'node_modules/@fontsource-variable'
THEMES = ROOT / 'apps/storefront/src/themes'
BRAND = ROOT / 'apps/backend/brand'

PUNCTUATION = {ord(sign) for sign in 'ŒœŸ–—‘’‚“”„•…‹›€™−'}
# Every sign people type; signs of their own kind (currency, ordinals, Icelandic) fall back to the device's font in headings.
TEXT = {*range(0x20, 0x7F), *range(0xA0, 0x100), *PUNCTUATION}
HEADINGS = TEXT - {ord(sign) for sign in '¢£¤¥¦¨ª¬®¯±²³´µ¶¸¹º¼¾ÐÞðþ'}
# Names of people and places from the rest of Europe, in files that only pages with such a name fetch.
NAMES = set(range(0x100, 0x180)) - PUNCTUATION

# Headings are the narrower the heavier they are: the way between these two points is one axis, and a third lighter than two axes.
LIGHTEST, HEAVIEST = {'wght': 700, 'wdth': 85}, {'wght': 800, 'wdth': 75}

# name: source, signs, limits of its axes, the point whose kerning serves the whole range (it is half of a font's weight)
FACES = {
    'alm/fonts/bricolage-grotesque': ('bricolage-grotesque', 'wdth-normal', HEADINGS, (LIGHTEST, HEAVIEST), {'wght': 750, 'wdth': 80}),
    'alm/fonts/hanken-grotesk': ('hanken-grotesk', 'wght-normal', TEXT, {'wght': (400, 700)}, {'wght': 400}),
    'alm/fonts/hanken-grotesk-italic': ('hanken-grotesk', 'wght-italic', TEXT, {'wght': (400, 700)}, {'wght': 400}),
    'stube/fonts/newsreader': ('newsreader', 'standard-normal', HEADINGS, {'wght': 400, 'opsz': 40}, None),
    'stube/fonts/newsreader-italic': ('newsreader', 'standard-italic', HEADINGS, {'wght': 400, 'opsz': 40}, None),
    'stube/fonts/figtree': ('figtree', 'wght-normal', TEXT, {'wght': (400, 700)}, {'wght': 400}),
}


def reduced(source, signs):
    font = TTFont(source)
    options = Options(hinting=False, layout_features=['kern', 'liga', 'locl', 'tnum', 'rvrn'], name_IDs=[0, 1, 2, 4, 6, 13, 14], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=signs)
    subsetter.subset(font)
    font.flavor = None
    buffer = BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def pairs(font):
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for group in getattr(table, 'PairSet', []):
                yield from group.PairValueRecord
            for row in getattr(table, 'Class1Record', []):
                yield from row.Class2Record


def round_kerning(font):
    """To a hundredth of the size: finer steps nobody sees, and even values pack well."""
    step = font['head'].unitsPerEm // 100
    for pair in pairs(font):
        if pair.Value1 and hasattr(pair.Value1, 'XAdvance'):
            pair.Value1.XAdvance = round(pair.Value1.XAdvance / step) * step


def along(data, *points):
    """A font whose one axis, the weight, leads from the first point to the second one."""
    document = DesignSpaceDocument()
    weights = [point['wght'] for point in points]
    document.addAxisDescriptor(tag='wght', name='Weight', minimum=min(weights), default=min(weights), maximum=max(weights))
    for point in points:
        font = instantiateVariableFont(TTFont(BytesIO(data)), point)
        for table in ('GPOS', 'GDEF', 'STAT'):
            if table in font:
                del font[table]
        document.addSourceDescriptor(font=font, location={'Weight': point['wght']})
    return build(document, exclude=['MVAR', 'STAT'])[0]


def write(target, source, signs, limits, kerning):
    data = reduced(source, signs)
    font = along(data, *limits) if isinstance(limits, tuple) else instantiateVariableFont(TTFont(BytesIO(data)), limits)
    fixed = kerning and instantiateVariableFont(TTFont(BytesIO(data)), kerning)
    if fixed and 'GPOS' in fixed:
        font['GPOS'] = fixed['GPOS']
        if 'GDEF' in fixed:
            font['GDEF'] = fixed['GDEF']
        elif 'GDEF' in font:
            del font['GDEF']
    if 'GPOS' in font:
        round_kerning(font)
    font.flavor = 'woff2'
    font.save(target)
    print(f'{target.name}: {target.stat().st_size} bytes')


for name, (package, axes, signs, limits, kerning) in FACES.items():
    files = PACKAGES / package / 'files'
    target = THEMES / name
    target.parent.mkdir(exist_ok=True)
    write(target.with_name(f'{target.name}.woff2'), files / f'{package}-latin-{axes}.woff2', signs, limits, kerning)
    write(target.with_name(f'{target.name}-names.woff2'), files / f'{package}-latin-ext-{axes}.woff2', NAMES, limits, kerning)
    copyfile(PACKAGES / package / 'LICENSE', target.with_name(f'{package}.license.txt'))


# Of documents and mails: the fixed points the themes show most, and the letters of their wordmark.
STILL = {
    'alm/display': ('bricolage-grotesque', 'wdth-normal', {'wght': 800, 'wdth': 85}),
    'alm/text': ('hanken-grotesk', 'wght-normal', {'wght': 400}),
    'alm/strong': ('hanken-grotesk', 'wght-normal', {'wght': 700}),
    'stube/display': ('newsreader', 'standard-italic', {'wght': 400, 'opsz': 40}),
    'stube/text': ('figtree', 'wght-normal', {'wght': 400}),
    'stube/strong': ('figtree', 'wght-normal', {'wght': 700}),
}
WORDMARK = ('Maas', '&', 'Alm')


def even_figures(font):
    """Sums stand under each other: every figure is as wide as the others, wherever a program asks for no features."""
    for feature in font['GSUB'].table.FeatureList.FeatureRecord if 'GSUB' in font else []:
        if feature.FeatureTag != 'tnum':
            continue
        for index in feature.Feature.LookupListIndex:
            for table in font['GSUB'].table.LookupList.Lookup[index].SubTable:
                mapping = getattr(getattr(table, 'ExtSubTable', table), 'mapping', {})
                for cmap in font['cmap'].tables:
                    cmap.cmap.update({sign: mapping[glyph] for sign, glyph in cmap.cmap.items() if glyph in mapping})


def still(source, signs, point):
    font = instantiateVariableFont(TTFont(BytesIO(reduced(source, signs))), point)
    for table in ('STAT', 'MVAR', 'HVAR', 'avar'):
        if table in font:
            del font[table]
    return font


def rename(font, package, face):
    """A fixed point is still called after the thinnest one of its family."""
    family, style = package.title().replace('-', ' '), {'text': 'Regular', 'strong': 'Bold', 'display': 'Display'}[face]
    for number, value in {1: f'{family} {style}', 2: 'Regular', 4: f'{family} {style}', 6: f"{family.replace(' ', '')}-{style}"}.items():
        font['name'].setName(value, number, 3, 1, 0x409)


def write_still(target, package, axes, point):
    files = PACKAGES / package / 'files'
    with TemporaryDirectory() as folder:
        parts = []
        for alphabet, signs in (('latin', TEXT), ('latin-ext', NAMES)):
            path = Path(folder) / f'{alphabet}.ttf'
            still(files / f'{package}-{alphabet}-{axes}.woff2', signs, point).save(path)
            parts.append(str(path))
        font = Merger().merge(parts)
    even_figures(font)
    rename(font, package, target.stem)
    font.save(target)
    print(f'{target.parent.name}/{target.name}: {target.stat().st_size} bytes')


def write_wordmark(target, font):
    """The shop's name as one outline a word, y downwards from 0, so that it looks the same on a machine without fonts."""
    scale = 100 / font['head'].unitsPerEm
    glyphs, names, widths = font.getGlyphSet(), font.getBestCmap(), font['hmtx']
    x, words = 0.0, []
    for index, word in enumerate(WORDMARK):
        pen = SVGPathPen(glyphs, ntos=lambda value: f'{value:.1f}'.rstrip('0').rstrip('.'))
        for sign in word:
            glyphs[names[ord(sign)]].draw(TransformPen(pen, (scale, 0, 0, -scale, x, 80)))
            x += widths[names[ord(sign)]][0] * scale - 1.5
        words.append(pen.getCommands())
        x += widths['space'][0] * scale if index < len(WORDMARK) - 1 else 0
    title = ' '.join(WORDMARK).replace('&', '&amp;')
    paths = ''.join(f'\n  <path d="{path}"/>' for path in words)
    target.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {x:.0f} 110">\n  <title>{title}</title>{paths}\n</svg>\n')


for name, (package, axes, point) in STILL.items():
    target = (BRAND / name).with_suffix('.ttf')
    target.parent.mkdir(parents=True, exist_ok=True)
    write_still(target, package, axes, point)
    copyfile(PACKAGES / package / 'LICENSE', target.parent / f'{package}.license.txt')
    if target.stem == 'display':
        write_wordmark(target.with_name('wordmark.svg'), TTFont(target))
