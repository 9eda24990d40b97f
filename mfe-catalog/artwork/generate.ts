/** Draws every product image and writes the module that imports them: `npx tsx artwork/generate.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { families, type Model, models } from './families';
import { desktopBanner, mobileBanner } from './views/banner';
import { labelCloseUp, valveCloseUp } from './views/closeUps';
import { VIEWS, type View } from './views/frame';
import { front, threeQuarter } from './views/whole';

const IMAGES = new URL('../src/images/', import.meta.url);
const DATA = new URL('../src/data/', import.meta.url);

const DRAW: Record<View, (model: Model, name: string) => string> = {
  frente: front,
  perspectiva: threeQuarter,
  valvula: valveCloseUp,
  rotulo: labelCloseUp,
};

function productName({ family, size, wheeled }: Model): string {
  const agent = families[family].agentLong.toLowerCase().replace('dióxido de carbono', 'CO₂');
  const kind = family === 'pqs-abc' ? ' ABC' : family === 'pqs-bc' ? ' BC' : '';
  return `Extintor de ${agent}${kind} ${size}${wheeled ? ' sobre rodas' : ''}`;
}

function imageModule(): string {
  const variable = (id: string, view: View) => {
    const [first = '', ...rest] = [...id.toLowerCase().split('-'), view];
    return first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  };
  const byPath = new Intl.Collator('en', { numeric: true });
  const files = models.flatMap(({ id }) => VIEWS.map((view) => ({ id, view, path: `${id}-${view}` })));
  const imports = files
    .sort((a, b) => byPath.compare(a.path, b.path))
    .map(({ id, view, path }) => `import ${variable(id, view)} from '@images/produtos/${path}?width=49-576';`);
  const entries = models.map(({ id }) => `  '${id}': [${VIEWS.map((view) => variable(id, view)).join(', ')}],`);
  return [
    '// Written by artwork/generate.ts. Imported without extension: a .webp, .jpg or .png beside the .svg wins over it.',
    ...imports,
    '',
    '/** Images of each product, main image first. */',
    'export const productImages = {',
    ...entries,
    '} satisfies Record<string, readonly [string, ...string[]]>;',
    '',
  ].join('\n');
}

mkdirSync(new URL('produtos/', IMAGES), { recursive: true });
for (const model of models) {
  for (const view of VIEWS) {
    writeFileSync(new URL(`produtos/${model.id}-${view}.svg`, IMAGES), DRAW[view](model, productName(model)));
  }
}
mkdirSync(new URL('banner/', IMAGES), { recursive: true });
writeFileSync(new URL('banner/produtos-desktop.svg', IMAGES), desktopBanner());
writeFileSync(new URL('banner/produtos-mobile.svg', IMAGES), mobileBanner());
mkdirSync(DATA, { recursive: true });
writeFileSync(new URL('productImages.ts', DATA), imageModule());
