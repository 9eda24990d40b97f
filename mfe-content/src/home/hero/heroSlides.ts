import slide1Desktop from '@images/hero/slide-1-desktop?width=900-1600';
import slide1Mobile from '@images/hero/slide-1-mobile?width=361-768';
import slide2 from '@images/hero/slide-2?width=801-1440';
import slide2Mobile from '@images/hero/slide-2-mobile?width=361-768';
import slide3 from '@images/hero/slide-3?width=801-1440';
import slide3Mobile from '@images/hero/slide-3-mobile?width=361-768';
import { paths } from '@site/shared';

/** Slide of the hero carousel (spec 3, Hero slide). */
export interface HeroSlideContent {
  readonly id: string;
  /** 900 × 630 px, up to 768 px of width. */
  readonly src: string;
  /** 1920 px wide, above 768 px of width. */
  readonly desktopSrc: string;
  /** Width of `desktopSrc`, clipped sides included: the slide is 2.06 times as wide as high. */
  readonly desktopSizes: string;
  readonly alt: string;
  readonly titulo: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
  /** True for a slide without title and text above 768 px (spec 9, Hero carousel). */
  readonly pictureOnly?: boolean;
}

export const heroSlides: readonly HeroSlideContent[] = [
  {
    id: 'destaque-sistemas',
    src: slide1Mobile,
    desktopSrc: slide1Desktop,
    desktopSizes: '(width >= 1024px) 83vw, 117vw',
    alt: 'Edifício em corte à noite, com a rede de hidrantes, os sprinklers, a escada de emergência e a casa de bombas à vista.',
    titulo: 'O prédio inteiro protegido',
    text: 'Projeto, legalização, instalação e manutenção dos sistemas contra incêndio do seu imóvel.',
    link: { label: 'Conheça os serviços', to: paths.services },
    pictureOnly: true,
  },
  {
    id: 'destaque-manutencao',
    src: slide2Mobile,
    desktopSrc: slide2,
    desktopSizes: '(width >= 1024px) 74vw, 104vw',
    alt: 'Técnico de capacete confere extintores e um abrigo de mangueira com a lista de inspeção na mão.',
    titulo: 'Em dia no ano inteiro',
    text: 'Inspeções programadas, testes registrados e nenhum vencimento esquecido: carga de 1 ano, teste hidrostático de 5.',
    link: { label: 'Veja o contrato preventivo', to: `${paths.services}#contrato` },
  },
  {
    id: 'destaque-instalacao',
    src: slide3Mobile,
    desktopSrc: slide3,
    desktopSizes: '(width >= 1024px) 74vw, 104vw',
    alt: 'Casa de bombas de incêndio com bombas, válvulas e tubulação vermelhas e painel de comando.',
    titulo: 'Engenharia que aguenta pressão',
    text: 'Bombas, hidrantes, sprinklers e alarmes instalados e ensaiados conforme o COSCIP 42/18 e a ABNT.',
    link: { label: 'Fale com a engenharia', to: paths.contact },
  },
];
