import { inflateSync } from 'node:zlib';

/** Text without white space. Skia writes uncompressed objects, and a ToUnicode map for each font (PDF 32000-1, 9.10.3). */
export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\b(.*?)\bendobj/gs)) {
    objects.set(id, body);
  }
  const streams = [...objects].map(([id, body]) => [id, streamOf(body)] as const);
  const charactersIn = new Map(streams.map(([id, text]) => [id, characterMap(text)]));
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      fonts.set(name, charactersIn.get(map) ?? new Map());
    }
  }
  return streams.map(([, text]) => shownText(text, fonts)).join('');
}

function streamOf(body: string): string {
  const [, head = '', data = ''] = /^(.*?)\bstream\r?\n(.*)\r?\nendstream/s.exec(body) ?? [];
  if (!head.includes('/FlateDecode') || head.includes('/Subtype /Image') || head.includes('/Length1')) return '';
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

function characterMap(text: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  const decoded = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of text.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, glyph = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      map.set(glyph.toUpperCase(), decoded(hex));
  }
  for (const [, block = ''] of text.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, first = '', last = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = Number.parseInt(first, 16);
      for (let glyph = start; glyph <= Number.parseInt(last, 16); glyph += 1) {
        const code = (Number.parseInt(hex, 16) + glyph - start).toString(16).padStart(hex.length, '0');
        map.set(glyph.toString(16).padStart(first.length, '0').toUpperCase(), decoded(code));
      }
    }
  }
  return map;
}

function shownText(text: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map();
  let shown = '';
  for (const [, name, glyphs = ''] of text.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    // Glyphs have one or two bytes, as in the font's map.
    else
      for (const glyph of glyphs.toUpperCase().match([...font.keys()][0]?.length === 2 ? /.{2}/g : /.{4}/g) ?? [])
        shown += font.get(glyph) ?? '';
  }
  return shown.replaceAll(/\s/g, '');
}
