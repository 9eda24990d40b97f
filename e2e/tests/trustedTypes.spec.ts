import { expect, hydrated, test } from '../support/test';

test('text in a page becomes neither HTML nor code, and no Trusted Types policy can be created', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expect(/Trusted|unsafe-eval/);
  await page.goto('/contato');
  await hydrated(page);
  const succeeded = await page.evaluate(async () => {
    // A new task is needed: Playwright's own evaluation is exempt from the policy.
    await new Promise((resolve) => setTimeout(resolve));
    const html = '<img src="x" onerror="document.title=1">';
    const types = Reflect.get(window, 'trustedTypes');
    const attacks = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: html }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', html),
      write: () => document.write(html),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: html }),
      parse: () => new DOMParser().parseFromString(html, 'text/html'),
      script: () => Object.assign(document.createElement('script'), { text: 'document.title=1' }),
      attribute: () => document.body.setAttribute('onclick', 'document.title=1'),
      eval: () => Reflect.get(window, 'eval')('1'),
      policy: () => types.createPolicy('evil', { createHTML: (text: string) => text }),
      default: () => types.createPolicy('default', { createHTML: (text: string) => text }),
    };
    const succeeds = (attack: () => unknown) => {
      try {
        attack();
        return true;
      } catch {
        return false;
      }
    };
    return Object.entries(attacks).flatMap(([name, attack]) => (succeeds(attack) ? [name] : []));
  });
  expect(succeeded).toEqual([]);
});
