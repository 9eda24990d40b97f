import { paths } from '@site/shared';

/** Lead to the catalogue, filtered. */
export const productCategories = [
  { label: 'Extintores portáteis', to: `${paths.products}?filtro=portatil` },
  { label: 'Extintores Sobre-Rodas/Carreta', to: `${paths.products}?filtro=sobre-rodas` },
] as const;

/** Lead to the services page with the service opened, by the site's older addresses (spec 2, Layout). */
export const footerServices = [
  { label: 'Legalização no Corpo de Bombeiros', to: '/servicos.html#legalizacao' },
  { label: 'Projetos de incêndio', to: '/servicos.html#projetos' },
  { label: 'Instalação e manutenção', to: '/servicos.html#instalacao' },
  { label: 'Contrato de manutenção preventiva', to: '/servicos.html#contrato' },
  { label: 'Brigada e guardião de piscina', to: '/servicos.html#brigada' },
  { label: 'Recarga de extintores e reteste', to: '/servicos.html#extintor' },
] as const;

export const socialNetworks = [
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'whatsapp', name: 'WhatsApp' },
  { id: 'facebook', name: 'Facebook' },
] as const;
