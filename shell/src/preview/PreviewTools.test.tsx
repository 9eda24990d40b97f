import type { Discovery } from '@site/shared/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { deployment, discoveryOf, pin } from '../testing/discovery';
import type { Overrides } from './overrides';
import { PreviewTools } from './PreviewTools';
import { createUsedReleases } from './usedReleases';

const owned = (it: ReturnType<typeof deployment>) => ({
  ...it,
  metadata: { ...it.metadata, owner: 'Equipe Catálogo' },
});
const file = discoveryOf({
  mfe_catalog: [
    owned(deployment('mfe_catalog', '1.1.0', { previous: '1.0.0' })),
    deployment('mfe_catalog', '1.2.0', { canary: 10 }),
  ],
  mfe_cart: [deployment('mfe_cart', '3.0.0')],
  shell: [deployment('shell', '2.0.0')],
});

/** Releases that the site still stores; 0.9.0 is in no channel. */
const keptReleases = { mfe_catalog: ['1.2.0', '1.1.0', '1.0.0', '0.9.0'].map((it) => pin('mfe_catalog', it)) };

const apply = jest.fn<void, [Overrides]>();

type Given = Partial<ComponentProps<typeof PreviewTools>>;

function renderTools(given: Given = {}) {
  const kept = { current: () => keptReleases, read: async () => keptReleases };
  const read = async (): Promise<Discovery> => file;
  const tools = {
    overrides: {},
    consent: {},
    used: createUsedReleases({ shell: pin('shell', '2.0.0'), mfe_catalog: pin('mfe_catalog', '1.1.0') }),
    discovery: { current: () => file, read, refresh: read, isFresh: () => true },
    kept,
    opensPanel: false,
    showsFrontiers: false,
    onApply: apply,
  };
  render(<PreviewTools {...tools} {...given} />);
}

const panel = () => screen.queryByRole('dialog', { name: 'Remotos desta página' });
const item = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(`Usar em ${name}`), option);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => apply.mockReset());

test('Shift+F8 opens and closes the panel; other key combinations do not', async () => {
  renderTools();
  await userEvent.keyboard('{F8}{Control>}{Shift>}{F8}{/Shift}{/Control}');
  expect(panel()).toBeNull();
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  expect(panel()).toBeVisible();
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  await waitFor(() => expect(panel()).toBeNull());
});

test('the panel lists the host first, and owner, version and channel of each package', async () => {
  renderTools({ opensPanel: true });
  expect(screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual([
    'shell',
    'mfe-cart',
    'mfe-catalog',
  ]);
  expect(item('mfe-catalog')).toHaveTextContent('Equipe Catálogo');
  expect(item('mfe-catalog')).toHaveTextContent('1.1.0No ar');
  expect(item('mfe-cart')).toHaveTextContent('Ainda não usado');
  expect(within(item('shell')).queryByRole('combobox')).toBeNull();
  expect(
    within(item('mfe-catalog'))
      .getAllByRole('option')
      .map((it) => it.textContent),
  ).toEqual(['O que o site escolhe', 'No ar: 1.1.0', 'Canário: 1.2.0', 'Anterior: 1.0.0', 'Sem canal: 0.9.0']);
});

test.each([
  ['another release, while other overrides stay', { mfe_cart: 'live' }, 'Canário: 1.2.0', 'canary'],
  ['a release that is in no channel', {}, 'Sem canal: 0.9.0', '0.9.0'],
])('the panel switches a remote to %s', async (_what, overrides, option, choice) => {
  renderTools({ opensPanel: true, overrides });
  await choose('mfe-catalog', option);
  await press('Aplicar e recarregar');
  expect(apply).toHaveBeenCalledWith({ ...overrides, mfe_catalog: choice });
});

test.each([
  ['9.9.9', 'O site não tem a versão 9.9.9 de mfe-cart. Esta página usa o que o site escolhe.'],
  ['canary', 'O site não tem nenhum canário de mfe-cart. Esta página usa o que o site escolhe.'],
])('a notice says that the site has no %s; overrides that exist have no notice', async (choice, text) => {
  renderTools({ overrides: { mfe_cart: choice, mfe_catalog: '0.9.0' } });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  expect(screen.getByRole('status').childElementCount).toBe(1);
});

describe('local code requested by the address', () => {
  const question = () => screen.queryByRole('dialog', { name: 'Usar código deste computador?' });
  const local = 'http://127.0.0.1:9999/x/remoteEntry.js';

  test.each(['Não usar', 'Fechar'])('is not used after the reader chose "%s"', async (refusal) => {
    renderTools({ consent: { mfe_catalog: local } });
    await press(refusal);
    expect(question()).toBeNull();
    expect(apply).not.toHaveBeenCalled();
  });
});
