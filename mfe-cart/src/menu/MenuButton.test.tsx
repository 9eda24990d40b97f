import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton } from './MenuButton';

function renderMenu() {
  const selected: string[] = [];
  const outerKey = jest.fn();
  renderInSite(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the panel around the menu
    <div onKeyDown={(event) => outerKey(event.key)}>
      <MenuButton
        label="Opções"
        icon={<svg aria-hidden="true" />}
        item="Limpar"
        onSelect={() => selected.push('Limpar')}
      />
      <button type="button">Depois</button>
    </div>,
  );
  return { selected, outerKey };
}

const button = () => screen.getByRole('button', { name: 'Opções' });
const menu = () => screen.queryByRole('menu', { name: 'Opções' });
const item = () => screen.getByRole('menuitem', { name: 'Limpar' });

test('the button has the ARIA attributes of a menu button and toggles the menu', async () => {
  renderMenu();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(button()).toHaveAttribute('aria-controls', menu()?.id);
  expect(item()).toHaveFocus();
  await userEvent.click(button());
  expect(menu()).toBeNull();
  expect(button()).toHaveFocus();
});

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
  'the key %j opens the menu and focuses its item',
  async (key) => {
    renderMenu();
    button().focus();
    await userEvent.keyboard(key);
    expect(item()).toHaveFocus();
  },
);

test('an item runs its action once, closes the menu and returns the focus', async () => {
  const { selected } = renderMenu();
  await userEvent.click(button());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(selected).toEqual(['Limpar']);
  expect(menu()).toBeNull();
  expect(button()).toHaveFocus();
});

test('Escape closes the menu only, not the panel around it', async () => {
  const { selected, outerKey } = renderMenu();
  await userEvent.click(button());
  const defaultAction = jest.fn();
  window.addEventListener('keydown', (event) => defaultAction(event.defaultPrevented), { capture: false });
  await userEvent.keyboard('{Escape}');
  expect(menu()).toBeNull();
  expect(button()).toHaveFocus();
  expect(outerKey).not.toHaveBeenCalledWith('Escape');
  expect(selected).toEqual([]);
});

test('Tab and a press elsewhere close the menu', async () => {
  renderMenu();
  await userEvent.click(button());
  await userEvent.tab();
  expect(menu()).toBeNull();
  expect(screen.getByRole('button', { name: 'Depois' })).toHaveFocus();
  await userEvent.click(button());
  await userEvent.click(document.body);
  expect(menu()).toBeNull();
});
