import { expect } from '@playwright/test';
import { test } from '../test';
import { the } from '../visitor';

/** Page of a mountable part, as the test that serves the site names it. */
interface Part {
  readonly name: string;
  readonly version: string;
  readonly address: string;
  /** Text of its link in the footer. */
  readonly link: string;
  /** Text of the live release, and of the release before, if there is one. */
  readonly text: string;
  readonly before?: string;
}

const parts: readonly Part[] = JSON.parse(process.env.PARTS ?? '[]');
const heading = (name: string) => the('heading', name);

for (const { name, version, address, link, text, before } of parts) {
  test(`${name} takes over its HTML, leads to other pages and comes back`, { tag: '@desktop' }, async ({ visitor }) => {
    await visitor.open(address);
    await visitor.sees(heading(text));
    await visitor.mounted();
    await visitor.findsNoBarrier();
    await visitor.mark();
    await visitor.tap(the('link', 'Fale conosco'));
    await visitor.isAt('/contato');
    await visitor.sees(heading('Fale conosco'));
    await visitor.seesNo(heading(text));
    await visitor.goBack();
    await visitor.isAt(address);
    await visitor.sees(heading(text));
    await visitor.mounted();
    await visitor.tap(the('link', 'Fale conosco'));
    await visitor.isAt('/contato');
    await visitor.tap(the('link', link, the('contentinfo')));
    await visitor.sees(heading(text));
    await visitor.mounted();
    expect(await visitor.isMarked()).toBe(true);
  });

  if (before)
    test(`${name} is replaced by its release before when a byte has changed`, { tag: '@desktop' }, async ({
      visitor,
      site,
      quietConsole,
    }) => {
      // Engines word the refusal of a digest differently; the last line is the site's own report.
      quietConsole.expect(/integrity|digest|healed|Failed to load|^error: (?:Object|refused)/i);
      site.edit(new RegExp(`^/${name}/${version}/.*\\.m?js$`), (script) => `${script} `);
      await visitor.open(address);
      await visitor.sees(heading(before));
      await visitor.mounted();
      await visitor.tap(the('link', 'Fale conosco'));
      await visitor.isAt('/contato');
    });
}
