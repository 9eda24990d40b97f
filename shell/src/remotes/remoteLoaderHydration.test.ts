import {
  cart,
  failure,
  leaveFor,
  onInteraction,
  open,
  panel,
  pinned,
  popup,
  reports,
  scene,
  settled,
  version2,
  version3,
} from '../testing/loaderPage';
import { otherRelease } from './createSlot';

describe('for HTML that is there already', () => {
  test('the code is that of the very release that made it, and comes now or when it is needed', async () => {
    let need = () => {};
    onInteraction.mockReturnValue(new Promise<void>((resolve) => (need = resolve)));
    const page = open({ pins: pinned('1') });
    await expect(page.loadForHydration(popup, 'now')).resolves.toEqual({ from: '1' });
    const late = page.loadForHydration(panel, 'needed');
    expect(page.loadForHydration(panel, 'needed')).toBe(late);
    expect(scene.asked).toEqual(['PurchaseUnavailable 1']);
    need();
    await expect(late).resolves.toEqual({ from: '1' });
    expect(page.discovery.read).not.toHaveBeenCalled();
  });

  test('should React give up that HTML, the same code renders the part', async () => {
    const page = open({ pins: pinned('1') });
    const hydration = page.loadForHydration(panel, 'now');
    await hydration;
    expect(page.load(panel, true)).toBe(hydration);
    await expect(page.load(panel)).resolves.toEqual({ from: '2' });
  });

  test('a page is unhydrated until its code is there', async () => {
    const page = open({ pins: pinned('2') });
    expect(page.isUnhydrated(panel)).toBe(false);
    const hydration = page.loadForHydration(panel, 'now');
    expect(page.isUnhydrated(panel)).toBe(true);
    await hydration;
    expect(page.isUnhydrated(panel)).toBe(false);
  });

  test.each([
    ['its fallback release', version2, '1'],
    ['what visitors get by now', version3, '3'],
  ])('a release that fails gives way to %s, which renders the part itself', async (_name, deployed, fallback) => {
    scene.failing = { 2: failure };
    const page = open({ pins: pinned('2'), file: cart(deployed) });
    await expect(page.loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
    expect(page.load(panel, true)).toMatchObject({ status: 'fulfilled', value: { from: fallback } });
    expect(page.isUnhydrated(panel)).toBe(false);
    expect(reports()).toEqual(['mfe_cart 2 fetch healed']);
  });

  test('one that visitors do not get any more, and whose successor fails too, gives way to the latter’s fallback release', async () => {
    scene.failing = { 1: failure, 3: failure };
    const page = open({ pins: pinned('1'), file: cart(version3) });
    await expect(page.loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
    expect(page.load(panel, true)).toMatchObject({ value: { from: '2' } });
  });

  test('when nothing can be loaded it never settles: the HTML stays', async () => {
    scene.failing = { 1: failure, 2: failure };
    const page = open({ pins: pinned('2') });
    const ended = jest.fn();
    page.loadForHydration(panel, 'now').then(ended, ended);
    await settled();
    expect(ended).not.toHaveBeenCalled();
    expect(page.isUnhydrated(panel)).toBe(true);
    expect(reports()).toEqual(['mfe_cart 2 fetch not healed', 'mfe_cart 1 fetch not healed']);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('a page that could not be hydrated is an ordinary one once the visitor has come back to it', async () => {
    scene.failing = { 1: failure, 2: failure };
    const page = open({ pins: pinned('2') });
    page.loadForHydration(panel, 'now');
    await settled();
    scene.failing = {};
    await page.prepare(panel, false);
    expect(page.isUnhydrated(panel)).toBe(false);
  });

  test('a page without a pin for it is rendered anew', async () => {
    await expect(open().loadForHydration(panel, 'now')).rejects.toBe(otherRelease);
  });
});
