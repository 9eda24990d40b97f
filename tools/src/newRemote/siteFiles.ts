import { packageWorkflow, workflowFile } from '../pipelines/packageWorkflow';
import type { RemoteNames } from './remoteNames';
import type { RemoteRequest } from './remoteRequest';
import { literal } from './sourceText';

/** Where the remotes of the site are registered, relative to the repository. */
export const registryFolder = 'shared/src/contracts/registry';

/** What those who use `@site/shared` are told of its versions. */
export const changelogFile = 'shared/CHANGELOG.md';

/** Files of a remote outside its folder, relative to the repository. */
export function placesOf({ folder, camel }: RemoteNames) {
  return {
    registry: `${registryFolder}/${camel}.ts`,
    browserTest: `e2e/tests/${camel}.spec.ts`,
    workflow: workflowFile(folder),
  };
}

export function siteFiles(request: RemoteRequest): Record<string, string> {
  const { registry, browserTest, workflow } = placesOf(request.names);
  return {
    [registry]: registration(request),
    [browserTest]: browserTestSource(request),
    [workflow]: packageWorkflow(request.names.folder),
  };
}

function registration({ names, page, menu }: RemoteRequest): string {
  const { folder, federation, camel, pascal } = names;
  const entry = menu ? `, menu: { label: ${literal(menu.label)}, position: ${menu.position} }` : '';
  return `import type { PageModule, PagePaths } from '../pageModule';
import type { PageOf, RegisteredRemote } from './registeredRemote';

/** What ${folder} lets the others load. */
export interface ${pascal}Modules {
  '${federation}/${pascal}Page': PageModule;
  '${federation}/paths': { readonly default: PagePaths };
}

export const ${camel}Paths = { ${camel}: '${page}' } as const;

export const ${camel}Remote: RegisteredRemote<PageOf<${pascal}Modules>> = {
  folder: '${folder}',
  pages: [{ pattern: ${camel}Paths.${camel}, module: '${federation}/${pascal}Page'${entry} }],
};
`;
}

function browserTestSource({ names, page, title, menu }: RemoteRequest): string {
  const comes = menu
    ? `  await page.getByRole('contentinfo').getByRole('link', { name: ${literal(menu.label)}, exact: true }).click();`
    : `  // Nothing leads there yet but the browser's forward button.
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);`;
  return `import { expect, expectAccessible, hydrated, test } from '../support/test';
import { expectNoSidewaysScroll } from '../support/width';

const path = '${page}';
const title = ${literal(title)};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(\`\${path} is there, and says of itself what it is\`, async ({ page, request }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.title()).toContain(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(\`\${path}$\`));
    await expect(page.locator('[data-boundary="${names.federation}/${names.pascal}Page"]')).toBeAttached();
    expect(await (await request.get('/sitemap.xml')).text()).toContain(\`\${path}</loc>\`);
  });
});

test(\`\${path} hydrates in silence, is accessible, and fits the screen\`, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expectAccessible(page);
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
  }
});

test(\`who comes to \${path} from another page finds the focus on its heading\`, async ({ page }) => {
  await page.goto('/contato');
  await hydrated(page);
${comes}
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
});
`;
}
