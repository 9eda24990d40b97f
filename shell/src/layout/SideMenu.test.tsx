import { selectPanel } from '@site/shared';
import { act } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

test('opening the dialog element directly updates the store; on a wide screen it closes again', async () => {
  const { store, container } = renderShell();
  const menu = container.querySelector<HTMLDialogElement>('#menu');
  await act(async () => menu?.showModal());
  expect(selectPanel(store.getState())).toBe('menu');
  act(() => menu?.close());
  const query = { matches: true, addEventListener() {}, removeEventListener() {} };
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  await act(async () => menu?.showModal());
  expect(selectPanel(store.getState())).toBe('none');
  expect(menu?.open).toBe(false);
  jest.restoreAllMocks();
});
