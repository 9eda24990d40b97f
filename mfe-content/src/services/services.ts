import brigada from '@images/servicos/brigada?width=104-104';
import contrato from '@images/servicos/contrato?width=104-104';
import extintor from '@images/servicos/extintor?width=104-104';
import instalacao from '@images/servicos/instalacao?width=104-104';
import legalizacao from '@images/servicos/legalizacao?width=104-104';
import projetos from '@images/servicos/projetos?width=104-104';

/** Service in brief (spec 1; spec 3, Service card). */
export interface Service {
  readonly id: ServiceId;
  readonly icon: string;
  readonly title: string;
  readonly description: string;
}

/** Spec 2, Services; also the anchors of the services page. */
export type ServiceId = 'legalizacao' | 'projetos' | 'instalacao' | 'contrato' | 'brigada' | 'extintor';

export const services: readonly Service[] = [
  {
    id: 'legalizacao',
    icon: legalizacao,
    title: 'Legalização junto ao Corpo de Bombeiros',
    description: 'Do enquadramento à vistoria, conduzimos o processo do seu imóvel no Corpo de Bombeiros.',
  },
  {
    id: 'projetos',
    icon: projetos,
    title: 'Projetos de segurança contra incêndio',
    description: 'Hidrantes, sprinklers, detecção, alarme e rotas de fuga em projetos prontos para aprovar e executar.',
  },
  {
    id: 'instalacao',
    icon: instalacao,
    title: 'Instalação e manutenção de sistemas de combate a incêndio',
    description: 'Montagem, testes e reparo de bombas, hidrantes, sprinklers e alarmes, conforme o projeto aprovado.',
  },
  {
    id: 'contrato',
    icon: contrato,
    title: 'Contrato de manutenção preventiva',
    description: 'Visitas programadas, testes registrados e vencimentos sob controle durante o ano inteiro.',
  },
  {
    id: 'brigada',
    icon: brigada,
    title: 'Brigada de incêndio e guardião de piscina',
    description: 'Equipes preparadas para os primeiros minutos de uma emergência e para a segurança da piscina.',
  },
  {
    id: 'extintor',
    icon: extintor,
    title: 'Recarga de extintores e reteste de mangueiras',
    description: 'Recarga aprovada pelo Inmetro e ensaio de mangueiras, com as datas de validade à vista.',
  },
];
