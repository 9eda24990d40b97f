import credenciamento from '@images/selos/credenciamento?width=109-128';
import engenharia from '@images/selos/engenharia?width=109-128';
import inmetro from '@images/selos/inmetro?width=109-128';
import normas from '@images/selos/normas?width=109-128';

/** Accreditations, each with its seal (240 × 240 px). */
export const seals = [
  {
    src: credenciamento,
    title: 'Credenciada no Corpo de Bombeiros',
    text: 'Empresa com registro no Corpo de Bombeiros Militar do Estado do Rio de Janeiro.',
  },
  {
    src: normas,
    title: 'Projeto e execução por norma',
    text: 'COSCIP 42/18 e ABNT em todo serviço; NFPA e FM quando o risco ou a seguradora pedem.',
  },
  {
    src: inmetro,
    title: 'Recarga aprovada pelo Inmetro',
    text: 'Carga válida por 1 ano e teste hidrostático válido por 5 anos, com as datas em cada extintor.',
  },
  {
    src: engenharia,
    title: 'Responsabilidade técnica',
    text: 'Engenharia de segurança contra incêndio à frente de projetos, laudos e obras.',
  },
] as const;
