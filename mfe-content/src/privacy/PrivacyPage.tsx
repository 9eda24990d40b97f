import { PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import { PageBanner, Section } from '@site/shared/ui';
import { paginaPrivacidade } from '../../content/pagina-privacidade';
import { BrowserStorage } from './BrowserStorage';
import { Controller } from './Controller';
import styles from './PrivacyPage.module.css';
import './PrivacyPage.print.module.css';
import { Rights } from './Rights';
import { Treatment } from './Treatment';
import { treatmentsOf } from './treatments';

const metadata: PageMetadata = {
  title: paginaPrivacidade.titulo,
  description: paginaPrivacidade.descricao,
  canonicalPath: paths.privacy,
};

/** Information that the LGPD (Lei 13.709/2018, art. 9) demands, with the facts of `site.config.json`. */
export function PrivacyPage() {
  const config = useSiteConfig();
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBanner
        eyebrow={paginaPrivacidade.faixa.chamada}
        title={paginaPrivacidade.faixa.titulo}
        text={paginaPrivacidade.faixa.texto}
      />
      <Section isStatic aria-labelledby="privacy-controller">
        <Controller />
      </Section>
      <Section isStatic tone="surface" aria-labelledby="privacy-treatments">
        <h2 id="privacy-treatments">{paginaPrivacidade.tratamentos.titulo}</h2>
        <div className={styles.treatments}>
          {treatmentsOf(config).map((treatment) => (
            <Treatment key={treatment.titulo} treatment={treatment} />
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
