/** Draws every product image: `npx tsx artwork/generate.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { families, type Model, models } from './families';
import { desktopBanner, mobileBanner } from './views/banner';
import { labelCloseUp, valveCloseUp } from './views/closeUps';
import { VIEWS, type View } from './views/frame';
import { front, threeQuarter } from './views/whole';

const IMAGES = new URL('../src/images/', import.meta.url);

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

mkdirSync(new URL('produtos/', IMAGES), { recursive: true });
for (const model of models) {
  for (const view of VIEWS) {
    writeFileSync(new URL(`produtos/${model.id}-${view}.svg`, IMAGES), DRAW[view](model, productName(model)));
  }
}
mkdirSync(new URL('banner/', IMAGES), { recursive: true });
writeFileSync(new URL('banner/produtos-desktop.svg', IMAGES), desktopBanner());
writeFileSync(new URL('banner/produtos-mobile.svg', IMAGES), mobileBanner());
