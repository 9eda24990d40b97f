import type { ServiceId } from './services';

/** List of included work; a service in two parts has two lists. */
export interface ServiceScope {
  readonly title: string;
  readonly items: readonly string[];
}

/** Link to the chat; the message asks for a quote of `service`. */
export interface Quote {
  readonly label: string;
  readonly service: string;
}

/** Text of a service on the services page (spec 2, Services). */
export interface ServiceDetails {
  readonly lead: string;
  readonly audience: string;
  readonly scopes: readonly ServiceScope[];
  /** Law or standard that applies. */
  readonly rule: string;
  readonly standards: readonly string[];
  readonly quotes: readonly Quote[];
}

const quoteLabel = 'Faça seu orçamento';

export const serviceDetails: Readonly<Record<ServiceId, ServiceDetails>> = {
  legalizacao: {
    lead: 'Conduzimos o processo do seu imóvel no Corpo de Bombeiros Militar do Estado do Rio de Janeiro: do primeiro levantamento ao Certificado de Aprovação, passando por cada exigência do caminho.',
    audience:
      'Para quem vai abrir, ampliar ou mudar o uso de um estabelecimento, e para condomínios com documentação incompleta ou vencida.',
    scopes: [
      {
        title: 'O que está incluído',
        items: [
          'Levantamento do imóvel: área, altura, ocupação e risco',
          'Enquadramento no COSCIP 42/18 e lista das medidas exigidas',
          'Montagem e protocolo do processo para o Laudo de Exigências',
          'Acompanhamento das análises e resposta às exigências',
          'Orientação da obra e dos equipamentos que o laudo pede',
          'Preparação e acompanhamento da vistoria',
        ],
      },
    ],
    rule: 'O COSCIP 42/18 é o Código de Segurança contra Incêndio e Pânico do Estado do Rio de Janeiro. É ele que define o que cada edificação precisa ter para receber o Certificado de Aprovação.',
    standards: ['COSCIP 42/18'],
    quotes: [{ label: quoteLabel, service: 'Legalização junto ao Corpo de Bombeiros' }],
  },
  projetos: {
    lead: 'Dimensionamos cada sistema pelo risco da edificação e pelo que o COSCIP 42/18 exige. O projeto sai pronto para aprovar no Corpo de Bombeiros e para ser executado na obra, sem lacunas para resolver no canteiro.',
    audience:
      'Para construtoras, escritórios de arquitetura, indústrias, galpões, lojas e condomínios: obra nova, reforma ou regularização.',
    scopes: [
      {
        title: 'O que está incluído',
        items: [
          'Rede de hidrantes e mangotinhos',
          'Chuveiros automáticos (sprinklers)',
          'Detecção e alarme de incêndio',
          'Saídas, iluminação e sinalização de emergência',
          'Distribuição de extintores por classe de fogo',
          'Cálculo hidráulico, memorial descritivo e lista de materiais',
        ],
      },
    ],
    rule: 'Os projetos seguem o COSCIP 42/18 e as normas da ABNT. Onde o risco ou a seguradora pedem mais, usamos as normas da NFPA e os padrões da FM.',
    standards: ['COSCIP 42/18', 'ABNT', 'NFPA', 'FM'],
    quotes: [{ label: quoteLabel, service: 'Projetos de segurança contra incêndio' }],
  },
  instalacao: {
    lead: 'Executamos o que o projeto aprovado manda e deixamos o sistema testado, identificado e documentado. Também assumimos a manutenção de instalações existentes, depois de um diagnóstico do que está em uso.',
    audience: 'Para edificações em obra, prédios que receberam exigências e sistemas que não passaram no último teste.',
    scopes: [
      {
        title: 'O que está incluído',
        items: [
          'Casa de bombas: bombas, painéis, válvulas e pressurização',
          'Tubulação, abrigos, hidrantes, mangotinhos e sprinklers',
          'Centrais de alarme, detectores e acionadores manuais',
          'Iluminação de emergência e sinalização',
          'Ensaios de estanqueidade, pressão e vazão',
          'Manutenção corretiva, com substituição de peças',
        ],
      },
    ],
    rule: 'Materiais, montagem e ensaios seguem o COSCIP 42/18 e as normas da ABNT e, quando especificados em projeto, as da NFPA e os padrões da FM.',
    standards: ['COSCIP 42/18', 'ABNT', 'NFPA', 'FM'],
    quotes: [{ label: quoteLabel, service: 'Instalação e manutenção de sistemas de combate a incêndio' }],
  },
  contrato: {
    lead: 'Um sistema contra incêndio passa anos parado e precisa funcionar no primeiro minuto. O contrato põe as inspeções, os testes e os vencimentos num calendário só, para que nada dependa da memória de alguém.',
    audience: 'Para síndicos, administradoras, gestores prediais e responsáveis pela segurança de empresas.',
    scopes: [
      {
        title: 'O que está incluído',
        items: [
          'Calendário anual de visitas, combinado com a administração',
          'Inspeção de extintores, mangueiras, hidrantes e sprinklers',
          'Teste das bombas, do alarme e da iluminação de emergência',
          'Controle da carga dos extintores, válida por 1 ano',
          'Controle do teste hidrostático, válido por 5 anos',
          'Relatório de cada visita, com o que foi feito e o que falta',
        ],
      },
    ],
    rule: 'As rotinas seguem as normas da ABNT e mantêm a edificação nas condições que o COSCIP 42/18 exige também depois da vistoria.',
    standards: ['COSCIP 42/18', 'ABNT'],
    quotes: [{ label: quoteLabel, service: 'Contrato de manutenção preventiva' }],
  },
  brigada: {
    lead: 'Fornecemos profissionais para a brigada de incêndio de empresas, condomínios e eventos, e guardiões para piscinas de uso coletivo, com escala definida e substituição prevista.',
    audience: 'Para condomínios, clubes, hotéis, academias, shoppings, indústrias, obras e eventos.',
    scopes: [
      {
        title: 'Brigada de incêndio',
        items: [
          'Dimensionamento da equipe conforme a ocupação e o risco',
          'Rondas e inspeção visual dos equipamentos',
          'Primeiro combate, primeiros socorros e abandono da área',
          'Apoio ao Corpo de Bombeiros na chegada',
        ],
      },
      {
        title: 'Guardião de piscina',
        items: [
          'Guardião certificado pelo Corpo de Bombeiros',
          'Vigilância durante todo o horário de uso da piscina',
          'Orientação dos banhistas e prevenção de acidentes',
          'Resgate e primeiros socorros',
        ],
      },
    ],
    rule: 'Em piscinas de uso coletivo, a presença de um guardião de piscina certificado pelo Corpo de Bombeiros é obrigatória. A brigada segue o COSCIP 42/18 e as normas da ABNT.',
    standards: ['COSCIP 42/18', 'ABNT'],
    quotes: [
      { label: 'Brigada de Incêndio', service: 'Brigada de Incêndio' },
      { label: 'Guardião de Piscina', service: 'Guardião de Piscina' },
    ],
  },
  extintor: {
    lead: 'Extintor vencido não apaga fogo nem passa em vistoria. Inspecionamos, recarregamos e ensaiamos extintores portáteis e sobre rodas e mangueiras de incêndio, e cada peça volta identificada com a próxima data.',
    audience: 'Para qualquer edificação com extintores ou hidrantes: de uma loja a um parque industrial.',
    scopes: [
      {
        title: 'Recarga de extintores',
        items: [
          'Água, CO₂, pó químico ABC e BC e espuma mecânica',
          'Pesagem, limpeza, troca de vedações, lacre e selo',
          'Carga válida por 1 ano',
          'Teste hidrostático do cilindro, válido por 5 anos',
        ],
      },
      {
        title: 'Reteste de mangueiras',
        items: [
          'Ensaio hidrostático de cada lance',
          'Inspeção de uniões, vedações e revestimento',
          'Limpeza, secagem e acondicionamento no abrigo',
          'Identificação com a data do próximo ensaio',
        ],
      },
    ],
    rule: 'A recarga é aprovada pelo Inmetro e segue as normas da ABNT. A carga do extintor vale por 1 ano; o teste hidrostático, por 5 anos.',
    standards: ['Inmetro', 'ABNT', 'COSCIP 42/18'],
    quotes: [
      { label: 'Recarga de Extintores', service: 'Recarga de Extintores' },
      { label: 'Reteste de Mangueiras', service: 'Reteste de Mangueiras' },
    ],
  },
};
