import person1 from '@images/equipe/1?width=120-400';
import person2 from '@images/equipe/2?width=120-400';
import person3 from '@images/equipe/3?width=120-400';
import person4 from '@images/equipe/4?width=120-400';

/** Member of the staff (spec 3, Team member). The portraits are illustrations, 640 × 720 px. */
export interface TeamMember {
  readonly id: string;
  readonly image: string;
  readonly name: string;
  readonly role: string;
  readonly description: string;
}

export const teamMembers: readonly TeamMember[] = [
  {
    id: 'engenharia',
    image: person1,
    name: 'Renata Oliveira',
    role: 'Engenharia de segurança',
    description: 'Responde tecnicamente por projetos e laudos e define, com o cliente, a solução para cada risco.',
  },
  {
    id: 'projetos',
    image: person2,
    name: 'Paulo Mendes',
    role: 'Projetos e legalização',
    description: 'Dimensiona os sistemas e acompanha os processos no Corpo de Bombeiros até a vistoria.',
  },
  {
    id: 'operacoes',
    image: person3,
    name: 'Marcos Santos',
    role: 'Operações e manutenção',
    description: 'Coordena as equipes de campo: instalação, ensaios, recargas e visitas dos contratos preventivos.',
  },
  {
    id: 'atendimento',
    image: person4,
    name: 'Cláudia Lima',
    role: 'Atendimento e treinamento',
    description: 'Cuida do retorno em até 24 horas, dos treinamentos e das escalas de brigada e guardiões de piscina.',
  },
];
