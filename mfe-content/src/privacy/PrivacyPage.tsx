import { PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import { PageBanner, Section } from '@site/shared/ui';
import { BrowserStorage } from './BrowserStorage';
import { Controller } from './Controller';
import styles from './PrivacyPage.module.css';
import './PrivacyPage.print.module.css';
import { Rights } from './Rights';
import { Treatment } from './Treatment';
import { treatmentsOf } from './treatments';

const metadata: PageMetadata = {
  title: 'Privacidade',
  description:
    'Quais dados pessoais este site usa, para quê, com qual base legal, por quanto tempo, com quem os compartilha e como exercer os seus direitos pela LGPD.',
  canonicalPath: paths.privacy,
};

/** Information that the LGPD (Lei 13.709/2018, art. 9) demands, with the facts of `site.config.json`. */
export function PrivacyPage() {
  const config = useSiteConfig();
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBanner
        eyebrow="Privacidade"
        title="O que fazemos com os seus dados"
        text="Só pedimos o que usamos. Aqui está o quê, para quê, por quanto tempo e como pedir de volta."
      />
      <Section isStatic aria-labelledby="privacy-controller">
        <Controller />
      </Section>
      <Section isStatic tone="surface" aria-labelledby="privacy-treatments">
        <h2 id="privacy-treatments">Quais dados, para quê e por quanto tempo</h2>
        <div className={styles.treatments}>
          {treatmentsOf(config).map((treatment) => (
            <Treatment key={treatment.title} treatment={treatment} />
          ))}
        </div>
      </Section>
      <Section isStatic aria-labelledby="privacy-storage">
        <BrowserStorage />
      </Section>
      <Section isStatic tone="surface" aria-labelledby="privacy-rights">
        <Rights />
      </Section>
    </>
  );
}
