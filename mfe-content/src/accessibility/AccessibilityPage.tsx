import { Link, PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import { callLink } from '@site/shared/format';
import { AccessibilityIcon, CheckIcon, PageBanner, Section } from '@site/shared/ui';
import { paginaAcessibilidade } from '../../content/pagina-acessibilidade';
import { fill } from '../legal/fill';
import legal from '../legal/LegalPage.module.css';
import styles from './AccessibilityPage.module.css';

const { titulo, descricao, faixa, testes, limites, reclamacao } = paginaAcessibilidade;

const metadata: PageMetadata = { title: titulo, description: descricao, canonicalPath: paths.accessibility };

/** Accessibility statement, marked by the symbol that the law asks for (Lei 13.146/2015, art. 63, § 1). */
export function AccessibilityPage() {
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBanner
        eyebrow={faixa.chamada}
        title={faixa.titulo}
        text={faixa.texto}
        image={<AccessibilityIcon className={styles.symbol} />}
      />
      <Section isStatic aria-labelledby="access-tests">
        <div className={legal.columns}>
          <div className={legal.words}>
            <h2 id="access-tests">{testes.titulo}</h2>
            <p>{testes.texto}</p>
            <dl className={styles.standards}>
              {testes.normas.map(({ sigla, significado }) => (
                <div key={sigla}>
                  <dt>{sigla}</dt>
                  <dd>{significado}</dd>
                </div>
              ))}
            </dl>
          </div>
          <ul className={styles.tests}>
            {testes.itens.map((test) => (
              <li key={test}>
                <CheckIcon size={20} className={styles.check} />
                {test}
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section isStatic tone="surface" aria-labelledby="access-limits">
        <div className={legal.words}>
          <h2 id="access-limits">{limites.titulo}</h2>
          <p>{limites.texto}</p>
        </div>
        <ul className={styles.limits}>
          {limites.itens.map(({ barreira, alternativa }) => (
            <li key={barreira}>
              <p>{barreira}</p>
              <p>{alternativa}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section isStatic aria-labelledby="access-complaint">
        <Complaint />
      </Section>
    </>
  );
}

/** Ways to complain, and the time to the answer. */
function Complaint() {
  const { email, phone } = useSiteConfig().contact;
  const ways = {
    email: (
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>
    ),
    telefone: (
      <a key="telefone" href={callLink(phone)}>
        {phone}
      </a>
    ),
    contato: (
      <Link key="contato" to={paths.contact}>
        formulário de contato
      </Link>
    ),
  };
  return (
    <div className={legal.columns}>
      <h2 id="access-complaint">{reclamacao.titulo}</h2>
      <div className={`${legal.words} ${styles.complaint}`}>
        <p>{fill(reclamacao.texto, ways)}</p>
        <p className={styles.time}>{reclamacao.prazo}</p>
        <p>{reclamacao.recurso}</p>
        <p className={styles.date}>{reclamacao.atualizacao}</p>
      </div>
    </div>
  );
}
