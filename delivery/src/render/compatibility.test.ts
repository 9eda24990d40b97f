import { samplePlan } from '../testing/samplePlan';
import { sampleCart, sampleContent, sampleShell } from '../testing/sampleSite';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { checkCompatibility } from './compatibility';
import { PublishError } from './plan';

const folder = temporaryFolderPerTest();
const check = async (...packages: Parameters<typeof samplePlan>[1]) =>
  checkCompatibility((await samplePlan(folder(), packages)).plan);

/** Shells and carts, and the complaint about them; null where they fit. */
type Case = [string, string[], string[], string | null];

describe('the range of @site/shared that a remote accepts', () => {
  test.each<Case>([
    ['is met', ['1.2.0'], ['^1.0.0'], null],
    ['is met by both shells', ['1.2.0', '1.3.0'], ['^1.0.0'], null],
    ['is met for live and canary', ['2.0.0'], ['^2.0.0', '>=2'], null],
    ['is not met', ['2.0.0'], ['^1.0.0'], 'mfe-cart 1.0.0 accepts @site/shared ^1.0.0; shell 1.0.0 brings 2.0.0'],
    [
      'is not met by the shell’s canary',
      ['1.0.0', '2.0.0'],
      ['^1.0.0'],
      'mfe-cart 1.0.0 accepts @site/shared ^1.0.0; shell 1.0.1 brings 2.0.0',
    ],
    [
      'is not met for the remote’s canary',
      ['1.0.0'],
      ['^1.0.0', '^1.1.0'],
      'mfe-cart 1.0.1 accepts @site/shared ^1.1.0; shell 1.0.0 brings 1.0.0',
    ],
    [
      'is not met where two canaries meet',
      ['1.1.0', '2.0.0'],
      ['>=1', '^1.1.0'],
      'mfe-cart 1.0.1 accepts @site/shared ^1.1.0; shell 1.0.1 brings 2.0.0',
    ],
  ])('%s', async (_what, shells, ranges, complaint) => {
    const [shell, shellCanary] = shells.map((shared, index) => sampleShell(`1.0.${index}`, { shared }));
    const [cart, cartCanary] = ranges.map((shared, index) => sampleCart(`1.0.${index}`, { shared }));
    const checked = check(
      { live: shell ?? sampleShell('1.0.0'), ...(shellCanary && { canary: shellCanary }) },
      { live: cart ?? sampleCart('1.0.0'), ...(cartCanary && { canary: cartCanary }) },
    );
    if (complaint === null) await checked;
    else {
      await expect(checked).rejects.toThrow(new PublishError(complaint));
      await expect(checked).rejects.toMatchObject({ packages: ['mfe-cart', 'shell'] });
    }
  });

  test('of a fallback release is nobody’s concern', async () => {
    await check(
      { live: sampleShell('1.0.0', { shared: '2.0.0' }) },
      {
        live: sampleCart('1.0.1', { shared: '^2.0.0' }),
        previous: sampleCart('1.0.0', { shared: '^1.0.0' }),
      },
    );
  });
});

describe('a module that another package loads', () => {
  const uses = ['mfe_cart/CartPanel'];
  const withPanel = sampleCart('1.0.0');
  const withoutPanel = sampleCart('1.0.1', { modules: { Panel: '""' } });
  const shell = { live: sampleShell('1.0.0') };
  const gone = (cart: string, content: string) =>
    `mfe-cart ${cart} has no module CartPanel, which mfe-content ${content} loads`;

  test.each([
    ['is there', { live: withPanel }, { live: sampleContent('1.0.0', { uses }) }, null],
    ['is gone', { live: withoutPanel }, { live: sampleContent('1.0.0', { uses }) }, gone('1.0.1', '1.0.0')],
    [
      'is gone in the canary',
      { live: withPanel, canary: withoutPanel },
      { live: sampleContent('1.0.0', { uses }) },
      gone('1.0.1', '1.0.0'),
    ],
    [
      'is wanted by a canary alone',
      { live: withoutPanel },
      { live: sampleContent('1.0.0'), canary: sampleContent('1.0.1', { uses }) },
      gone('1.0.1', '1.0.1'),
    ],
    [
      'is gone from a fallback release',
      { live: withPanel, previous: withoutPanel },
      { live: sampleContent('1.0.0', { uses }) },
      null,
    ],
  ])('%s', async (_what, cart, content, complaint) => {
    const checked = check(shell, cart, content);
    if (complaint === null) await checked;
    else {
      await expect(checked).rejects.toThrow(new PublishError(complaint));
      await expect(checked).rejects.toMatchObject({ packages: ['mfe-cart', 'mfe-content'] });
    }
  });

  test('of a package that was never deployed is not missed', async () => {
    await check(shell, { live: sampleContent('1.0.0', { uses }) });
  });

  test('is missed by the shell as well', async () => {
    await expect(check({ live: { ...sampleShell('1.0.0'), uses } }, { live: withoutPanel })).rejects.toThrow(
      'mfe-cart 1.0.1 has no module CartPanel, which shell 1.0.0 loads',
    );
  });
});
