/** Every route of the site, named once (spec 2, Routes). */
export const paths = {
  home: '/',
  company: '/empresa',
  services: '/servicos',
  products: '/produtos',
  product: (id: string) => `/produtos/${encodeURIComponent(id)}`,
  contact: '/contato',
  orders: '/meus-pedidos',
  signUp: '/cadastro',
  signIn: '/login',
  recovery: '/recuperar-senha',
  /** On preview builds only. */
  designSystem: '/sistema-visual',
  /** On preview builds only. */
  versions: '/versoes',
} as const;

/** Top bar, side menu and footer show the same list (spec 2, Layout). */
export const mainNavigation = [
  { label: 'Home', to: paths.home },
  { label: 'Empresa', to: paths.company },
  { label: 'Serviços', to: paths.services },
  { label: 'Produtos', to: paths.products },
  { label: 'Contato', to: paths.contact },
] as const;
