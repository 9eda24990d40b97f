import { PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import { offersSignIn } from '@site/shared/contracts';
import { PageBanner, Section } from '@site/shared/ui';
import { paginaPrivacidade } from '../../content/pagina-privacidade';
import legal from '../legal/LegalPage.module.css';
import { Controller } from './Controller';
import styles from './PrivacyPage.module.css';
import { Rights } from './Rights';
import { treatmentsOf } from './treatments';
import './PrivacyPage.print.module.css';

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

const rows = [
  ['dados', 'Dados'],
  ['finalidade', 'Para quê'],
  ['baseLegal', 'Base legal'],
  ['prazo', 'Por quanto tempo'],
  ['destinatarios', 'Quem mais recebe'],
] as const;

function Treatment({ treatment }: { readonly treatment: ReturnType<typeof treatmentsOf>[number] }) {
  return (
    <article className={styles.treatment}>
      <h3>{treatment.titulo}</h3>
      <dl className={styles.facts}>
        {rows.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{treatment[name]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** Entries that the site stores in the visitor's browser. All are necessary, so the site asks for no consent. */
function BrowserStorage() {
  const { titulo, texto, itens } = paginaPrivacidade.navegador;
  const hasAccounts = offersSignIn(useSiteConfig());
  return (
    <>
      <div className={legal.words}>
        <h2 id="privacy-storage">{titulo}</h2>
        <p>{texto}</p>
      </div>
      <ul className={styles.entries}>
        {itens
          .filter(({ somenteComContas }) => hasAccounts || !somenteComContas)
          .map(({ nome, finalidade, prazo }) => (
            <li key={nome}>
              <h3>{nome}</h3>
              <p>{finalidade}</p>
              <p>{prazo}</p>
            </li>
          ))}
      </ul>
    </>
  );
}
