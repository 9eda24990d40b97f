import type { SiteConfig } from '@site/shared/contracts';

export const sampleConfig: SiteConfig = {
  siteUrl: 'https://www.example.com.br',
  preview: true,
  brand: {
    name: 'Sentinela',
    legalName: 'Sentinela Engenharia Contra Incêndio Ltda.',
    tagline: 'Engenharia contra incêndio',
  },
  contact: {
    phone: '(21) 0000-0000',
    whatsapp: '5521999990000',
    email: 'comercial@example.com.br',
    street: 'Rua Exemplo, 100',
    district: 'Pechincha',
    city: 'Rio de Janeiro',
    state: 'RJ',
    postalCode: '22770-000',
    mapUrl: 'https://www.openstreetmap.org/',
    hours: 'Segunda a sexta, das 8:00 às 17:00',
  },
  registration: { cnpj: '00.000.000/0001-00', fireBrigade: 'CBMERJ 00-000' },
  socialLinks: [
    { name: 'LinkedIn', icon: 'linkedin', url: 'https://www.linkedin.com/' },
    { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/' },
    { name: 'WhatsApp', icon: 'whatsapp', url: 'https://wa.me/5521999990000' },
    { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/' },
  ],
  social: {
    linkedin: 'https://www.linkedin.com/',
    instagram: 'https://www.instagram.com/',
    whatsapp: 'https://wa.me/5521999990000',
    facebook: 'https://www.facebook.com/',
  },
  mailEndpoint: '/send_mail.php',
  observationsEndpoint: '/observations',
  vitalsSample: 25,
  firebase: null,
  authEmulatorUrl: 'http://localhost:9099',
};
