import icon1 from '@images/diferenciais/1?width=64-64';
import icon2 from '@images/diferenciais/2?width=64-64';
import icon3 from '@images/diferenciais/3?width=64-64';
import icon4 from '@images/diferenciais/4?width=64-64';
import icon5 from '@images/diferenciais/5?width=64-64';
import icon6 from '@images/diferenciais/6?width=64-64';

/** Differentials of the company (spec 2, Company page); icons of 96 × 96 px. */
export const differentials = [
  {
    icon: icon1,
    title: 'Experiência técnica',
    text: 'Mais de 5 anos de projeto, obra e manutenção de sistemas contra incêndio.',
  },
  {
    icon: icon2,
    title: 'Prazo combinado',
    text: 'O cronograma é acertado antes de começar e acompanhado com você até a entrega.',
  },
  {
    icon: icon3,
    title: 'Resposta em até 24 horas',
    text: 'Dúvida, orçamento ou urgência: quem escreve para nós recebe retorno em até um dia.',
  },
  {
    icon: icon4,
    title: 'Conformidade com as normas',
    text: 'COSCIP 42/18 e ABNT em todo serviço; NFPA e FM quando o risco ou a seguradora pedem.',
  },
  {
    icon: icon5,
    title: 'Equipe qualificada',
    text: 'Engenharia, técnicos, brigadistas e guardiões preparados para cada frente de trabalho.',
  },
  {
    icon: icon6,
    title: 'Vida e patrimônio',
    text: 'Cada decisão de projeto começa pelas pessoas e termina no que elas construíram.',
  },
] as const;
