import image from '@images/empresa/intro?width=288-800';
import { paths } from '@site/shared';
import { ButtonLink, Eyebrow, Picture, Section } from '@site/shared/ui';
import './Intro.print.module.css';
import styles from './Intro.module.css';

/** Spec 2, Company page: intro text. */
export function Intro() {
  return (
    <Section isStatic aria-labelledby="company-intro">
      <div className={styles.layout}>
        <Picture
          className={styles.image}
          src={image}
          sizes="(width >= 1370px) 608px, (width >= 1024px) 44.4vw, 94vw"
          alt="Três profissionais reunidos em volta da planta de um edifício, com a rede de combate a incêndio traçada em vermelho."
          width={900}
          height={700}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.words}>
          <Eyebrow>Quem somos</Eyebrow>
          <h2 id="company-intro">Primeiro a engenharia, depois o documento</h2>
          <p className={styles.lead}>
            Há mais de 5 anos projetamos, legalizamos, instalamos e mantemos sistemas de segurança contra incêndio e
            pânico para empresas, condomínios e estabelecimentos.
          </p>
          <p className={styles.text}>
            Somos credenciados no Corpo de Bombeiros e trabalhamos no Estado do Rio de Janeiro, onde vale o COSCIP
            42/18, e em todo o Brasil. A mesma equipe que levanta o risco do imóvel calcula a rede, acompanha a obra,
            prepara a vistoria e volta para conferir se tudo continua funcionando.
          </p>
          <p className={styles.text}>
            Isso muda o resultado. O projeto considera a manutenção, a instalação respeita o projeto, e o documento na
            parede descreve o que existe de fato no prédio.
          </p>
          <ButtonLink to={paths.services} variant="secondary">
            Veja os serviços
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
