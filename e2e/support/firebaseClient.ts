import type { Page, Response } from '@playwright/test';

/** Stands in every build of Firebase's sign-in, whatever the bundler calls the file. */
const markOfFirebase = 'identitytoolkit';

const accountScripts = '**/mfe-account/**/*.js';

/** Lets no page load Firebase any more, as a network or an extension does that blocks it. */
export async function blockFirebase(page: Page): Promise<void> {
  await page.route(accountScripts, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(markOfFirebase)) await route.abort();
    else await route.fulfill({ response });
  });
}

export interface Weight {
  /** Paths below the account package's version. */
  readonly files: readonly string[];
  /** Bytes on the network of those that hold Firebase. */
  readonly firebaseBytes: () => Promise<number>;
}

/** Weighs what the page loads of the account package from now on. */
export function weighAccountPackage(page: Page): Weight {
  const files: string[] = [];
  const responses: Response[] = [];
  page.on('response', (response) => {
    const file = /\/mfe-account\/[^/]+\/(.+)$/.exec(new URL(response.url()).pathname)?.[1];
    if (file === undefined) return;
    files.push(file);
    if (file.endsWith('.js')) responses.push(response);
  });
  return {
    files,
    async firebaseBytes() {
      let bytes = 0;
      for (const response of responses) {
        if (!(await response.text()).includes(markOfFirebase)) continue;
        bytes += (await response.request().sizes()).responseBodySize;
      }
      return bytes;
    },
  };
}
