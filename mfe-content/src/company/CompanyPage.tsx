import narrowBanner from '@images/empresa/banner?width=500-735&ratio=2.1';
import banner from '@images/empresa/banner?width=1000-1920';
import { PageHead, type PageMetadata, paths } from '@site/shared';
import { PageBanner } from '@site/shared/ui';
import { paginaEmpresa } from '../../content/pagina-empresa';
import { BannerPicture } from '../banner/BannerPicture';
import { Accordion } from './accordion/Accordion';
import { Counters } from './counters/Counters';
import { Differentials } from './differentials/Differentials';
import { Intro } from './intro/Intro';
import { Team } from './team/Team';

const metadata: PageMetadata = {
  title: paginaEmpresa.titulo,
  description: paginaEmpresa.descricao,
  canonicalPath: paths.company,
};

/** Spec 2, Company page. */
export function CompanyPage() {
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBanner
        eyebrow={paginaEmpresa.faixa.chamada}
        title={paginaEmpresa.faixa.titulo}
        text={paginaEmpresa.faixa.texto}
        image={
          <BannerPicture
            wide={banner}
            narrow={narrowBanner}
            titleLines={2}
            narrowSizes="(width < 25rem) 732px, 625px"
          />
        }
      />
      <Intro />
      <Counters />
      <Accordion />
      <Team />
      <Differentials />
    </>
  );
}
