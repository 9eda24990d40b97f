import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { callInPage } from './bundle';
import type { Session, Tab } from './drivers/driver';
import type { inPage, Target } from './inPage';
import type { ServedSite } from './servedSite';

type InPage = typeof inPage;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const the = (role: string, name?: string | RegExp, within?: Target): Target => ({
  role,
  ...(name !== undefined && { name: typeof name === 'string' ? name : { source: name.source } }),
  ...(within && { within }),
});

/** Each action and expectation waits up to a minute, and is a step in the test's report. */
export class Visitor {
  private constructor(
    private readonly session: Session,
    private readonly site: ServedSite,
    private readonly tabs: [Tab, ...Tab[]],
    private tab: Tab,
  ) {}

  static async arrive(session: Session, site: ServedSite): Promise<Visitor> {
    const tab = await session.newTab();
    return new Visitor(session, site, [tab], tab);
  }

  open(path: string): Promise<void> {
    return test.step(`open ${path}`, () => this.tab.open(this.site.url + path));
  }

  async openStarted(path: string): Promise<void> {
    await this.open(path);
    await this.started();
  }

  started(): Promise<void> {
    return this.until('started', () => this.call('isHydrated'));
  }

  responding(): Promise<void> {
    return this.until('first responder', () => this.call('isResponding'));
  }

  mounted(): Promise<void> {
    return this.until('mounted', () => this.call('isMounted'));
  }

  mark(): Promise<void> {
    return this.call('mark');
  }

  isMarked(): Promise<boolean> {
    return this.call('isMarked');
  }

  async tap(target: Target): Promise<void> {
    const { x, y } = await this.bringIntoView(target);
    await test.step(`tap ${nameOf(target)}`, () => this.tab.pressAt(x, y));
  }

  /** @returns a point of the target in the viewport, CSS px */
  async bringIntoView(target: Target): Promise<{ readonly x: number; readonly y: number }> {
    let last = { x: -1, y: -1 };
    await this.until(`bring into view ${nameOf(target)}`, async () => {
      const before = last;
      const point = await this.call('pointOf', target);
      if (typeof point === 'string') return point;
      last = point;
      return (last.x === before.x && last.y === before.y) || 'moving';
    });
    return last;
  }

  async type(target: Target, text: string): Promise<void> {
    await this.tap(target);
    await this.seesFocusOn(target);
    await this.press('Control+a');
    await test.step(`type ${text}`, () => this.tab.write(text));
    await this.until('typed', async () => (await this.call('fieldText', target)) !== '');
  }

  press(keys: string): Promise<void> {
    return test.step(`press ${keys}`, () => this.tab.press(keys));
  }

  goBack(): Promise<void> {
    return test.step('go back', () => this.tab.go(-1));
  }

  goForward(): Promise<void> {
    return test.step('go forward', () => this.tab.go(1));
  }

  async secondTab(path: string): Promise<void> {
    this.tab = await this.session.newTab();
    this.tabs.push(this.tab);
    await this.tab.show();
    await this.open(path);
  }

  async firstTab(): Promise<void> {
    [this.tab] = this.tabs;
    await this.tab.show();
  }

  sees(what: string | Target): Promise<void> {
    return this.until(`sees ${nameOf(what)}`, () => this.isThere(what));
  }

  seesNo(what: string | Target): Promise<void> {
    return this.until(`sees no ${nameOf(what)}`, async () => !(await this.isThere(what)));
  }

  seesTimes(times: number, target: Target): Promise<void> {
    return this.until(`sees ${nameOf(target)} ${times} times`, async () => {
      const count = await this.call('count', target);
      return count === times || `there ${count} times`;
    });
  }

  seesFocusOn(target: Target): Promise<void> {
    return this.until(`focus on ${nameOf(target)}`, () => this.call('hasFocus', target));
  }

  seesValue(target: Target, value: string): Promise<void> {
    return this.until(`${nameOf(target)} holds ${value}`, async () => {
      const held = await this.call('fieldText', target);
      return held === value || `holds ${held}`;
    });
  }

  isAt(address: string): Promise<void> {
    return this.until(`is at ${address}`, async () => {
      const current = await this.call('address');
      return current === address || `is at ${current}`;
    });
  }

  /** Presses End, repeatedly if the browser does not scroll (`goToFoot` of support/document). */
  goToFoot(): Promise<void> {
    return this.until('is at the foot of the page', async () => {
      await this.press('End');
      await expect.poll(() => this.call('isAtFoot'), { timeout: 5000 }).toBe(true);
      return true;
    });
  }

  /** @returns CSS px from the top */
  scrolled(): Promise<number> {
    return this.call('scrollTop');
  }

  isScrolledTo(top: number): Promise<void> {
    return this.until(`is ${top} px from the top`, async () => {
      const current = await this.call('scrollTop');
      return current === top || `is at ${current}`;
    });
  }

  /** Fails for violations found by axe (https://www.deque.com/axe/). */
  async findsNoBarrier(): Promise<void> {
    // While elements fade, their colours differ.
    const isAtRest =
      '()=>document.getAnimations().every((it)=>it.playState!=="running"||it.effect.getComputedTiming().endTime===Infinity)';
    await this.until('nothing fades or slides', () => this.tab.run<boolean>(isAtRest));
    const look = `${axe};axe.run({resultTypes:['violations']}).then((found)=>{window.barriers=found.violations})`;
    await this.tab.run(`()=>{${look}}`);
    const barriers =
      '()=>window.barriers?.map(({id,nodes})=>id+": "+nodes.map(({html})=>html.slice(0,120)).join(" | "))';
    await this.until(
      'axe has looked',
      async () => (await this.tab.run<unknown>('()=>Boolean(window.barriers)')) === true,
    );
    expect(await this.tab.run<readonly string[]>(barriers)).toEqual([]);
  }

  private async isThere(what: string | Target): Promise<boolean> {
    return typeof what === 'string' ? this.call('shows', what) : (await this.call('count', what)) > 0;
  }

  private call<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<Awaited<ReturnType<InPage[Name]>>> {
    return this.tab.run(callInPage(name), ...args);
  }

  /** Repeats until the answer is true; errors count as no answer, since the document may be replaced meanwhile. */
  private until(what: string, ask: () => Promise<boolean | string>): Promise<void> {
    return test.step(what, () =>
      expect(async () => expect(await ask(), what).toBe(true)).toPass({
        intervals: [20, 50, 100, 200],
        timeout: 60_000,
      }),
    );
  }
}

const nameOf = (what: string | Target) =>
  typeof what === 'string' ? what : `${what.role} ${JSON.stringify(what.name ?? '')}`;
