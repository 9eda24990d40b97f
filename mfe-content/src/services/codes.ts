/** Standards that the services follow (spec 2, Services, Details). */
export const codes = [
  { name: 'COSCIP 42/18', meaning: 'Código de Segurança contra Incêndio e Pânico do Estado do Rio de Janeiro' },
  { name: 'ABNT', meaning: 'Normas brasileiras de projeto, instalação, ensaio e manutenção' },
  { name: 'NFPA', meaning: 'Normas internacionais de proteção contra incêndio' },
  { name: 'FM', meaning: 'Padrões de seguradoras para sistemas e equipamentos' },
  { name: 'Inmetro', meaning: 'Aprovação da recarga de extintores' },
] as const;
