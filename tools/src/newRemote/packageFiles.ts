import type { PageBudget } from '../weights/budgets';
import type { RemoteRequest } from './remoteRequest';
import { json, literal } from './sourceText';

/** What a new remote takes from the page, as its `package.json` says it. */
export const dependenciesOf = (sharedRange: string, reactRange: string) => ({
  '@site/shared': sharedRange,
  react: reactRange,
});

interface PackageFacts {
  readonly dependencies: Readonly<Record<string, string>>;
  /** Module that configures builds, as packages name it. */
  readonly builder: string;
  /** What its page may fetch. */
  readonly budget: PageBudget;
}

/** The files of a new remote's folder by their paths in it: every package's floor plan (docs/decisions/0001-packages.md). */
export function packageFiles(
  request: RemoteRequest,
  { dependencies, builder, budget }: PackageFacts,
): Record<string, string> {
  const { names, page } = request;
  const feature = `src/${names.camel}`;
  return {
    'package.json': manifest(request, dependencies),
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "types": ["jest", "@testing-library/jest-dom"] },
  "include": ["src", "../delivery/types"]
}
`,
    'webpack.config.ts': `import { remote } from '${builder}';

export default remote(import.meta.dirname);
`,
    'budgets.json': json({ [page]: budget }),
    [`src/exposes/${names.pascal}Page.tsx`]: exposedPage(request),
    'src/exposes/paths.ts': exposedPaths(request),
    [`${feature}/${names.pascal}Page.tsx`]: pageSource(request),
    [`${feature}/${names.pascal}Page.module.css`]: `.words {
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-width: 40rem;
}

.text {
  margin-bottom: var(--space-3);
  color: var(--color-text-soft);
}
`,
    [`${feature}/${names.pascal}Page.test.tsx`]: pageTest(request),
    'src/standalone.tsx': `import { mountStandalone } from '@site/shared/standalone';
import { ${names.pascal}Page } from './${names.camel}/${names.pascal}Page';

mountStandalone(
  <main>
    <${names.pascal}Page />
  </main>,
);
`,
  };
}

function manifest({ names: { folder }, owner }: RemoteRequest, dependencies: PackageFacts['dependencies']): string {
  const command = (name: string) => `node ../tools/bin/run.mjs ${name} ${folder}`;
  return json({
    name: folder,
    version: '1.0.0',
    private: true,
    author: owner,
    type: 'module',
    sideEffects: ['*.css'],
    scripts: {
      dev: command('dev-alone'),
      test: command('test'),
      deploy: command('deploy'),
      promote: command('promote'),
      rollback: command('rollback'),
      'take-back': command('take-back'),
    },
    dependencies,
  });
}

const exposedPage = ({ names }: RemoteRequest) => `import type { Exposed } from '@site/shared/contracts';
import { ${names.pascal}Page } from '../${names.camel}/${names.pascal}Page';

export default ${names.pascal}Page satisfies Exposed<'${names.federation}/${names.pascal}Page'>;
`;

const exposedPaths = ({ names }: RemoteRequest) => `import { paths } from '@site/shared';
import type { Exposed } from '@site/shared/contracts';

export default { paths: [paths.${names.camel}] } satisfies Exposed<'${names.federation}/paths'>;
`;

const pageSource = ({
  names,
  page,
  title,
}: RemoteRequest) => `import { PageHead, type PageMetadata, paths } from '@site/shared';
import { ButtonLink, PageBanner, Section } from '@site/shared/ui';
import styles from './${names.pascal}Page.module.css';

const metadata: PageMetadata = {
  title: ${literal(title)},
  description: ${literal(`${title}: fale com a nossa equipe sobre segurança contra incêndio e pânico para a sua empresa, o seu condomínio ou o seu estabelecimento.`)},
  canonicalPath: paths.${names.camel},
};

/** \`${page}\` */
export function ${names.pascal}Page() {
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBanner title={metadata.title} text="Segurança contra incêndio e pânico para quem não pode parar." />
      <Section aria-labelledby="${names.folder}-intro">
        <div className={styles.words}>
          <h2 id="${names.folder}-intro">Esta página está começando</h2>
          <p className={styles.text}>
            Em breve você encontra aqui tudo o que preparamos. Enquanto isso, a nossa equipe responde em até 24 horas.
          </p>
          <ButtonLink to={paths.contact}>Fale conosco</ButtonLink>
        </div>
      </Section>
    </>
  );
}
`;

const pageTest = ({ names, title }: RemoteRequest) => `import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { ${names.pascal}Page } from './${names.pascal}Page';

test('has its heading, and leads to the contact page', () => {
  renderInSite(<${names.pascal}Page />);
  expect(screen.getByRole('heading', { level: 1, name: ${literal(title)} })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fale conosco' })).toHaveAttribute('href', '/contato');
});
`;
