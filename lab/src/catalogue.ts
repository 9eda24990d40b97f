import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { controlsOn } from 'e2e/taps/controls';
import { type Checkout, copyCheckout } from 'tools/testing/checkout';
import { replaceIn } from './inCopy';
import { measurement } from './measurement';
import { lighthouse } from './pages/lighthouse';
import { measureSubjects } from './pages/measureSubjects';
import { legend, resultBlocks } from './pages/results';
import { withSubjects } from './pages/subjects';
import { measureTaps } from './taps/measureTaps';
import { tapTable } from './taps/tapTables';

/** Products for each that there is: 2,100. */
const times = 100;

export default measurement({
  about: `What a hundred times as many products cost: builds this checkout's site with them in a copy, and measures the catalogue,
and the first taps on its filter (ms, on a phone at 4x CPU), in turn with the site here.`,
  options: {
    runs: { default: 5, help: 'rounds; medians are shown' },
  },
  async run({ runs }, log) {
    const { version, measureLoad } = await lighthouse(log);
    const copy = await copyCheckout(inRoot('.cache/lab/catalogue'));
    await multiplyProducts(copy);
    // As the site here is published.
    await replaceIn(path.join(copy.folder, 'site.config.json'), '"preview": true', '"preview": false');
    log(`Building with ${times} times the products …`);
    const built = (await copy.run('build')).match(/mfe-catalog: built .*|.*pages rendered.* in .*/g) ?? [];
    const building = `${times} times as many: ${built.map((line) => line.trim()).join('; ')}.`;
    const plan = { pages: ['/produtos'], runs, log };
    const others = [{ name: `${times} times as many`, folder: copy.folder }];
    const measured = withSubjects({ ...plan, others, baselines: [] }, async (subjects) => {
      const results = await measureSubjects(subjects, { ...plan, measureLoad });
      const filter = controlsOn('phone').filter(({ name }) => name.startsWith('Filtros'));
      const taps = await measureTaps(filter, { device: 'phone', slowdown: 4, subjects, ages: [5], runs, log });
      return {
        title: 'A large catalogue',
        instrument: version,
        blocks: [legend(runs), building, ...resultBlocks(results), tapTable(taps)],
      };
    });
    return measured.finally(() => rm(copy.folder, { recursive: true, force: true }));
  },
});

/** Gives a checkout's catalogue so many times the products that it has. */
async function multiplyProducts({ folder }: Checkout): Promise<void> {
  const file = path.join(folder, 'mfe-catalog/src/data/products.ts');
  const list = ': readonly Product[] = [';
  await replaceIn(file, `export const products${list}`, `const originals${list}`);
  const copies = `
export const products: readonly Product[] = Array.from({ length: ${times} }, (_, copy) =>
  originals.map((product) => ({
    ...product,
    id: copy === 0 ? product.id : \`\${product.id}-\${copy}\`,
    productLink: copy === 0 ? product.productLink : product.productLink.replace('.html', \`-\${copy}.html\`),
  })),
).flat();
`;
  await appendFile(file, copies);
}
